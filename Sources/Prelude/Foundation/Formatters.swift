extension PreludeLibrary {
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
        // Choosing a style forgets the pattern that was set before.
        var _chosenPattern = ""
        var dateFormat: String {
          get { _pattern }
          set { _chosenPattern = newValue }
        }
        var dateStyle = Style.none { didSet { _chosenPattern = "" } }
        var timeStyle = Style.none { didSet { _chosenPattern = "" } }
        var locale: Locale? = nil
        var timeZone: TimeZone? = nil
        var calendar: Calendar? = nil
        var doesRelativeDateFormatting = false
        var _pattern: String {
          if !_chosenPattern.isEmpty { return _chosenPattern }
          let dates = ["", "M/d/yy", "MMM d, yyyy", "MMMM d, yyyy", "EEEE, MMMM d, yyyy"]
          let times = [
            "", "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz",
          ]
          let parts = [dates[dateStyle.rawValue], times[timeStyle.rawValue]]
            .filter({ !$0.isEmpty })
          return parts.joined(separator: dateStyle.rawValue > 1 ? " 'at' " : ", ")
        }
        func string(from date: Date) -> String {
          (date + Double(timeZone?._seconds ?? 0))._fields.text(_pattern)
        }
        // The usual order of American English; other templates are taken as they are.
        func setLocalizedDateFormatFromTemplate(_ template: String) {
          let parts = [("MMMMd", "MMMM d"), ("MMMd", "MMM d"), ("yMMMd", "MMM d, y"), ("yMMMMd", "MMMM d, y")]
          dateFormat = parts.first(where: { $0.0 == template })?.1 ?? template
        }
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
      class NSNumber: NSObject, CustomStringConvertible, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
      {
        var description: String { stringValue }
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
        static func == (lhs: NSNumber, rhs: NSNumber) -> Bool {
          lhs.doubleValue == rhs.doubleValue
        }
        var stringValue: String {
          doubleValue == doubleValue.rounded() && abs(doubleValue) < 1e18
            ? "\(Int(doubleValue))" : "\(doubleValue)"
        }
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
        func _text(_ value: Double) -> String {
          let least = minimumFractionDigits ?? (numberStyle == .currency ? 2 : 0)
          let usual = numberStyle == .currency ? 2 : numberStyle == .decimal ? 3 : 0
          let most = maximumFractionDigits ?? usual
          var form = _NumberForm()
          form.isGrouped = usesGroupingSeparator && numberStyle != .none
          form.rule = _rule
          form.precision = NumberFormatStyleConfiguration.Precision(
            _whole: minimumIntegerDigits...1000, _fraction: least...max(least, most))
          switch numberStyle {
          case .currency:
            return form.text(
              "\(value)", before: currencySymbol ?? _currencySymbol(currencyCode))
          case .percent:
            form.shift = 2
            return form.text("\(value)", after: "%")
          case .ordinal: return form.text("\(value)", after: _ordinalEnd(Int(value)))
          case .spellOut: return _spelled(Int(value))
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
