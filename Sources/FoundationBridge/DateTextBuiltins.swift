import Foundation
import Interpreter

/// Builtins that write and read dates; a text that is no date gives nil.
enum DateTextBuiltins {
  static let rows: [Builtin] = styles + formatters

  private static let styles: [Builtin] = [
    Builtin("date.text") { (date: Date) in
      date.timeIntervalSince1970.isFinite ? date.description : "<description unavailable>"
    },
    Builtin("date.styled") { (settings: Settings, date: Date) in settings.dateStyle.format(date) },
    Builtin("date.parsed") { (settings: Settings, text: String) in
      try? settings.dateStyle.parse(text)
    },
    Builtin("date.interval") { (settings: Settings, start: Date, end: Date) in
      settings.intervalStyle.format(start..<end)
    },
    Builtin("date.iso") { (settings: Settings, date: Date) in settings.isoStyle.format(date) },
    Builtin("date.parsedISO") { (settings: Settings, text: String) in
      try? settings.isoStyle.parse(text)
    },
    Builtin("date.verbatim") { (pieces: [String], settings: Settings, date: Date) in
      guard !date.isNaN else { return "" }
      return Date.VerbatimFormatStyle(
        format: Settings.verbatim(pieces), locale: settings.locale,
        timeZone: settings.zoneOrGMT, calendar: settings.calendarOrGregorian
      ).format(date)
    },
    Builtin("date.parsedVerbatim") { (pieces: [String], settings: Settings, text: String) in
      let strategy = Date.ParseStrategy(
        format: Settings.verbatim(pieces), locale: settings.locale,
        timeZone: settings.zoneOrGMT, calendar: settings.calendarOrGregorian,
        isLenient: settings.isSet("isLenient"),
        twoDigitStartDate: Date(timeIntervalSince1970: settings.double("start") ?? 0))
      return try? strategy.parse(text)
    },
  ]

  private static let formatters: [Builtin] = [
    Builtin("dateFormatter.text") { (settings: [String], date: Date) throws(Fault) in
      try DateFormatters.formatter(settings).string(from: date)
    },
    Builtin("dateFormatter.date") { (settings: [String], text: String) throws(Fault) in
      try DateFormatters.formatter(settings).date(from: text)
    },
    Builtin("dateFormatter.pattern") { (settings: [String]) throws(Fault) -> String in
      try DateFormatters.formatter(settings).dateFormat ?? ""
    },
    Builtin("dateFormatter.symbols") { (settings: [String], name: String) throws(Fault) in
      try DateFormatters.symbols(name, of: DateFormatters.formatter(settings))
    },
    Builtin("dateFormatter.template") { (template: String, locale: Locale?) in
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    },
    Builtin("dateFormatter.interval") {
      (settings: Settings, start: Date, end: Date) throws(Fault) -> String in
      guard !start.isNaN, !end.isNaN else { return "" }
      return try DateFormatters.intervalFormatter(settings).string(from: start, to: end)
    },
    Builtin("isoFormatter.text") {
      (options: ISO8601DateFormatter.Options, zone: String, date: Date) throws(Fault) in
      try DateFormatters.isoFormatter(options, zone).string(from: date)
    },
    Builtin("isoFormatter.date") {
      (options: ISO8601DateFormatter.Options, zone: String, text: String) throws(Fault) in
      try DateFormatters.isoFormatter(options, zone).date(from: text)
    },
  ]
}

extension Date {
  /// Whether the date is not a number, on which Foundation's formatters crash.
  fileprivate var isNaN: Bool { timeIntervalSince1970.isNaN }
}
