// `ISO8601DateFormatter`.

class ISO8601DateFormatter: Formatter {
  struct Options: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let withYear = Options(rawValue: 1)
    static let withMonth = Options(rawValue: 2)
    static let withWeekOfYear = Options(rawValue: 4)
    static let withDay = Options(rawValue: 16)
    static let withTime = Options(rawValue: 32)
    static let withTimeZone = Options(rawValue: 64)
    static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    static let withDashSeparatorInDate = Options(rawValue: 256)
    static let withColonSeparatorInTime = Options(rawValue: 512)
    static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
    static let withFractionalSeconds = Options(rawValue: 2048)
    static let withFullDate: Options = [
      .withYear, .withMonth, .withDay, .withDashSeparatorInDate,
    ]
    static let withFullTime: Options = [
      .withTime, .withColonSeparatorInTime, .withTimeZone, .withColonSeparatorInTimeZone,
    ]
    static let withInternetDateTime: Options = [.withFullDate, .withFullTime]
  }
  var formatOptions: Options = .withInternetDateTime
  var timeZone: TimeZone! = TimeZone.gmt
  /// The fields to write, each with its separator.
  var _parts: [(before: String, field: String)] {
    let dash = formatOptions.contains(.withDashSeparatorInDate) ? "-" : ""
    let colon = formatOptions.contains(.withColonSeparatorInTime) ? ":" : ""
    var parts: [(before: String, field: String)] = []
    func add(_ field: String, _ option: Options, _ before: String) {
      if formatOptions.contains(option) { parts.append((parts.isEmpty ? "" : before, field)) }
    }
    add("yyyy", .withYear, dash)
    add("MM", .withMonth, dash)
    add("dd", .withDay, dash)
    add(
      "HH", .withTime, formatOptions.contains(.withSpaceBetweenDateAndTime) ? " " : "T")
    add("mm", .withTime, colon)
    add("ss", .withTime, colon)
    if formatOptions.contains(.withTime) { add("SSS", .withFractionalSeconds, ".") }
    return parts
  }
  var _colon: String { formatOptions.contains(.withColonSeparatorInTimeZone) ? ":" : "" }
  func string(from date: Date) -> String {
    let fields = _DateFields(nearest: date, in: timeZone)
    let seconds = fields.offset
    let text = _parts.map { $0.before + fields.field($0.field) }.joined()
    if !formatOptions.contains(.withTimeZone) { return text }
    if seconds == 0 { return text + "Z" }
    let minutes = abs(seconds) / 60
    return text + (seconds < 0 ? "-" : "+") + fields.padded(minutes / 60, 2) + _colon
      + fields.padded(minutes % 60, 2)
  }
  override func string(for value: Any?) -> String? {
    (value as? Date).map { string(from: $0) }
  }
  func date(from text: String) -> Date? {
    var rest = text[...]
    var components = DateComponents(year: 2000, month: 1, day: 1)
    for (before, field) in _parts {
      guard rest.hasPrefix(before) else { return nil }
      rest = rest.dropFirst(before.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(field.count)
      guard let number = Int(digits), digits.count == field.count || field == "SSS" else {
        return nil
      }
      rest = rest.dropFirst(digits.count)
      switch field {
      case "yyyy": components.year = number
      case "MM": components.month = number
      case "dd": components.day = number
      case "HH": components.hour = number
      case "mm": components.minute = number
      case "ss": components.second = number
      default:
        let thousandths = Int(String(digits) + String(repeating: "0", count: 3 - digits.count))
        components.nanosecond = thousandths.map { $0 * 1_000_000 }
      }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    if formatOptions.contains(.withTimeZone) {
      guard let zone = _zone(String(rest)) else { return nil }
      calendar.timeZone = zone
    } else if !rest.isEmpty {
      return nil
    }
    return components.isValidDate(in: calendar) ? calendar.date(from: components) : nil
  }
  func _zone(_ text: String) -> TimeZone? {
    if text == "Z" { return .gmt }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.count == 4, let number = Int(digits) else { return nil }
    let seconds = (number / 100 * 60 + number % 100) * 60
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
  static func string(
    from date: Date, timeZone: TimeZone, formatOptions: Options = []
  ) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = timeZone
    formatter.formatOptions = formatOptions
    return formatter.string(from: date)
  }
}
