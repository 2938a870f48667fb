extension PreludeLibrary {
  static let formatStyles = PreludeChunk(
    names: [
      "FormatStyle", "_FormatStyleProtocol", "ParseableFormatStyle", "ParseStrategy",
      "IntegerFormatStyle", "FloatingPointFormatStyle", "_CurrencyFormatStyle",
      "_PercentFormatStyle", "_NumberParseStrategy",
      "NumberFormatStyleConfiguration", "_currencySymbol",
    ],
    text: #"""
      typealias _FormatStyleProtocol = FormatStyle
      protocol FormatStyle<FormatInput, FormatOutput> {
        associatedtype FormatInput
        associatedtype FormatOutput
        func format(_ value: FormatInput) -> FormatOutput
      }
      protocol ParseStrategy {
        associatedtype ParseInput
        associatedtype ParseOutput
        func parse(_ value: ParseInput) throws -> ParseOutput
      }
      protocol ParseableFormatStyle: FormatStyle {
        associatedtype Strategy: ParseStrategy
        where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
        var parseStrategy: Strategy { get }
      }
      struct _ParseError: Error {}
      struct _NumberParseStrategy<Value>: ParseStrategy {
        let _convert: (Double) -> Value
        func parse(_ value: String) throws -> Value {
          let kept = value.filter({ $0.isNumber || $0 == "." || $0 == "-" })
          guard let number = Double(kept) else { throw _ParseError() }
          return _convert(number)
        }
      }
      enum NumberFormatStyleConfiguration {
        struct Precision: Hashable {
          let _least: Int
          let _most: Int
          static func fractionLength(_ length: Int) -> Precision {
            Precision(_least: length, _most: length)
          }
          static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            Precision(_least: limits.lowerBound, _most: limits.upperBound)
          }
          static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
            Precision(_least: 0, _most: limits.upperBound)
          }
          static func significantDigits(_ digits: Int) -> Precision {
            Precision(_least: 0, _most: digits)
          }
        }
        struct Grouping: Hashable {
          let _isGrouped: Bool
          static let automatic = Grouping(_isGrouped: true)
          static let never = Grouping(_isGrouped: false)
        }
        struct SignDisplayStrategy: Hashable {
          let _showsPlus: Bool
          static func always(includingZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(_showsPlus: true)
          }
          static let automatic = SignDisplayStrategy(_showsPlus: false)
          static let never = SignDisplayStrategy(_showsPlus: false)
        }
      }
      struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle {
        var _isGrouped = true
        var _showsPlus = false
        var _fraction = 0
        init() {}
        func format(_ value: Value) -> String {
          let text = _formatNumber(Double(value), _fraction, _fraction, _isGrouped)
          return _showsPlus && value >= 0 ? "+" + text : text
        }
        var parseStrategy: _NumberParseStrategy<Value> {
          _NumberParseStrategy(_convert: { Value($0) })
        }
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle {
          var result = self
          result._isGrouped = group._isGrouped
          return result
        }
        func sign(
          strategy: NumberFormatStyleConfiguration.SignDisplayStrategy
        ) -> IntegerFormatStyle {
          var result = self
          result._showsPlus = strategy._showsPlus
          return result
        }
        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle {
          var result = self
          result._fraction = p._least
          return result
        }
      }
      struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle {
        var _least = 0
        var _most = 6
        var _isGrouped = true
        var _showsPlus = false
        init() {}
        func format(_ value: Value) -> String {
          let text = _formatNumber(value._double, _least, _most, _isGrouped)
          return _showsPlus && value >= 0 ? "+" + text : text
        }
        var parseStrategy: _NumberParseStrategy<Value> {
          _NumberParseStrategy(_convert: { Value(_double: $0) })
        }
        func precision(
          _ p: NumberFormatStyleConfiguration.Precision
        ) -> FloatingPointFormatStyle {
          var result = self
          result._least = p._least
          result._most = p._most
          return result
        }
        func grouping(
          _ group: NumberFormatStyleConfiguration.Grouping
        ) -> FloatingPointFormatStyle {
          var result = self
          result._isGrouped = group._isGrouped
          return result
        }
        func sign(
          strategy: NumberFormatStyleConfiguration.SignDisplayStrategy
        ) -> FloatingPointFormatStyle {
          var result = self
          result._showsPlus = strategy._showsPlus
          return result
        }
        func rounded(
          rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> FloatingPointFormatStyle {
          self
        }
      }
      struct _PercentFormatStyle<Value>: ParseableFormatStyle {
        let _number: (Value) -> Double
        let _value: (Double) -> Value
        var _least = 0
        var _most = 6
        init(_number: @escaping (Value) -> Double, _value: @escaping (Double) -> Value) {
          self._number = _number
          self._value = _value
        }
        func format(_ value: Value) -> String {
          _formatNumber(_number(value), _least, _most, true) + "%"
        }
        var parseStrategy: _NumberParseStrategy<Value> { _NumberParseStrategy(_convert: _value) }
        func precision(
          _ p: NumberFormatStyleConfiguration.Precision
        ) -> _PercentFormatStyle<Value> {
          var result = self
          result._least = p._least
          result._most = p._most
          return result
        }
      }
      struct _CurrencyFormatStyle<Value>: ParseableFormatStyle {
        let _code: String
        let _number: (Value) -> Double
        let _value: (Double) -> Value
        var _least = 2
        var _most = 2
        init(
          _code: String, _number: @escaping (Value) -> Double, _value: @escaping (Double) -> Value
        ) {
          self._code = _code
          self._number = _number
          self._value = _value
          if _code == "JPY" || _code == "KRW" {
            _least = 0
            _most = 0
          }
        }
        func format(_ value: Value) -> String {
          let number = _number(value)
          let text = _formatNumber(abs(number), _least, _most, true)
          return (number < 0 ? "-" : "") + _currencySymbol(_code) + text
        }
        var parseStrategy: _NumberParseStrategy<Value> { _NumberParseStrategy(_convert: _value) }
        func precision(
          _ p: NumberFormatStyleConfiguration.Precision
        ) -> _CurrencyFormatStyle<Value> {
          var result = self
          result._least = p._least
          result._most = p._most
          return result
        }
      }
      func _currencySymbol(_ code: String) -> String {
        switch code {
        case "USD": return "$"
        case "EUR": return "€"
        case "GBP": return "£"
        case "JPY": return "¥"
        case "KRW": return "₩"
        case "INR": return "₹"
        case "CNY": return "CN¥"
        case "CAD": return "CA$"
        case "AUD": return "A$"
        default: return code + "\u{A0}"
        }
      }
      extension FormatStyle where Self == IntegerFormatStyle<Int> {
        static var number: IntegerFormatStyle<Int> { IntegerFormatStyle() }
      }
      extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
        static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle() }
      }
      extension FormatStyle where Self == _PercentFormatStyle<Double> {
        static var percent: _PercentFormatStyle<Double> {
          _PercentFormatStyle(_number: { $0 * 100 }, _value: { $0 / 100 })
        }
      }
      extension FormatStyle where Self == _PercentFormatStyle<Int> {
        static var percent: _PercentFormatStyle<Int> {
          _PercentFormatStyle(_number: { Double($0) }, _value: { Int($0) })
        }
      }
      extension FormatStyle where Self == _CurrencyFormatStyle<Double> {
        static func currency(code: String) -> _CurrencyFormatStyle<Double> {
          _CurrencyFormatStyle(_code: code, _number: { $0 }, _value: { $0 })
        }
      }
      extension FormatStyle where Self == _CurrencyFormatStyle<Int> {
        static func currency(code: String) -> _CurrencyFormatStyle<Int> {
          _CurrencyFormatStyle(_code: code, _number: { Double($0) }, _value: { Int($0) })
        }
      }
      extension FormatStyle where Self == _CurrencyFormatStyle<Decimal> {
        static func currency(code: String) -> _CurrencyFormatStyle<Decimal> {
          _CurrencyFormatStyle(_code: code, _number: { $0._double }, _value: { Decimal($0) })
        }
      }
      extension FormatStyle where Self == Date.FormatStyle {
        static var dateTime: Date.FormatStyle { Date.FormatStyle() }
      }
      """#)

  static let formattedNumbers = PreludeChunk(
    members: ["formatted"],
    text: #"""
      extension BinaryInteger {
        func formatted() -> String { _formatNumber(Double(self), 0, 0, true) }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self {
          style.format(self)
        }
      }
      extension BinaryFloatingPoint {
        func formatted() -> String { _formatNumber(_double, 0, 6, true) }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Self {
          style.format(self)
        }
      }
      extension Int {
        func formatted(_ style: IntegerFormatStyle<Int>) -> String { style.format(self) }
      }
      extension Double {
        func formatted(_ style: FloatingPointFormatStyle<Double>) -> String { style.format(self) }
      }
      extension Decimal {
        func formatted() -> String { _formatNumber(_double, 0, 6, true) }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Decimal {
          style.format(self)
        }
      }
      """#)
}
