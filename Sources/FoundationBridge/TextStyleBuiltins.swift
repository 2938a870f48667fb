import Foundation
import Interpreter

/// Builtins that write byte counts, lists, durations and distances in time.
enum TextStyleBuiltins {
  static let rows: [Builtin] = [
    Builtin("bytes.styled") { (settings: Settings, count: Int) in
      byteCount(settings).format(Int64(count))
    },
    Builtin("bytes.formatted") { (settings: Settings, count: Int) in
      byteCountFormatter(settings).string(fromByteCount: Int64(count))
    },
    Builtin("list.styled") { (settings: Settings, texts: [String]) in
      var style: ListFormatStyle<StringStyle, [String]> = .list(
        type: settings["type"] == "or" ? .or : .and,
        width: settings.choice("width", of: ["short": .short, "narrow": .narrow]) ?? .standard)
      if let locale = settings.locale { style = style.locale(locale) }
      return style.format(texts)
    },
    Builtin("duration.time") { (settings: Settings, seconds: Int, attoseconds: Int) in
      timeStyle(settings).format(duration(seconds, attoseconds))
    },
    Builtin("duration.units") { (settings: Settings, seconds: Int, attoseconds: Int) in
      let style = unitsStyle(settings)
      return style.allowedUnits.isEmpty ? "" : style.format(duration(seconds, attoseconds))
    },
    Builtin("date.relative") { (settings: Settings, date: Date, reference: Date) in
      relativeStyle(settings, anchor: date).format(reference)
    },
  ]

  private static func duration(_ seconds: Int, _ attoseconds: Int) -> Duration {
    Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }

  private static func byteCount(_ settings: Settings) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: settings.choice(
        "style", of: ["memory": .memory, "decimal": .decimal, "binary": .binary]) ?? .file,
      allowedUnits: settings.number("units").map { .init(rawValue: UInt(bitPattern: $0)) } ?? .all,
      spellsOutZero: settings.isSet("spellsOutZero"),
      includesActualByteCount: settings.isSet("includesActualByteCount"),
      locale: settings.localeOrEnglishUS)
  }

  private static func byteCountFormatter(_ settings: Settings) -> ByteCountFormatter {
    let formatter = ByteCountFormatter()
    formatter.countStyle =
      settings.choice(
        "style", of: ["memory": .memory, "decimal": .decimal, "binary": .binary]) ?? .file
    if let units = settings.number("units") {
      formatter.allowedUnits = .init(rawValue: UInt(bitPattern: units))
    }
    formatter.includesActualByteCount = settings.isSet("includesActualByteCount")
    formatter.includesUnit = settings.isSet("includesUnit")
    formatter.includesCount = settings.isSet("includesCount")
    formatter.allowsNonnumericFormatting = settings.isSet("allowsNonnumericFormatting")
    formatter.isAdaptive = settings.isSet("isAdaptive")
    formatter.zeroPadsFractionDigits = settings.isSet("zeroPadsFractionDigits")
    return formatter
  }

  private static func timeStyle(_ settings: Settings) -> Duration.TimeFormatStyle {
    let padding = settings.number("padding") ?? 1
    let places = settings.number("places") ?? 0
    let rule = settings.roundingRule ?? .toNearestOrEven
    let pattern: Duration.TimeFormatStyle.Pattern =
      switch settings["pattern"] {
      case "hourMinute": .hourMinute(padHourToLength: padding, roundSeconds: rule)
      case "minuteSecond":
        .minuteSecond(
          padMinuteToLength: padding, fractionalSecondsLength: places,
          roundFractionalSeconds: rule)
      default:
        .hourMinuteSecond(
          padHourToLength: padding, fractionalSecondsLength: places, roundFractionalSeconds: rule)
      }
    return Duration.TimeFormatStyle(pattern: pattern, locale: settings.localeOrEnglishUS)
  }

  private static let units: [String: Duration.UnitsFormatStyle.Unit] = [
    "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
    "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
  ]

  private static func unitsStyle(_ settings: Settings) -> Duration.UnitsFormatStyle {
    let names = settings["units"]?.split(separator: " ").map(String.init) ?? []
    let least = settings.number("leastFraction") ?? 0
    return Duration.UnitsFormatStyle(
      allowedUnits: Set(names.compactMap { units[$0] }),
      width: settings.choice(
        "width",
        of: [
          "wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow,
          "condensedAbbreviated": .condensedAbbreviated,
        ]) ?? .abbreviated,
      maximumUnitCount: settings.number("maximumUnitCount").map { max($0, 0) },
      zeroValueUnits: settings.number("zeroLength").map { .show(length: $0) } ?? .hide,
      valueLength: settings.number("valueLength"),
      fractionalPart: .init(
        lengthLimits: least...max(least, settings.number("mostFraction") ?? 0),
        roundingRule: settings.roundingRule ?? .toNearestOrEven,
        roundingIncrement: settings.double("increment"))
    ).locale(settings.localeOrEnglishUS)
  }

  private static let fields: [String: Date.RelativeFormatStyle.Field] = [
    "year": .year, "month": .month, "week": .week, "day": .day, "hour": .hour,
    "minute": .minute, "second": .second,
  ]

  /// A style that writes how far `anchor` is from the date that is formatted.
  private static func relativeStyle(
    _ settings: Settings, anchor: Date
  ) -> Date.AnchoredRelativeFormatStyle {
    let names = settings["fields"]?.split(separator: " ").map(String.init)
    return Date.AnchoredRelativeFormatStyle(
      anchor: anchor, allowedFields: Set((names ?? Array(fields.keys)).compactMap { fields[$0] }),
      presentation: settings["presentation"] == "named" ? .named : .numeric,
      unitsStyle: settings.choice(
        "unitsStyle",
        of: ["spellOut": .spellOut, "abbreviated": .abbreviated, "narrow": .narrow]) ?? .wide,
      locale: settings.localeOrEnglishUS,
      calendar: settings.calendarOrGregorian,
      capitalizationContext: settings.capitalization)
  }
}
