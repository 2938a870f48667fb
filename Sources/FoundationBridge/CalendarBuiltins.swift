import Foundation
import Interpreter

/// Builtins of `Calendar`, each of which takes the calendar's description first. Times are seconds since 1970.
///
/// The components of a date are an array of their values, in the order of the names that are passed with it; nil
/// where a component is not set.
enum CalendarBuiltins {
  static let rows: [Builtin] = components + arithmetic + spans + searches + symbols

  private static let components: [Builtin] = [
    Builtin("calendar.components") { (calendar: String, names: [String], time: Double) in
      values(
        CalendarDescription.calendar(calendar).dateComponents(set(names), from: date(time)), names)
    },
    Builtin("calendar.distance") {
      (calendar: String, names: [String], start: Double, end: Double) in
      values(
        CalendarDescription.calendar(calendar).dateComponents(
          set(names), from: date(start), to: date(end)), names)
    },
    Builtin("calendar.between") {
      (
        calendar: String, names: [String], fields: [String], start: [Int?], end: [Int?]
      ) throws(Fault) in
      let (start, end) = (try made(fields, start), try made(fields, end))
      return values(
        CalendarDescription.calendar(calendar).dateComponents(
          set(names), from: start, to: end), names)
    },
    Builtin("calendar.date") {
      (calendar: String, names: [String], fields: [Int?], zone: String?) throws(Fault) in
      var components = try made(names, fields)
      components.timeZone = zone.map(TimeZoneBuiltins.zone)
      return CalendarDescription.calendar(calendar).date(from: components)?.timeIntervalSince1970
    },
    Builtin("calendar.isValid") {
      (calendar: String, names: [String], fields: [Int?]) throws(Fault) in
      let wanted = try made(names, fields)
      return wanted.isValidDate(in: CalendarDescription.calendar(calendar))
    },
    Builtin("calendar.matches") {
      (calendar: String, names: [String], fields: [Int?], time: Double) throws(Fault) in
      let wanted = try made(names, fields)
      return CalendarDescription.calendar(calendar).date(
        date(time), matchesComponents: wanted)
    },
  ]

  private static let arithmetic: [Builtin] = [
    Builtin("calendar.adding") {
      (calendar: String, names: [String], fields: [Int?], time: Double, isWrapping: Bool)
        throws(Fault) in
      let wanted = try made(names, fields)
      return CalendarDescription.calendar(calendar).date(
        byAdding: wanted, to: date(time), wrappingComponents: isWrapping)?
        .timeIntervalSince1970
    },
    Builtin("calendar.addingOne") {
      (
        calendar: String, name: String, value: Int, time: Double, isWrapping: Bool
      ) throws(Fault) -> Double? in
      if ComponentLimits.isBeyondAllDates(value) { return nil }
      try ComponentLimits.require(value, of: component(name))
      return CalendarDescription.calendar(calendar).date(
        byAdding: component(name), value: value, to: date(time), wrappingComponents: isWrapping)?
        .timeIntervalSince1970
    },
    Builtin("calendar.setting") {
      (calendar: String, name: String, value: Int, time: Double) throws(Fault) in
      try ComponentLimits.require(value, of: component(name))
      return CalendarDescription.calendar(calendar).date(
        bySetting: component(name), value: value, of: date(time))?.timeIntervalSince1970
    },
    Builtin("calendar.settingClock") {
      (calendar: String, clock: [Int], time: Double, policies: [String]) throws(Fault) in
      for value in clock { try ComponentLimits.require(value, of: .hour) }
      return CalendarDescription.calendar(calendar).date(
        bySettingHour: clock[0], minute: clock[1], second: clock[2], of: date(time),
        matchingPolicy: SearchOptions(policies).matching,
        repeatedTimePolicy: SearchOptions(policies).repeated,
        direction: SearchOptions(policies).direction)?.timeIntervalSince1970
    },
    Builtin("calendar.order") { (calendar: String, left: Double, right: Double, name: String) in
      CalendarDescription.calendar(calendar).compare(
        date(left), to: date(right), toGranularity: component(name)
      ).rawValue
    },
  ]

