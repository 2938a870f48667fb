/// The yearly rule for daylight saving time in POSIX `TZ` syntax: `EST5EDT,M3.2.0,M11.1.0`.
struct TimeZoneRule: Sendable {
  /// A day of the year, in local time.
  private enum Day: Sendable {
    /// A weekday of a month: its first to fourth occurrence, or its last.
    case weekday(month: Int, week: Int, day: Int)
    /// Days after January 1; with `skipsLeapDay`, February 29 is never counted.
    case ordinal(Int, skipsLeapDay: Bool)
  }

  private let standard: Int
  private var daylight: Int?
  private var start: (day: Day, seconds: Int) = (.ordinal(0, skipsLeapDay: false), 0)
  private var end: (day: Day, seconds: Int) = (.ordinal(0, skipsLeapDay: false), 0)

  /// Nil if the text is not a rule.
  init?(_ text: String) {
    var rest = text[...]
    guard Self.skipName(&rest), let west = Self.time(&rest) else { return nil }
    standard = -west
    if rest.isEmpty { return }
    guard Self.skipName(&rest) else { return nil }
    daylight = standard + 3600
    if let first = rest.first, first != "," {
      guard let west = Self.time(&rest) else { return nil }
      daylight = -west
    }
    guard let start = Self.change(&rest), let end = Self.change(&rest), rest.isEmpty else {
      return nil
    }
    self.start = start
    self.end = end
  }

  var saving: Int { (daylight ?? standard) - standard }

  func offset(at time: Int) -> TimeZoneFile.Offset {
    guard let daylight else { return .init(seconds: standard, isDaylight: false) }
    let year = GregorianDay.year(ofDay: Self.day(time + standard))
    let (start, end) = changes(in: year)
    let isDaylight = start < end ? start <= time && time < end : !(end <= time && time < start)
    return .init(seconds: isDaylight ? daylight : standard, isDaylight: isDaylight)
  }

  func transition(after time: Int) -> Int? {
    if daylight == nil { return nil }
    let year = GregorianDay.year(ofDay: Self.day(time + standard))
    return (year...year + 1).flatMap { year in
      let (start, end) = changes(in: year)
      return [start, end].sorted()
    }.first { $0 > time }
  }

  /// When daylight saving time begins and ends in a year, in seconds since 1970.
  private func changes(in year: Int) -> (start: Int, end: Int) {
    let first = Self.dayNumber(start.day, year) * 86400 + start.seconds - standard
    let second = Self.dayNumber(end.day, year) * 86400 + end.seconds - (daylight ?? standard)
    return (first, second)
  }

  private static func day(_ seconds: Int) -> Int {
    seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
  }

  private static func dayNumber(_ day: Day, _ year: Int) -> Int {
    switch day {
    case .ordinal(let days, let skipsLeapDay):
      let isAfterLeapDay = skipsLeapDay && days >= 60 && GregorianDay.isLeap(year)
      return GregorianDay.number(year, 1, 1) + (skipsLeapDay ? days - 1 : days)
        + (isAfterLeapDay ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      let first = GregorianDay.number(year, month, 1)
      var found = first + (weekday - (first + 4) % 7 + 14) % 7 + (week - 1) * 7
      let next =
        month == 12 ? GregorianDay.number(year + 1, 1, 1) : GregorianDay.number(year, month + 1, 1)
      while found >= next { found -= 7 }
      return found
    }
  }

  private static func skipName(_ text: inout Substring) -> Bool {
    let name: Substring
    if text.first == "<" {
      name = text.prefix { $0 != ">" }
      text = text.dropFirst(name.count + 1)
    } else {
      name = text.prefix { $0.isLetter }
      text = text.dropFirst(name.count)
    }
    return !name.isEmpty
  }

  /// Parses `[+-]hh[:mm[:ss]]`; returns seconds.
  private static func time(_ text: inout Substring) -> Int? {
    let isNegative = text.first == "-"
    if isNegative || text.first == "+" { text = text.dropFirst() }
    var result = 0
    for unit in [3600, 60, 1] {
      if unit < 3600 {
        guard text.first == ":" else { break }
        text = text.dropFirst()
      }
      guard let value = number(&text) else { return nil }
      result += value * unit
    }
    return isNegative ? -result : result
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }

  private static func change(_ text: inout Substring) -> (day: Day, seconds: Int)? {
    guard text.first == "," else { return nil }
    text = text.dropFirst()
    let day: Day
    if text.first == "M" {
      var parts: [Int] = []
      for _ in 0..<3 {
        text = text.dropFirst()
        guard let part = number(&text) else { return nil }
        parts.append(part)
      }
      guard 1...12 ~= parts[0], 1...5 ~= parts[1], 0...6 ~= parts[2] else { return nil }
      day = .weekday(month: parts[0], week: parts[1], day: parts[2])
    } else {
      let skipsLeapDay = text.first == "J"
      if skipsLeapDay { text = text.dropFirst() }
      guard let days = number(&text) else { return nil }
      day = .ordinal(days, skipsLeapDay: skipsLeapDay)
    }
    guard text.first == "/" else { return (day, 7200) }
    text = text.dropFirst()
    return time(&text).map { (day, $0) }
  }
}

/// Day numbers of the Gregorian calendar, counted from January 1, 1970.
private enum GregorianDay {
  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func year(ofDay day: Int) -> Int {
    // An estimate from the average length of a year is off by at most one.
    var year = 1970 + Int((Double(day) / 365.2425).rounded(.down))
    while number(year, 1, 1) > day { year -= 1 }
    while number(year + 1, 1, 1) <= day { year += 1 }
    return year
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
