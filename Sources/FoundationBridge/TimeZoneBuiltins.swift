import Foundation
import Interpreter

/// Builtins of `TimeZone`.
enum TimeZoneBuiltins {
  static let rows: [Builtin] = making + offsets + names

  private static let making: [Builtin] = [
    Builtin("zone.identifier") { (identifier: String) in
      TimeZone(identifier: identifier)?.identifier
    },
    Builtin("zone.ofAbbreviation") { (abbreviation: String) in
      TimeZone(abbreviation: abbreviation)?.identifier
    },
    Builtin("zone.ofSeconds") { (seconds: Int) in
      TimeZone(secondsFromGMT: seconds)?.identifier
    },
  ]

  private static let offsets: [Builtin] = [
    Builtin("zone.offset") { (zone: TimeZone, date: Date) in zone.secondsFromGMT(for: date) },
    Builtin("zone.isDaylight") { (zone: TimeZone, date: Date) in
      zone.isDaylightSavingTime(for: date)
    },
    Builtin("zone.daylightOffset") { (zone: TimeZone, date: Date) in
      zone.daylightSavingTimeOffset(for: date)
    },
    Builtin("zone.transition") { (zone: TimeZone, date: Date) in
      zone.nextDaylightSavingTimeTransition(after: date)
    },
  ]

  private static let names: [Builtin] = [
    Builtin("zone.abbreviation") { (zone: TimeZone, date: Date) in zone.abbreviation(for: date) },
    Builtin("zone.name") { (zone: TimeZone, style: Int, locale: Locale?) in
      NSTimeZone.NameStyle(rawValue: style).flatMap { zone.localizedName(for: $0, locale: locale) }
    },
    Builtin("zone.identifiers") { () in TimeZone.knownTimeZoneIdentifiers },
    // Abbreviations and identifiers in turn.
    Builtin("zone.abbreviations") { () in
      TimeZone.abbreviationDictionary.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    },
    Builtin("zone.version") { () in TimeZone.timeZoneDataVersion },
  ]
}
