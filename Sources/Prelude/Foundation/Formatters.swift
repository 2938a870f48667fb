extension PreludeLibrary {
  static let formatters = PreludeChunk(
    names: ["Formatter", "DateFormatter"],
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
        var isLenient = false
        var amSymbol = "AM"
        var pmSymbol = "PM"
        var monthSymbols = Calendar.current.monthSymbols
        var shortMonthSymbols = Calendar.current.shortMonthSymbols
        var weekdaySymbols = Calendar.current.weekdaySymbols
        var shortWeekdaySymbols = Calendar.current.shortWeekdaySymbols
        var veryShortWeekdaySymbols = Calendar.current.veryShortWeekdaySymbols
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
        override func string(for value: Any?) -> String? {
          (value as? Date).map { string(from: $0) }
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
          var calendar = calendar ?? Calendar.current
          calendar.timeZone = timeZone ?? calendar.timeZone
          return calendar.date(from: components)
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
      """#)
}
