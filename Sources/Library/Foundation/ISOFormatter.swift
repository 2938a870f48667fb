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
  @_native("isoFormatter.text")
  static func _text(_ options: Int, _ zone: String, _ time: Double) -> String
  @_native("isoFormatter.date")
  static func _date(_ options: Int, _ zone: String, _ text: String) -> Double?
  func string(from date: Date) -> String {
    ISO8601DateFormatter._text(
      Int(formatOptions.rawValue), timeZone.identifier, date.timeIntervalSince1970)
  }
  override func string(for value: Any?) -> String? {
    (value as? Date).map { string(from: $0) }
  }
  func date(from text: String) -> Date? {
    Date(
      _time: ISO8601DateFormatter._date(
        Int(formatOptions.rawValue), timeZone.identifier, text))
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
