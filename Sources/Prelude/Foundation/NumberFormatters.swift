extension PreludeLibrary {
  static let numberFormatter = PreludeChunk(
    names: ["NumberFormatter", "NSNumber"],
    text: #"""
      class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
        ExpressibleByBooleanLiteral
      {
        override var description: String { stringValue }
        override var hash: Int { doubleValue.hashValue }
        override func isEqual(_ object: Any?) -> Bool {
          (object as? NSNumber)?.doubleValue == doubleValue
        }
        let doubleValue: Double
        required init(integerLiteral value: Int) { doubleValue = Double(value) }
        required init(floatLiteral value: Double) { doubleValue = value }
        required init(booleanLiteral value: Bool) { doubleValue = value ? 1 : 0 }
        init(value: Int) { doubleValue = Double(value) }
        init(value: Double) { doubleValue = value }
        init(value: Bool) { doubleValue = value ? 1 : 0 }
        var intValue: Int { Int(doubleValue) }
        var floatValue: Float { Float(doubleValue) }
        var boolValue: Bool { doubleValue != 0 }
        var stringValue: String {
          doubleValue == doubleValue.rounded() && abs(doubleValue) < 1e18
            ? "\(Int(doubleValue))" : "\(doubleValue)"
        }
      }
      class NumberFormatter: Formatter {
        enum Style: Int { case none, decimal, currency, percent, scientific, spellOut, ordinal }
        var numberStyle = Style.none
        var _leastFraction: Int? = nil
        var _mostFraction: Int? = nil
        var minimumFractionDigits: Int {
          get { _leastFraction ?? (numberStyle == .currency ? 2 : 0) }
          set { _leastFraction = newValue }
        }
        var maximumFractionDigits: Int {
          get {
            let usual = numberStyle == .currency ? 2 : numberStyle == .decimal ? 3 : 0
            return max(_mostFraction ?? usual, minimumFractionDigits)
          }
          set { _mostFraction = newValue }
        }
        var minimumIntegerDigits = 1
        var maximumIntegerDigits = 1000
        var usesSignificantDigits = false
        var minimumSignificantDigits = 1
        var maximumSignificantDigits = 6
        var multiplier: NSNumber? = nil
        var allowsFloats = true
        var isLenient = false
        var groupingSeparator: String! = ","
        var decimalSeparator: String! = "."
        var minusSign: String! = "-"
        var plusSign: String! = "+"
        var percentSymbol: String! = "%"
        var zeroSymbol: String? = nil
        var nilSymbol = ""
        var notANumberSymbol: String! = "NaN"
        var positiveInfinitySymbol = "+∞"
        var negativeInfinitySymbol = "-∞"
        var positivePrefix: String! = ""
        var positiveSuffix: String! = ""
        var negativePrefix: String! = "-"
        var negativeSuffix: String! = ""
        var usesGroupingSeparator = true
        var currencyCode = "USD"
        var _chosenSymbol: String? = nil
        var currencySymbol: String! {
          get { _chosenSymbol ?? _currencySymbol(currencyCode) }
          set { _chosenSymbol = newValue }
        }
        var locale: Locale? = nil
        var roundingMode = RoundingMode.halfEven
        enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        var _rule: FloatingPointRoundingRule {
          switch roundingMode {
          case .ceiling: return .up
          case .floor: return .down
          case .down: return .towardZero
          case .up: return .awayFromZero
          case .halfEven: return .toNearestOrEven
          case .halfUp, .halfDown: return .toNearestOrAwayFromZero
          }
        }
        func _text(_ given: Double) -> String {
          let value = given * (multiplier?.doubleValue ?? 1)
          if value == 0, let zeroSymbol { return zeroSymbol }
          let digits =
            value.isNaN
            ? notANumberSymbol!
            : value.isInfinite
              ? String((value < 0 ? negativeInfinitySymbol : positiveInfinitySymbol).dropFirst())
              : _digits(abs(value)).map { character in
                character == "," ? groupingSeparator! : character == "." ? decimalSeparator! : String(character)
              }.joined()
          // A number that is rounded to nothing keeps its sign.
          return value < 0
            ? negativePrefix + digits + negativeSuffix : positivePrefix + digits + positiveSuffix
        }
        func _digits(_ value: Double) -> String {
          var form = _NumberForm()
          form.isGrouped = usesGroupingSeparator && numberStyle != .none
          form.rule = _rule
          form.precision = NumberFormatStyleConfiguration.Precision(
            _whole: minimumIntegerDigits...1000,
            _fraction: minimumFractionDigits...maximumFractionDigits)
          if usesSignificantDigits {
            form.precision._fraction = nil
            form.precision._significant = minimumSignificantDigits...maximumSignificantDigits
          }
          switch numberStyle {
          case .currency:
            return form.text(
              "\(value)", before: currencySymbol)
          case .percent:
            return form.text("\(value * 100)", after: percentSymbol)
          case .ordinal:
            return form.text("\(value)", after: _ordinalEnd(Int(exactly: value.rounded()) ?? 0))
          case .spellOut:
            return Int(exactly: value.rounded(.towardZero)).map({ _spelled($0) }) ?? "\(value)"
          case .scientific:
            form.notation = .scientific
            form.precision = NumberFormatStyleConfiguration.Precision()
            return form.text("\(value)")
          default: return form.text("\(value)")
          }
        }
        func _ordinalEnd(_ number: Int) -> String {
          let rest = abs(number) % 100
          if rest / 10 == 1 { return "th" }
          return rest % 10 == 1 ? "st" : rest % 10 == 2 ? "nd" : rest % 10 == 3 ? "rd" : "th"
        }
        func _spelled(_ number: Int) -> String {
          let small = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen",
          ]
          let tens = [
            "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
          ]
          if number < 0 { return "minus " + _spelled(-number) }
          if number < 20 { return small[number] }
          if number < 100 {
            return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
          }
          let units = [
            (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
            (1000, "thousand"), (100, "hundred"),
          ]
          let (unit, name) = units.first(where: { number >= $0.0 })!
          let rest = number % unit
          return _spelled(number / unit) + " " + name + (rest == 0 ? "" : " " + _spelled(rest))
        }
        func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
        func string(from number: Double) -> String? { _text(number) }
        func string(from number: Int) -> String? { _text(Double(number)) }
        func number(from text: String) -> NSNumber? {
          var rest = text
          for part in [groupingSeparator!, currencySymbol!, positiveSuffix!] where !part.isEmpty {
            rest = rest.replacingOccurrences(of: part, with: "")
          }
          rest = rest.replacingOccurrences(of: decimalSeparator!, with: ".")
          if numberStyle == .percent && rest.hasSuffix("%") {
            return Double(rest.dropLast()).map({ NSNumber(value: $0 / 100) })
          }
          return Double(rest).map({ NSNumber(value: $0 / (multiplier?.doubleValue ?? 1)) })
        }
        static func localizedString(from number: NSNumber, number style: Style) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = style
          return formatter._text(number.doubleValue)
        }
        override func string(for value: Any?) -> String? {
          if let number = value as? Double { return _text(number) }
          if let number = value as? Int { return _text(Double(number)) }
          if let number = value as? NSNumber { return _text(number.doubleValue) }
          return nil
        }
      }
      """#)
}
