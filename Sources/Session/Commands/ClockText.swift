import Interpreter

/// A point in time and its notation `2026-03-01T12:00:00Z`, always in UTC.
struct ClockText {
  /// The time in seconds since January 1, 2001.
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Parses `2026-03-01`, `2026-03-01T12:00Z` or `2026-03-01T12:00:00Z`.
  ///
  /// Nil for any other text, and for days that do not exist.
  init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      let date = ClockText.numbers(parts[0], separator: "-", widths: [4, 2, 2])
    else { return nil }
    var time = [0, 0, 0]
    if parts.count == 2 {
      guard parts[1].last == "Z" else { return nil }
      let clock = parts[1].dropLast()
      guard
        let read = ClockText.numbers(clock, separator: ":", widths: [2, 2, 2])
          ?? ClockText.numbers(clock, separator: ":", widths: [2, 2])
      else { return nil }
      time.replaceSubrange(0..<read.count, with: read)
    }
    guard time[0] < 24, time[1] < 60, time[2] < 60 else { return nil }
    let days = ClockText.days(year: date[0], month: date[1], day: date[2])
    guard ClockText.civil(days: days) == (date[0], date[1], date[2]) else { return nil }
    seconds = Double(days * 86_400 + time[0] * 3600 + time[1] * 60 + time[2])
  }

  var text: String {
    let whole = Int(seconds.rounded(.down))
    let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    let rest = whole - days * 86_400
    let (year, month, day) = ClockText.civil(days: days)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
      + padded(rest / 3600, 2) + ":" + padded(rest / 60 % 60, 2) + ":" + padded(rest % 60, 2) + "Z"
  }

  private static func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == widths, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == widths.count ? numbers : nil
  }

  /// The days from January 1, 2001 to a date of the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    // Count years from March, so that the leap day is their last day.
    let shifted = month <= 2 ? year - 1 : year
    let monthOfYear = month <= 2 ? month + 9 : month - 3
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + (monthOfYear * 153 + 2) / 5 + day - 1 - start
  }

  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    var year = (days + start) * 400 / 146_097 + 1
    while ClockText.days(year: year, month: 3, day: 1) > days { year -= 1 }
    let dayOfYear = days - ClockText.days(year: year, month: 3, day: 1)
    let month = (dayOfYear * 5 + 2) / 153
    let day = dayOfYear - (month * 153 + 2) / 5 + 1
    return (month < 10 ? year : year + 1, month < 10 ? month + 3 : month - 9, day)
  }

  /// The days from March 1 of the year 0 to January 1, 2001.
  private static let start = 730_791
}
