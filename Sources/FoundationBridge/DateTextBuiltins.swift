import Foundation
import Interpreter

/// Builtins that write and read dates. Times are seconds since 1970; a text that is no date gives nil.
enum DateTextBuiltins {
  static let rows: [Builtin] = styles + formatters

  private static let styles: [Builtin] = [
    Builtin("date.text") { (time: Double) in
      time.isFinite
        ? Date(timeIntervalSince1970: time).description : "<description unavailable>"
    },
    Builtin("date.styled") { (settings: [String], time: Double) in
      Settings(settings).dateStyle.format(Date(timeIntervalSince1970: time))
    },
    Builtin("date.parsed") { (settings: [String], text: String) in
      (try? Settings(settings).dateStyle.parse(text))?.timeIntervalSince1970
    },
    Builtin("date.interval") { (settings: [String], start: Double, end: Double) in
      Settings(settings).intervalStyle.format(
        Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: end))
    },
    Builtin("date.iso") { (settings: [String], time: Double) in
      Settings(settings).isoStyle.format(Date(timeIntervalSince1970: time))
    },
    Builtin("date.parsedISO") { (settings: [String], text: String) in
      (try? Settings(settings).isoStyle.parse(text))?.timeIntervalSince1970
    },
    Builtin("date.verbatim") {
      (pieces: [String], settings: [String], time: Double) -> String in
      guard !time.isNaN else { return "" }
      let settings = Settings(settings)
      return Date.VerbatimFormatStyle(
        format: Settings.verbatim(pieces), locale: settings.locale,
        timeZone: settings.timeZone ?? .gmt,
        calendar: settings.calendar ?? .init(identifier: .gregorian)
      ).format(Date(timeIntervalSince1970: time))
    },
    Builtin("date.parsedVerbatim") { (pieces: [String], settings: [String], text: String) in
      let settings = Settings(settings)
      let strategy = Date.ParseStrategy(
        format: Settings.verbatim(pieces), locale: settings.locale,
        timeZone: settings.timeZone ?? .gmt,
        calendar: settings.calendar ?? .init(identifier: .gregorian),
        isLenient: settings.isSet("isLenient"),
        twoDigitStartDate: Date(timeIntervalSince1970: settings.double("start") ?? 0))
      return (try? strategy.parse(text))?.timeIntervalSince1970
    },
  ]

  private static let formatters: [Builtin] = [
    Builtin("dateFormatter.text") { (settings: [String], time: Double) throws(Fault) in
      try DateFormatters.formatter(settings).string(from: Date(timeIntervalSince1970: time))
    },
    Builtin("dateFormatter.date") { (settings: [String], text: String) throws(Fault) in
      try DateFormatters.formatter(settings).date(from: text)?.timeIntervalSince1970
    },
    Builtin("dateFormatter.pattern") { (settings: [String]) throws(Fault) -> String in
      try DateFormatters.formatter(settings).dateFormat ?? ""
    },
    Builtin("dateFormatter.symbols") { (settings: [String], name: String) throws(Fault) in
      try DateFormatters.symbols(name, of: DateFormatters.formatter(settings))
    },
    Builtin("dateFormatter.template") { (template: String, locale: String?) in
      DateFormatter.dateFormat(
        fromTemplate: template, options: 0, locale: locale.map(Locale.init(identifier:)))
    },
    Builtin("dateFormatter.interval") {
      (settings: [String], start: Double, end: Double) throws(Fault) -> String in
      guard !start.isNaN, !end.isNaN else { return "" }
      return try DateFormatters.intervalFormatter(Settings(settings)).string(
        from: Date(timeIntervalSince1970: start), to: Date(timeIntervalSince1970: end))
    },
    Builtin("isoFormatter.text") { (options: Int, zone: String, time: Double) throws(Fault) in
      try DateFormatters.isoFormatter(options, zone).string(from: Date(timeIntervalSince1970: time))
    },
    Builtin("isoFormatter.date") { (options: Int, zone: String, text: String) throws(Fault) in
      try DateFormatters.isoFormatter(options, zone).date(from: text)?.timeIntervalSince1970
    },
  ]
}
