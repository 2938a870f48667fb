import Foundation

/// The symbols of date styles, by the patterns with which Unicode writes them.
enum DateSymbols {
  typealias Symbol = Date.FormatStyle.Symbol

  static let dateStyles: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
    "complete": .complete,
  ]
  static let timeStyles: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]
  static let eras: [String: Symbol.Era] = ["G": .abbreviated, "GGGG": .wide, "GGGGG": .narrow]
  static let quarters: [String: Symbol.Quarter] = [
    "Q": .oneDigit, "QQ": .twoDigits, "QQQ": .abbreviated, "QQQQ": .wide, "QQQQQ": .narrow,
  ]
  static let months: [String: Symbol.Month] = [
    "M": .defaultDigits, "MM": .twoDigits, "MMM": .abbreviated, "MMMM": .wide, "MMMMM": .narrow,
  ]
  static let weeks: [String: Symbol.Week] = [
    "w": .defaultDigits, "ww": .twoDigits, "W": .weekOfMonth,
  ]
  static let days: [String: Symbol.Day] = [
    "d": .defaultDigits, "dd": .twoDigits, "F": .ordinalOfDayInMonth,
  ]
  static let daysOfYear: [String: Symbol.DayOfYear] = [
    "D": .defaultDigits, "DD": .twoDigits, "DDD": .threeDigits,
  ]
  static let weekdays: [String: Symbol.Weekday] = [
    "EEE": .abbreviated, "EEEE": .wide, "EEEEE": .narrow, "EEEEEE": .short, "e": .oneDigit,
    "ee": .twoDigits,
  ]
  static let minutes: [String: Symbol.Minute] = ["m": .defaultDigits, "mm": .twoDigits]
  static let seconds: [String: Symbol.Second] = ["s": .defaultDigits, "ss": .twoDigits]
  static let timeZones: [String: Symbol.TimeZone] = [
    "z": .specificName(.short), "zzzz": .specificName(.long), "v": .genericName(.short),
    "vvvv": .genericName(.long), "XX": .iso8601(.short), "XXX": .iso8601(.long),
    "O": .localizedGMT(.short), "OOOO": .localizedGMT(.long), "V": .identifier(.short),
    "VV": .identifier(.long), "VVV": .exemplarLocation, "VVVV": .genericLocation,
  ]
  static let dayPeriods: [String: Symbol.DayPeriod] = [
    "a": .standard(.abbreviated), "aaaa": .standard(.wide), "aaaaa": .standard(.narrow),
    "b": .with12s(.abbreviated), "bbbb": .with12s(.wide), "bbbbb": .with12s(.narrow),
    "B": .conversational(.abbreviated), "BBBB": .conversational(.wide),
    "BBBBB": .conversational(.narrow),
  ]
  static let clockHours: [String: Symbol.VerbatimHour] = [
    "h": .defaultDigits(clock: .twelveHour, hourCycle: .oneBased),
    "hh": .twoDigits(clock: .twelveHour, hourCycle: .oneBased),
    "K": .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased),
    "KK": .twoDigits(clock: .twelveHour, hourCycle: .zeroBased),
    "H": .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased),
    "HH": .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased),
    "k": .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased),
    "kk": .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased),
  ]
  private static let halves: [String: Symbol.Hour.AMPMStyle] = [
    "omitted": .omitted, "narrow": .narrow, "abbreviated": .abbreviated, "wide": .wide,
  ]

  /// An hour by the name of its digits and that of its half of the day: `defaultDigits.abbreviated`.
  static func hour(_ name: String) -> Symbol.Hour {
    let parts = name.split(separator: ".").map(String.init)
    let half = halves[parts.last ?? ""] ?? .abbreviated
    return switch parts.first {
    case "twoDigits": .twoDigits(amPM: half)
    case "conversationalDefaultDigits": .conversationalDefaultDigits(amPM: half)
    case "conversationalTwoDigits": .conversationalTwoDigits(amPM: half)
    default: .defaultDigits(amPM: half)
    }
  }

  static func year(_ pattern: String) -> Symbol.Year {
    switch (pattern.first, pattern.count) {
    case ("y", 1): .defaultDigits
    case ("y", 2): .twoDigits
    case ("u", let length): .extended(minimumLength: length)
    case ("r", let length): .relatedGregorian(minimumLength: length)
    default: .padded(pattern.count)
    }
  }

  static func fraction(_ pattern: String) -> Symbol.SecondFraction {
    pattern.first == "A" ? .milliseconds(pattern.count) : .fractional(pattern.count)
  }
}
