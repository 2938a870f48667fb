import Foundation
import Interpreter

/// Formatters of dates by their settings.
enum DateFormatters {
  private static let recent = Recent<DateFormatter>()
  private static let recentISO = Recent<ISOFormatter>()

  /// A formatter that nobody changes once it is made, and that may be used from any thread then.
  private struct ISOFormatter: @unchecked Sendable {
    let formatter = ISO8601DateFormatter()
  }

  static func formatter(_ texts: [String]) throws(Fault) -> DateFormatter {
    try recent.value(texts.joined(separator: "\u{0}")) { _ throws(Fault) in
      let settings = Settings(texts)
      try requireRules(of: settings["zone"])
      let formatter = DateFormatter()
      formatter.locale = settings.locale
      if let calendar = settings.calendar { formatter.calendar = calendar }
      formatter.timeZone = settings.timeZone
      if let style: DateFormatter.Style = settings.style("dateStyle") {
        formatter.dateStyle = style
      }
      if let style: DateFormatter.Style = settings.style("timeStyle") {
        formatter.timeStyle = style
      }
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
    if let style: DateIntervalFormatter.Style = settings.style("dateStyle") {
      formatter.dateStyle = style
    }
    if let style: DateIntervalFormatter.Style = settings.style("timeStyle") {
      formatter.timeStyle = style
    }
    if let template = settings["template"] { formatter.dateTemplate = template }
    return formatter
  }

  static func isoFormatter(
    _ options: ISO8601DateFormatter.Options, _ zone: String
  ) throws(Fault) -> ISO8601DateFormatter {
    try recentISO.value("\(options.rawValue) \(zone)") { _ throws(Fault) in
      try requireRules(of: zone)
      let made = ISOFormatter()
      made.formatter.timeZone = TimeZone(known: zone)
      made.formatter.formatOptions = options
      return made
    }.formatter
  }
}

extension Settings {
  /// A choice of which the setting is the raw value.
  func style<Style: RawRepresentable<UInt>>(_ name: String) -> Style? {
    number(name).flatMap { Style(rawValue: UInt(bitPattern: $0)) }
  }
}