  private static let spans: [Builtin] = [
    Builtin("calendar.startOfDay") { (calendar: String, time: Double) in
      CalendarDescription.calendar(calendar).startOfDay(for: date(time)).timeIntervalSince1970
    },
    Builtin("calendar.interval") { (calendar: String, name: String, time: Double) in
      interval(
        CalendarDescription.calendar(calendar).dateInterval(of: component(name), for: date(time)))
    },
    Builtin("calendar.range") {
      (calendar: String, smaller: String, larger: String, time: Double) in
      range(
        CalendarDescription.calendar(calendar).range(
          of: component(smaller), in: component(larger), for: date(time)))
    },
    Builtin("calendar.leastRange") { (calendar: String, name: String) in
      range(CalendarDescription.calendar(calendar).minimumRange(of: component(name)))
    },
    Builtin("calendar.mostRange") { (calendar: String, name: String) in
      range(CalendarDescription.calendar(calendar).maximumRange(of: component(name)))
    },
    Builtin("calendar.ordinality") {
      (calendar: String, smaller: String, larger: String, time: Double) in
      CalendarDescription.calendar(calendar).ordinality(
        of: component(smaller), in: component(larger), for: date(time))
    },
    Builtin("calendar.isWeekend") { (calendar: String, time: Double) in
      CalendarDescription.calendar(calendar).isDateInWeekend(date(time))
    },
    Builtin("calendar.weekend") { (calendar: String, time: Double) in
      interval(
        CalendarDescription.calendar(calendar).dateIntervalOfWeekend(containing: date(time)))
    },
    Builtin("calendar.nextWeekend") { (calendar: String, time: Double, isBackward: Bool) in
      interval(
        CalendarDescription.calendar(calendar).nextWeekend(
          startingAfter: date(time), direction: isBackward ? .backward : .forward))
    },
  ]

  private static let searches: [Builtin] = [
    Builtin("calendar.next") {
      (calendar: String, time: Double, names: [String], fields: [Int?], policies: [String])
        throws(Fault) -> [Double]? in
      let wanted = try made(names, fields)
      let options = SearchOptions(policies)
      var found: [Double]?
      CalendarDescription.calendar(calendar).enumerateDates(
        startingAfter: date(time), matching: wanted, matchingPolicy: options.matching,
        repeatedTimePolicy: options.repeated, direction: options.direction
      ) { result, isExact, stop in
        found = result.map { [$0.timeIntervalSince1970, isExact ? 1 : 0] }
        stop = true
      }
      return found
    }
  ]

  private static let symbols: [Builtin] = [
    Builtin("calendar.symbols") { (calendar: String, kind: String) -> [String] in
      guard let path = CalendarDescription.symbols[kind] else { return [] }
      return path(CalendarDescription.calendar(calendar))
    },
    Builtin("calendar.firstWeekday") { (calendar: String) in
      CalendarDescription.calendar(calendar).firstWeekday
    },
    Builtin("calendar.minimumDays") { (calendar: String) in
      CalendarDescription.calendar(calendar).minimumDaysInFirstWeek
    },
  ]

  private static func date(_ time: Double) -> Date { Date(timeIntervalSince1970: time) }

  private static func interval(_ interval: DateInterval?) -> [Double]? {
    interval.map { [$0.start.timeIntervalSince1970, $0.duration] }
  }

  private static func range(_ range: Range<Int>?) -> [Int]? {
    range.map { [$0.lowerBound, $0.upperBound] }
  }

  private static func component(_ name: String) -> Calendar.Component {
    CalendarDescription.components[name] ?? .era
  }

  private static func set(_ names: [String]) -> Set<Calendar.Component> {
    Set(names.compactMap { CalendarDescription.components[$0] })
  }

  private static func values(_ components: DateComponents, _ names: [String]) -> [Int?] {
    names.map { name in
      if name == "isLeapMonth" { return components.isLeapMonth.map { $0 ? 1 : 0 } }
      return components.value(for: component(name))
    }
  }

  private static func made(
    _ names: [String], _ fields: [Int?]
  ) throws(Fault) -> DateComponents {
    var components = DateComponents()
    for (name, value) in zip(names, fields) {
      guard let value else { continue }
      if name == "isLeapMonth" {
        components.isLeapMonth = value != 0
      } else {
        components.setValue(value, for: component(name))
      }
    }
    try ComponentLimits.require(components)
    return components
  }
}
