import Foundation
import Interpreter

/// Formatters of dates by their settings.
enum DateFormatters {
  private static let recent = Recent<DateFormatter>()

  static func formatter(_ texts: [String]) throws(Fault) -> DateFormatter {
    try requireRules(of: Settings(texts)["zone"])
    return recent.value(texts.joined(separator: "\u{0}")) { _ in
      let settings = Settings(texts)
      let formatter = DateFormatter()
      formatter.locale = settings.locale
      if let calendar = settings.calendar { formatter.calendar = calendar }
      formatter.timeZone = settings.timeZone
      if let style = style(settings, "dateStyle") { formatter.dateStyle = style }
      if let style = style(settings, "timeStyle") { formatter.timeStyle = style }
      if let pattern = settings["pattern"] { formatter.dateFormat = pattern }
      formatter.isLenient = settings.isSet("isLenient")
      if let start = settings.double("twoDigitStart") {
        formatter.twoDigitStartDate = Date(timeIntervalSince1970: start)
      }
      if let date = settings.double("defaultDate") {
        formatter.defaultDate = Date(timeIntervalSince1970: date)
      }
      for (name, path) in symbolLists {
        if let names = settings[name] {
          formatter[keyPath: path] = names.components(separatedBy: "\n")
        }
      }
      if let symbol = settings["amSymbol"] { formatter.amSymbol = symbol }
      if let symbol = settings["pmSymbol"] { formatter.pmSymbol = symbol }
      return formatter
    }
  }

  /// Formatters read the rules of a zone in the system's database, and would end the process without them. Styles
  /// have rules of their own.
  private static func requireRules(of zone: String?) throws(Fault) {
    let folder = "/usr/share/zoneinfo"
    guard let zone, !zone.hasPrefix("GMT"), access(folder + "/" + zone, R_OK) != 0 else { return }
    throw .fatal(
      "time zone '\(zone)' needs the time zone database of the system, which does not have it in "
        + "\(folder): install the package tzdata")
  }

  private static func style(_ settings: Settings, _ name: String) -> DateFormatter.Style? {
    settings.number(name).flatMap { DateFormatter.Style(rawValue: UInt(bitPattern: $0)) }
  }

  /// The lists of symbols that programs read and set, by the names of the properties.
  nonisolated(unsafe) private static let symbolLists:
    [String: ReferenceWritableKeyPath<DateFormatter, [String]>] = [
      "eraSymbols": \.eraSymbols, "longEraSymbols": \.longEraSymbols,
      "monthSymbols": \.monthSymbols, "shortMonthSymbols": \.shortMonthSymbols,
      "veryShortMonthSymbols": \.veryShortMonthSymbols,
      "standaloneMonthSymbols": \.standaloneMonthSymbols,
      "shortStandaloneMonthSymbols": \.shortStandaloneMonthSymbols,
      "weekdaySymbols": \.weekdaySymbols, "shortWeekdaySymbols": \.shortWeekdaySymbols,
      "veryShortWeekdaySymbols": \.veryShortWeekdaySymbols,
      "standaloneWeekdaySymbols": \.standaloneWeekdaySymbols,
      "shortStandaloneWeekdaySymbols": \.shortStandaloneWeekdaySymbols,
      "veryShortStandaloneWeekdaySymbols": \.veryShortStandaloneWeekdaySymbols,
      "quarterSymbols": \.quarterSymbols, "shortQuarterSymbols": \.shortQuarterSymbols,
    ]

  static func symbols(_ name: String, of formatter: DateFormatter) -> [String] {
    switch name {
    case "amSymbol": [formatter.amSymbol]
    case "pmSymbol": [formatter.pmSymbol]
    default: symbolLists[name].map { formatter[keyPath: $0] } ?? []
    }
  }

  static func intervalFormatter(
    _ settings: Settings
  ) throws(Fault) -> DateIntervalFormatter {
    try requireRules(of: settings["zone"])
    let formatter = DateIntervalFormatter()
    formatter.locale = settings.locale
    if let calendar = settings.calendar { formatter.calendar = calendar }
    formatter.timeZone = settings.timeZone
    if let style = settings.number("dateStyle") {
      formatter.dateStyle = DateIntervalFormatter.Style(rawValue: UInt(bitPattern: style)) ?? .none
    }
    if let style = settings.number("timeStyle") {
      formatter.timeStyle = DateIntervalFormatter.Style(rawValue: UInt(bitPattern: style)) ?? .none
    }
    if let template = settings["template"] { formatter.dateTemplate = template }
    return formatter
  }

  static func isoFormatter(
    _ options: Int, _ zone: String
  ) throws(Fault) -> ISO8601DateFormatter {
    try requireRules(of: zone)
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = TimeZoneBuiltins.zone(zone)
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(bitPattern: options))
    return formatter
  }
}
