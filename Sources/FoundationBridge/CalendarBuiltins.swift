import Foundation
import Interpreter

/// Builtins of `Calendar`.
///
/// The components of a date are an array of their values, in the order of the components that are passed with it; nil
/// where one is not set.
enum CalendarBuiltins {
  private typealias Component = Calendar.Component

  static let rows: [Builtin] = components + arithmetic + spans + searches + symbols

  private static let components: [Builtin] = [
    Builtin("calendar.components") { (calendar: Calendar, parts: [Component], date: Date) in
      values(calendar.dateComponents(Set(parts), from: date), parts)
    },
    Builtin("calendar.distance") {
      (calendar: Calendar, parts: [Component], start: Date, end: Date) in
      values(calendar.dateComponents(Set(parts), from: start, to: end), parts)
    },
    Builtin("calendar.between") {
      (
        calendar: Calendar, parts: [Component], all: [Component], start: [Int?], end: [Int?]
      ) throws(Fault) in
      let (start, end) = (try made(all, start), try made(all, end))
      return values(calendar.dateComponents(Set(parts), from: start, to: end), parts)
    },
    Builtin("calendar.date") {
      (calendar: Calendar, parts: [Component], fields: [Int?], zone: TimeZone?) throws(Fault) in
      var components = try made(parts, fields)
      components.timeZone = zone
      return calendar.date(from: components)
    },
    Builtin("calendar.isValid") {
      (calendar: Calendar, parts: [Component], fields: [Int?]) throws(Fault) in
      try made(parts, fields).isValidDate(in: calendar)
    },
    Builtin("calendar.matches") {
      (calendar: Calendar, parts: [Component], fields: [Int?], date: Date) throws(Fault) in
      calendar.date(date, matchesComponents: try made(parts, fields))
    },
  ]

  private static let arithmetic: [Builtin] = [
    Builtin("calendar.adding") {
      (calendar: Calendar, parts: [Component], fields: [Int?], date: Date, isWrapping: Bool)
        throws(Fault) in
      calendar.date(
        byAdding: try made(parts, fields), to: date, wrappingComponents: isWrapping)
    },
    Builtin("calendar.addingOne") {
      (calendar: Calendar, part: Component, value: Int, date: Date, isWrapping: Bool)
        throws(Fault) -> Date? in
      if ComponentLimits.isBeyondAllDates(value) { return nil }
      try ComponentLimits.require(value, of: part)
      return calendar.date(byAdding: part, value: value, to: date, wrappingComponents: isWrapping)
    },
    Builtin("calendar.setting") {
      (calendar: Calendar, part: Component, value: Int, date: Date) throws(Fault) in
      try ComponentLimits.require(value, of: part)
      return calendar.date(bySetting: part, value: value, of: date)
    },
    Builtin("calendar.settingClock") {
      (calendar: Calendar, clock: [Int], date: Date, options: SearchOptions) throws(Fault) in
      for value in clock { try ComponentLimits.require(value, of: .hour) }
      return calendar.date(
        bySettingHour: clock[0], minute: clock[1], second: clock[2], of: date,
        matchingPolicy: options.matching, repeatedTimePolicy: options.repeated,
        direction: options.direction)
    },
    Builtin("calendar.order") {
      (calendar: Calendar, left: Date, right: Date, part: Component) in
      calendar.compare(left, to: right, toGranularity: part).rawValue
    },
  ]

  private static let spans: [Builtin] = [
    Builtin("calendar.startOfDay") { (calendar: Calendar, date: Date) in
      calendar.startOfDay(for: date)
    },
    Builtin("calendar.interval") { (calendar: Calendar, part: Component, date: Date) in
      interval(calendar.dateInterval(of: part, for: date))
    },
    Builtin("calendar.range") {
      (calendar: Calendar, smaller: Component, larger: Component, date: Date) in
      range(calendar.range(of: smaller, in: larger, for: date))
    },
    Builtin("calendar.leastRange") { (calendar: Calendar, part: Component) in
      range(calendar.minimumRange(of: part))
    },
    Builtin("calendar.mostRange") { (calendar: Calendar, part: Component) in
      range(calendar.maximumRange(of: part))
    },
    Builtin("calendar.ordinality") {
      (calendar: Calendar, smaller: Component, larger: Component, date: Date) in
      calendar.ordinality(of: smaller, in: larger, for: date)
    },
    Builtin("calendar.isWeekend") { (calendar: Calendar, date: Date) in
      calendar.isDateInWeekend(date)
    },
    Builtin("calendar.weekend") { (calendar: Calendar, date: Date) in
      interval(calendar.dateIntervalOfWeekend(containing: date))
    },
    Builtin("calendar.nextWeekend") { (calendar: Calendar, date: Date, isBackward: Bool) in
      interval(
        calendar.nextWeekend(startingAfter: date, direction: isBackward ? .backward : .forward))
    },
  ]

  private static let searches: [Builtin] = [
    // The date in seconds since 1970, and whether the match is exact.
    Builtin("calendar.next") {
      (
        calendar: Calendar, date: Date, parts: [Component], fields: [Int?], options: SearchOptions
      ) throws(Fault) -> [Double]? in
      var found: [Double]?
      calendar.enumerateDates(
        startingAfter: date, matching: try made(parts, fields), matchingPolicy: options.matching,
        repeatedTimePolicy: options.repeated, direction: options.direction
      ) { result, isExact, stop in
        found = result.map { [$0.timeIntervalSince1970, isExact ? 1 : 0] }
        stop = true
      }
      return found
    }
  ]

  private static let symbols: [Builtin] = [
    Builtin("calendar.symbols") { (calendar: Calendar, kind: String) in
      CalendarDescription.symbols[kind]?(calendar) ?? []
    },
    Builtin("calendar.firstWeekday") { (calendar: Calendar) in calendar.firstWeekday },
    Builtin("calendar.minimumDays") { (calendar: Calendar) in calendar.minimumDaysInFirstWeek },
  ]

  private static func interval(_ interval: DateInterval?) -> [Double]? {
    interval.map { [$0.start.timeIntervalSince1970, $0.duration] }
  }

  private static func range(_ range: Range<Int>?) -> [Int]? {
    range.map { [$0.lowerBound, $0.upperBound] }
  }

  private static func values(_ components: DateComponents, _ parts: [Component]) -> [Int?] {
    parts.map { part in
      if part == .isLeapMonth { return components.isLeapMonth.map { $0 ? 1 : 0 } }
      return components.value(for: part)
    }
  }

  private static func made(
    _ parts: [Component], _ fields: [Int?]
  ) throws(Fault) -> DateComponents {
    var components = DateComponents()
    for (part, value) in zip(parts, fields) {
      guard let value else { continue }
      if part == .isLeapMonth {
        components.isLeapMonth = value != 0
      } else {
        components.setValue(value, for: part)
      }
    }
    try ComponentLimits.require(components)
    return components
  }
}
