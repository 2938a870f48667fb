// Parsing of numbers by format styles.
//
// Loads by member

extension BinaryInteger {
  init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == Self {
    self = try strategy.parse(value)
  }
}
extension BinaryFloatingPoint {
  init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = true) throws
  {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = true)
    throws
  {
    self = try format.parseStrategy.parse(value)
  }
  init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == Self {
    self = try strategy.parse(value)
  }
}
extension Decimal {
  init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: Decimal.FormatStyle.Percent, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: Decimal.FormatStyle.Currency, lenient: Bool = true) throws {
    self = try format.parseStrategy.parse(value)
  }
  init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == Self {
    self = try strategy.parse(value)
  }
}
