extension PreludeLibrary {
  static let formatStyles = PreludeChunk(
    names: [
      "FormatStyle", "_FormatStyleProtocol", "ParseableFormatStyle", "ParseStrategy",
      "IntegerFormatStyle", "FloatingPointFormatStyle", "_CurrencyFormatStyle",
      "_PercentFormatStyle", "ListFormatStyle", "_NumberParseStrategy",
      "NumberFormatStyleConfiguration",
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
    names: ["BinaryInteger", "BinaryFloatingPoint", "Decimal"],
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
      extension Decimal {
        func formatted() -> String { _formatNumber(_double, 0, 6, true) }
        func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Decimal {
          style.format(self)
        }
      }
      """#)

  static let formatters = PreludeChunk(
    names: ["Formatter", "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "NSNumber"],
    text: #"""
      class Formatter {
        init() {}
        func string(for value: Any?) -> String? {
          guard let value else { return nil }
          return String(describing: value)
        }
      }
      class DateFormatter: Formatter {
        enum Style: Int { case none, short, medium, long, full }
        var dateFormat = ""
        var dateStyle = Style.none
        var timeStyle = Style.none
        var locale: Locale? = nil
        var timeZone: TimeZone? = nil
        var calendar: Calendar? = nil
        var doesRelativeDateFormatting = false
        var _pattern: String {
          if !dateFormat.isEmpty { return dateFormat }
          let dates = ["", "M/d/yy", "MMM d, yyyy", "MMMM d, yyyy", "EEEE, MMMM d, yyyy"]
          let times = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a 'GMT'", "h:mm:ss a 'GMT'"]
          let parts = [dates[dateStyle.rawValue], times[timeStyle.rawValue]]
            .filter({ !$0.isEmpty })
          return parts.joined(separator: dateStyle.rawValue > 2 ? " 'at' " : ", ")
        }
        func string(from date: Date) -> String { date._fields.text(_pattern) }
        func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = template }
        func date(from text: String) -> Date? {
          var components = DateComponents()
          var rest = text[...]
          var isAfternoon: Bool? = nil
          var pattern = Array(_pattern)[...]
          while let letter = pattern.first {
            if !letter.isLetter {
              pattern = pattern.dropFirst()
              if letter == "'" {
                while let quoted = pattern.first {
                  pattern = pattern.dropFirst()
                  if quoted == "'" { break }
                  if rest.first != quoted { return nil }
                  rest = rest.dropFirst()
                }
                continue
              }
              if rest.first != letter { return nil }
              rest = rest.dropFirst()
              continue
            }
            let width = pattern.prefix(while: { $0 == letter }).count
            pattern = pattern.dropFirst(width)
            if letter == "M" && width >= 3 {
              let names = _DateFields.months.map({ width == 3 ? String($0.prefix(3)) : $0 })
              guard let month = names.firstIndex(where: { rest.hasPrefix($0) }) else { return nil }
              components.month = month + 1
              rest = rest.dropFirst(names[month].count)
              continue
            }
            if letter == "E" || letter == "a" || letter == "z" || letter == "Z" || letter == "X" {
              let word = rest.prefix(while: { $0.isLetter || $0 == "+" || $0.isNumber })
              if letter == "a" { isAfternoon = word.lowercased() == "pm" }
              rest = rest.dropFirst(word.count)
              continue
            }
            let next = pattern.first
            let digits =
              next != nil && next!.isLetter
              ? rest.prefix(width) : rest.prefix(while: { $0.isNumber })
            guard let number = Int(String(digits)) else { return nil }
            rest = rest.dropFirst(digits.count)
            switch letter {
            case "y": components.year = width == 2 ? number + 2000 : number
            case "M", "L": components.month = number
            case "d": components.day = number
            case "H", "h", "k", "K": components.hour = number
            case "m": components.minute = number
            case "s": components.second = number
            default: break
            }
          }
          if !rest.isEmpty { return nil }
          if let isAfternoon, let hour = components.hour {
            components.hour = hour % 12 + (isAfternoon ? 12 : 0)
          }
          if let month = components.month, month < 1 || month > 12 { return nil }
          if components.year == nil { components.year = 2000 }
          return Calendar.current.date(from: components)
        }
        static func localizedString(
          from date: Date, dateStyle: Style, timeStyle: Style
        ) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          return formatter.string(from: date)
        }
      }
      class ISO8601DateFormatter: Formatter {
        func string(from date: Date) -> String { date.ISO8601Format() }
        func date(from text: String) -> Date? {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
          return formatter.date(from: text.hasSuffix("Z") ? text : text + "Z")
        }
      }
      class NSNumber {
        let doubleValue: Double
        init(value: Int) { doubleValue = Double(value) }
        init(value: Double) { doubleValue = value }
        init(value: Bool) { doubleValue = value ? 1 : 0 }
        var intValue: Int { Int(doubleValue) }
        var boolValue: Bool { doubleValue != 0 }
        var stringValue: String { _formatNumber(doubleValue, 0, 15, false) }
      }
      class NumberFormatter: Formatter {
        enum Style: Int { case none, decimal, currency, percent, scientific, spellOut, ordinal }
        var numberStyle = Style.none
        var minimumFractionDigits: Int? = nil
        var maximumFractionDigits: Int? = nil
        var minimumIntegerDigits = 1
        var usesGroupingSeparator = true
        var currencyCode = "USD"
        var currencySymbol: String? = nil
        var locale: Locale? = nil
        func _text(_ value: Double) -> String {
          let least = minimumFractionDigits ?? (numberStyle == .currency ? 2 : 0)
          let most = maximumFractionDigits ?? (numberStyle == .currency ? 2 : numberStyle == .decimal ? 3 : 0)
          let bound = least > most ? least : most
          let isGrouped = usesGroupingSeparator && numberStyle != .none
          switch numberStyle {
          case .currency:
            let text = _formatNumber(abs(value), least, bound, isGrouped)
            return (value < 0 ? "-" : "") + (currencySymbol ?? _currencySymbol(currencyCode)) + text
          case .percent: return _formatNumber(value * 100, least, bound, isGrouped) + "%"
          default: return _formatNumber(value, least, bound, isGrouped)
          }
        }
        func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
        func string(from number: Double) -> String? { _text(number) }
        func string(from number: Int) -> String? { _text(Double(number)) }
        func number(from text: String) -> NSNumber? {
          Double(text.filter({ $0 != "," && $0 != "$" })).map({ NSNumber(value: $0) })
        }
        override func string(for value: Any?) -> String? {
          if let number = value as? Double { return _text(number) }
          if let number = value as? Int { return _text(Double(number)) }
          return nil
        }
      }
      """#)
}
