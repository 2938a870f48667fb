// Static members for styles of numbers and dates: `.number`, `.percent`, `.currency(code:)`.
//
// Loads with: FormatStyle, ParseableFormatStyle, IntegerFormatStyle, FloatingPointFormatStyle

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Int> {
  static var percent: _PercentFormatStyle<Int> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Int> {
  static func currency(code: String) -> _CurrencyFormatStyle<Int> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<Int8> {
  static var number: IntegerFormatStyle<Int8> { IntegerFormatStyle<Int8>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Int8> {
  static var percent: _PercentFormatStyle<Int8> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Int8> {
  static func currency(code: String) -> _CurrencyFormatStyle<Int8> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<Int16> {
  static var number: IntegerFormatStyle<Int16> { IntegerFormatStyle<Int16>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Int16> {
  static var percent: _PercentFormatStyle<Int16> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Int16> {
  static func currency(code: String) -> _CurrencyFormatStyle<Int16> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<Int32> {
  static var number: IntegerFormatStyle<Int32> { IntegerFormatStyle<Int32>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Int32> {
  static var percent: _PercentFormatStyle<Int32> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Int32> {
  static func currency(code: String) -> _CurrencyFormatStyle<Int32> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<Int64> {
  static var number: IntegerFormatStyle<Int64> { IntegerFormatStyle<Int64>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Int64> {
  static var percent: _PercentFormatStyle<Int64> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Int64> {
  static func currency(code: String) -> _CurrencyFormatStyle<Int64> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt> {
  static var number: IntegerFormatStyle<UInt> { IntegerFormatStyle<UInt>() }
}
extension FormatStyle where Self == _PercentFormatStyle<UInt> {
  static var percent: _PercentFormatStyle<UInt> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<UInt> {
  static func currency(code: String) -> _CurrencyFormatStyle<UInt> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
  static var number: IntegerFormatStyle<UInt8> { IntegerFormatStyle<UInt8>() }
}
extension FormatStyle where Self == _PercentFormatStyle<UInt8> {
  static var percent: _PercentFormatStyle<UInt8> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<UInt8> {
  static func currency(code: String) -> _CurrencyFormatStyle<UInt8> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
  static var number: IntegerFormatStyle<UInt16> { IntegerFormatStyle<UInt16>() }
}
extension FormatStyle where Self == _PercentFormatStyle<UInt16> {
  static var percent: _PercentFormatStyle<UInt16> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<UInt16> {
  static func currency(code: String) -> _CurrencyFormatStyle<UInt16> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
  static var number: IntegerFormatStyle<UInt32> { IntegerFormatStyle<UInt32>() }
}
extension FormatStyle where Self == _PercentFormatStyle<UInt32> {
  static var percent: _PercentFormatStyle<UInt32> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<UInt32> {
  static func currency(code: String) -> _CurrencyFormatStyle<UInt32> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
  static var number: IntegerFormatStyle<UInt64> { IntegerFormatStyle<UInt64>() }
}
extension FormatStyle where Self == _PercentFormatStyle<UInt64> {
  static var percent: _PercentFormatStyle<UInt64> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<UInt64> {
  static func currency(code: String) -> _CurrencyFormatStyle<UInt64> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Double> {
  static var percent: _PercentFormatStyle<Double> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Double> {
  static func currency(code: String) -> _CurrencyFormatStyle<Double> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
}
extension FormatStyle where Self == _PercentFormatStyle<Float> {
  static var percent: _PercentFormatStyle<Float> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Float> {
  static func currency(code: String) -> _CurrencyFormatStyle<Float> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
  static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle<CGFloat>() }
}
extension FormatStyle where Self == _PercentFormatStyle<CGFloat> {
  static var percent: _PercentFormatStyle<CGFloat> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<CGFloat> {
  static func currency(code: String) -> _CurrencyFormatStyle<CGFloat> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
}
extension FormatStyle where Self == _PercentFormatStyle<Decimal> {
  static var percent: _PercentFormatStyle<Decimal> { _PercentFormatStyle() }
}
extension FormatStyle where Self == _CurrencyFormatStyle<Decimal> {
  static func currency(code: String) -> _CurrencyFormatStyle<Decimal> {
    _CurrencyFormatStyle(code: code)
  }
}
extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}
extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
  static func list(
    type: ListFormatStyle<StringStyle, [String]>.ListType,
    width: ListFormatStyle<StringStyle, [String]>.Width = .standard
  ) -> ListFormatStyle<StringStyle, [String]> {
    ListFormatStyle(memberStyle: StringStyle(), type: type, width: width)
  }
}
