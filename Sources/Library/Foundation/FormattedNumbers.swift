// Loads by member

extension BinaryInteger {
  func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self {
    style.format(self)
  }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput: BinaryInteger {
    style.format(S.FormatInput(self))
  }
}
extension BinaryFloatingPoint {
  func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self {
    style.format(self)
  }
}
extension Decimal {
  func formatted() -> String { Decimal.FormatStyle().format(self) }
  func formatted<S: _FormatStyleProtocol>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Decimal {
    style.format(self)
  }
}
extension Sequence {
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self {
    style.format(self)
  }
}
extension Sequence where Element == String {
  func formatted() -> String {
    ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle(), type: .and)
      .format(self)
  }
}
