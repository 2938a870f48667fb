// Parsing of dates by patterns, and patterns for templates.

/// The American English pattern for the fields of a template.
func _localizedPattern(_ template: String) -> String {
  var fields: [Character: Int] = [:]
  for letter in template where letter.isLetter {
    let name: Character =
      letter == "L" ? "M" : letter == "c" || letter == "e" ? "E" : letter == "j" ? "h" : letter
    fields[name, default: 0] += 1
  }
  func field(_ letter: Character, _ width: Int? = nil) -> String {
    fields[letter].map { String(repeating: String(letter), count: width ?? $0) } ?? ""
  }
  let year = field("y")
  let day = field("d")
  var month = field("M")
  let isNumeric = (fields["M"] ?? 0) < 3
  let separator = isNumeric ? "/" : " "
  if fields.count == 1 && !isNumeric { month = String(repeating: "L", count: month.count) }
  var date = [month, day].filter { !$0.isEmpty }.joined(separator: separator)
  if !year.isEmpty {
    date += date.isEmpty ? year : (isNumeric ? "/" : day.isEmpty ? " " : ", ") + year
  }
  if let width = fields["E"] {
    let weekday = String(repeating: "E", count: max(width, 3))
    date =
      date.isEmpty
      ? String(repeating: "c", count: max(width, 3))
      : date == day ? "d " + weekday : weekday + ", " + date
  }
  if let width = fields["Q"] {
    let quarter = String(repeating: "Q", count: width)
    date = date.isEmpty ? quarter : quarter + " " + date
  }
  let hour = fields["H"] != nil ? field("H", 2) : field("h")
  var time = [hour, field("m", 2), field("s", 2)].filter { !$0.isEmpty }.joined(separator: ":")
  if fields["H"] == nil && fields["h"] != nil { time += "\u{202F}a" }
  if fields["z"] != nil { time += (time.isEmpty ? "" : " ") + field("z") }
  if date.isEmpty || time.isEmpty { return date + time }
  return date + (month.count > 2 ? " 'at' " : ", ") + time
}
/// Parses a date by a pattern; nil if the text does not match.
func _parsedDate(
  _ text: String, _ pattern: String, _ calendar: Calendar, isLenient: Bool = false
) -> Date? {
  var components = DateComponents()
  var calendar = calendar
  var rest = text[...]
  var isAfternoon: Bool? = nil
  var letters = Array(pattern)[...]
  func take(_ names: [String]) -> Int? {
    // The longest matching name, because some names are prefixes of others.
    let found = names.indices.filter { rest.lowercased().hasPrefix(names[$0].lowercased()) }
      .max { names[$0].count < names[$1].count }
    if let found { rest = rest.dropFirst(names[found].count) }
    return found
  }
  while let letter = letters.first {
    if !letter.isLetter {
      letters = letters.dropFirst()
      if letter == "'" {
        if letters.first == "'" {
          letters = letters.dropFirst()
          if rest.first != "'" { return nil }
          rest = rest.dropFirst()
          continue
        }
        while let quoted = letters.first {
          letters = letters.dropFirst()
          if quoted == "'" {
            if letters.first != "'" { break }
            letters = letters.dropFirst()
          }
          if rest.first != quoted { return nil }
          rest = rest.dropFirst()
        }
        continue
      }
      if letter.isWhitespace {
        rest = rest.drop { $0.isWhitespace }
        continue
      }
      if rest.first != letter { return nil }
      rest = rest.dropFirst()
      continue
    }
    let width = letters.prefix(while: { $0 == letter }).count
    letters = letters.dropFirst(width)
    switch letter {
    case "M" where width >= 3, "L" where width >= 3:
      let short = _DateFields.months.map { String($0.prefix(3)) }
      guard let month = take(_DateFields.months + short) else { return nil }
      components.month = month % 12 + 1
      continue
    case "E", "c":
      let short = _DateFields.weekdays.map { String($0.prefix(3)) }
      if take(_DateFields.weekdays + short) == nil { return nil }
      continue
    case "a":
      guard let half = take(["AM", "PM"]) else { return nil }
      isAfternoon = half == 1
      continue
    case "G":
      if take(["AD", "BC", "Anno Domini"]) == nil { return nil }
      continue
    case "z", "Z", "X", "x", "O", "v", "V":
      guard let zone = _takeZone(&rest) else { return nil }
      calendar.timeZone = zone
      continue
    default: break
    }
    // A number directly before another one has a fixed width.
    let isAdjacent = letters.first.map { $0.isLetter && $0 != "a" } ?? false
    let digits =
      isAdjacent || letter == "S"
      ? rest.prefix(width).prefix(while: { $0.isASCII && $0.isNumber })
      : rest.prefix(while: { $0.isASCII && $0.isNumber })
    guard digits.count < 10 else { return nil }
    guard let number = Int(String(digits)) else { return nil }
    rest = rest.dropFirst(digits.count)
    switch letter {
    case "y", "u":
      // A two-digit year is within the eighty years before this one and the twenty after it.
      components.year =
        width == 2 && digits.count == 2 ? number + (number < 46 ? 2000 : 1900) : number
    case "M", "L": components.month = number
    case "d": components.day = number
    case "D": components.dayOfYear = number
    case "H", "h", "k", "K": components.hour = letter == "k" ? number % 24 : number
    case "m": components.minute = number
    case "s": components.second = number
    case "S":
      var fraction = number
      for _ in 0..<(9 - digits.count) { fraction *= 10 }
      components.nanosecond = fraction
    default: break
    }
  }
  if !rest.isEmpty { return nil }
  if let isAfternoon, let hour = components.hour {
    if hour > 12 { return nil }
    components.hour = hour % 12 + (isAfternoon ? 12 : 0)
  }
  if components.year == nil { components.year = 2000 }
  guard let date = calendar.date(from: components) else { return nil }
  var written = components
  written.nanosecond = nil
  return isLenient || calendar._matches(date, written) ? date : nil
}
/// Parses a zone: `+0200`, `-05:30`, `Z`, `GMT+2`, `PST`, `Europe/Paris`.
func _takeZone(_ rest: inout Substring) -> TimeZone? {
  let word = rest.prefix { $0.isLetter || $0 == "/" || $0 == "_" }
  rest = rest.dropFirst(word.count)
  let hasDistance = rest.first == "+" || rest.first == "-"
  if hasDistance, word.isEmpty || word == "GMT" || word == "UTC" {
    let sign = rest.first == "-" ? -1 : 1
    let digits = rest.dropFirst().prefix { $0.isNumber || $0 == ":" }
    rest = rest.dropFirst(digits.count + 1)
    let plain = digits.filter { $0 != ":" }
    guard let number = Int(plain), plain.count <= 4 else { return nil }
    let minutes = plain.count < 3 ? number * 60 : number / 100 * 60 + number % 100
    return TimeZone(secondsFromGMT: sign * minutes * 60)
  }
  if word == "Z" { return .gmt }
  guard let zone = TimeZone(abbreviation: String(word)) else {
    return word.isEmpty ? nil : TimeZone(identifier: String(word))
  }
  // An abbreviation like `PDT` sets the offset, also of a date in the other half of the year.
  guard word.hasSuffix("ST") || word.hasSuffix("DT"), zone._seconds == nil else { return zone }
  let names = _TimeZoneNames.all[zone.identifier]
  let isDaylight = names?.shortDaylight == String(word)
  if names?.shortStandard != String(word) && !isDaylight { return zone }
  let winter = Date(timeIntervalSinceReferenceDate: 0)
  let summer = Date(timeIntervalSinceReferenceDate: 15_552_000)
  let seconds = [winter, summer].map { zone.secondsFromGMT(for: $0) }
  return TimeZone(secondsFromGMT: isDaylight ? seconds.max()! : seconds.min()!)
}
