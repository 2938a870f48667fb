// The fields of a date in the Gregorian calendar.
struct _DateFields {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  var fraction: Double
  var millisecond: Int
  var weekday: Int
  /// The time zone, and its offset from GMT in seconds.
  var zone = TimeZone.gmt
  var offset = 0
  /// The names of months and days, if not English.
  var names: _DateNames? = nil
  var hasSmallHalves = false
  init(_ date: Date, in zone: TimeZone) {
    let offset = zone.secondsFromGMT(for: date)
    self.init(date.timeIntervalSince1970 + Double(offset))
    self.zone = zone
    self.offset = offset
    let days = _DateFields.days(year, month, day)
    if days < _DateFields.firstGregorianDay { setJulian(days) }
  }
  /// The fields of the nearest millisecond, as formatters write it.
  init(nearest date: Date, in zone: TimeZone) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let seconds = (milliseconds / 1000).rounded(.down)
    self.init(Date(timeIntervalSince1970: seconds), in: zone)
    millisecond = Int(milliseconds - seconds * 1000)
  }
  /// October 15, 1582: days before it are counted in the Julian calendar.
  static let firstGregorianDay = -141_427
  mutating func setJulian(_ days: Int) {
    let z = days + 719_470
    let era = (z >= 0 ? z : z - 1460) / 1461
    let dayOfEra = z - era * 1461
    let yearOfEra = (dayOfEra - dayOfEra / 1460) / 365
    let shifted = (5 * (dayOfEra - 365 * yearOfEra) + 2) / 153
    day = dayOfEra - 365 * yearOfEra - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 4 + (month <= 2 ? 1 : 0)
  }
  /// A day number, in the Gregorian calendar or, before its first day, the Julian one.
  static func calendarDays(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let days = days(year, month, day)
    if days >= firstGregorianDay { return days }
    let y = month <= 2 ? year - 1 : year
    let leapDays = (y >= 0 ? y : y - 3) / 4
    return y * 365 + leapDays + (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 719_471
  }
  init(_ seconds: Double) {
    let whole = Int(seconds.rounded(.down))
    fraction = seconds - Double(whole)
    millisecond = Int(fraction * 1000)
    let days = _DateFields.day(ofSecond: whole)
    let rest = whole - days * 86400
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    weekday = ((days + 4) % 7 + 7) % 7 + 1
    let z = days + 719468
    let era = (z >= 0 ? z : z - 146096) / 146097
    let dayOfEra = z - era * 146097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
  static func day(ofSecond seconds: Int) -> Int {
    seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
  }
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146097 + dayOfEra - 719468
  }
  static func daysInMonth(_ year: Int, _ month: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  var dayOfYear: Int {
    _DateFields.days(year, month, day) - _DateFields.days(year, 1, 1) + 1
  }
  func text(_ pattern: String, _ locale: Locale?) -> String {
    var fields = self
    fields.names = _DateNames.of(locale)
    fields.hasSmallHalves =
      locale?.languageCode == "en" && ["AU", "NZ"].contains(locale?.regionCode ?? "")
    return fields.text(pattern)
  }
  func text(_ pattern: String) -> String {
    var result = ""
    var run = ""
    var isQuoted = false
    var wasQuote = false
    for character in pattern {
      if character == "'" {
        result += field(run)
        run = ""
        // Two quotation marks stand for one.
        if wasQuote { result.append("'") }
        wasQuote.toggle()
        isQuoted.toggle()
        continue
      }
      wasQuote = false
      if isQuoted {
        result.append(character)
      } else if character.isLetter {
        if !run.isEmpty && !run.hasPrefix(String(character)) {
          result += field(run)
          run = ""
        }
        run.append(character)
      } else {
        result += field(run)
        run = ""
        result.append(character)
      }
    }
    return result + field(run)
  }
  func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return text.count >= width ? text : String(repeating: "0", count: width - text.count) + text
  }
  func field(_ run: String) -> String {
    guard let letter = run.first else { return "" }
    let width = run.count
    switch letter {
    case "y", "Y":
      let year = letter == "y" ? year : Calendar.current._weekOfYear(self).year
      return width == 2 ? padded(year % 100, 2) : padded(year, width)
    case "M", "L":
      let name = (names?.months ?? _DateFields.months)[month - 1]
      if width == 3, let names {
        return (letter == "L" ? names.loneMonths : names.shortMonths)[month - 1]
      }
      if width == 5 { return name.prefix(1).uppercased() }
      if width == 3 { return String(name.prefix(3)) }
      if width == 4 { return name }
      return padded(month, width)
    case "d": return padded(day, width)
    case "D": return padded(dayOfYear, width)
    case "E", "c":
      if letter == "c" && width < 3 { return "\(weekday)" }
      let name = (names?.weekdays ?? _DateFields.weekdays)[weekday - 1]
      if width == 4 { return name }
      if width < 4, let names {
        return (letter == "c" ? names.loneWeekdays : names.shortWeekdays)[weekday - 1]
      }
      if width > 4 { return String(name.prefix(width == 5 ? 1 : 2)) }
      return String(name.prefix(3))
    case "H": return padded(hour, width)
    case "k": return padded(hour == 0 ? 24 : hour, width)
    case "h": return padded(hour % 12 == 0 ? 12 : hour % 12, width)
    case "K": return padded(hour % 12, width)
    case "m": return padded(minute, width)
    case "s": return padded(second, width)
    case "S":
      let text = padded(millisecond, 3)
      return width <= 3
        ? String(text.prefix(width)) : text + String(repeating: "0", count: width - 3)
    case "a":
      let name = hour < 12 ? "AM" : "PM"
      if hasSmallHalves { return name.lowercased() }
      return width == 5 ? name.prefix(1).lowercased() : name
    case "Q", "q":
      let quarter = (month + 2) / 3
      if width < 3 { return padded(quarter, width) }
      return width == 3
        ? "Q\(quarter)" : width == 4 ? Calendar.current.quarterSymbols[quarter - 1] : "\(quarter)"
    case "w": return padded(Calendar.current._weekOfYear(self).week, width)
    case "W": return "\(Calendar.current._week(day, weekday))"
    case "F": return "\((day - 1) / 7 + 1)"
    case "e":
      return width < 3 ? padded(weekday, width) : field(String(repeating: "E", count: width))
    case "A": return padded(((hour * 60 + minute) * 60 + second) * 1000 + millisecond, width)
    case "u": return padded(year, width)
    case "G": return width == 4 ? "Anno Domini" : width == 5 ? "A" : "AD"
    default: return "zZOvVXx".contains(letter) ? zoneText(letter, width) : run
    }
  }
  func zoneText(_ letter: Character, _ width: Int) -> String {
    switch letter {
    case "z", "v":
      let isDaylight =
        zone._seconds == nil
        && TimeZone._isDaylight(TimeZone._file(zone.identifier), _universal)
      if letter == "z" { return zone._text(isShort: width < 4, isDaylight, offset) }
      return zone.localizedName(
        for: width == 4 ? .generic : .shortGeneric, locale: nil)!
    case "V":
      if width == 1 { return "unk" }
      if width == 2 { return zone.identifier }
      let city = zone.identifier.split(separator: "/").last.map { String($0) } ?? ""
      return city.replacingOccurrences(of: "_", with: " ")
    case "O": return TimeZone._distanceText(offset, isFull: width == 4)
    case "Z" where width == 4:
      return TimeZone._distanceText(offset, isFull: true)
    case "X" where offset == 0, "Z" where offset == 0 && width == 5: return "Z"
    default:
      let minutes = abs(offset) / 60
      let colon = width == 5 || letter != "Z" && width == 3 ? ":" : ""
      let isShort = letter != "Z" && width == 1 && minutes % 60 == 0
      return (offset < 0 ? "-" : "+") + padded(minutes / 60, 2)
        + (isShort ? "" : colon + padded(minutes % 60, 2))
    }
  }
  /// In seconds since 1970.
  var _universal: Double {
    let clock = (hour * 60 + minute) * 60 + second - offset
    return Double(_DateFields.calendarDays(year, month, day) * 86400 + clock)
  }
}
