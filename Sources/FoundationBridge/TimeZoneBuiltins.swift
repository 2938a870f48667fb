import Foundation
import Interpreter

/// Builtins of `TimeZone`, each of which takes the zone's identifier first. Times are seconds since 1970.
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
    Builtin("zone.offset") { (identifier: String, time: Double) in
      zone(identifier).secondsFromGMT(for: Date(timeIntervalSince1970: time))
    },
    Builtin("zone.isDaylight") { (identifier: String, time: Double) in
      zone(identifier).isDaylightSavingTime(for: Date(timeIntervalSince1970: time))
    },
    Builtin("zone.daylightOffset") { (identifier: String, time: Double) in
      zone(identifier).daylightSavingTimeOffset(for: Date(timeIntervalSince1970: time))
    },
    Builtin("zone.transition") { (identifier: String, time: Double) in
      zone(identifier).nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: time))?
        .timeIntervalSince1970
    },
  ]

  private static let names: [Builtin] = [
    Builtin("zone.abbreviation") { (identifier: String, time: Double) in
      zone(identifier).abbreviation(for: Date(timeIntervalSince1970: time))
    },
    Builtin("zone.name") { (identifier: String, style: Int, locale: String?) in
      NSTimeZone.NameStyle(rawValue: style).flatMap {
        zone(identifier).localizedName(for: $0, locale: locale.map(Locale.init(identifier:)))
      }
    },
    Builtin("zone.identifiers") { () in TimeZone.knownTimeZoneIdentifiers },
    Builtin("zone.abbreviations") { () in
      TimeZone.abbreviationDictionary.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    },
    Builtin("zone.version") { () in TimeZone.timeZoneDataVersion },
  ]

  /// The zone of an identifier that `zone.identifier` returned.
  static func zone(_ identifier: String) -> TimeZone {
    TimeZone(identifier: identifier) ?? .gmt
  }
}
