import Foundation
import Interpreter

/// Which components of dates Foundation calculates with: beyond these its arithmetic overflows, and would end the
/// process.
enum ComponentLimits {
  /// Throws if a component exceeds its limit. The limits are lower if several components are set. A component with the
  /// value `Int.max` counts as not set.
  static func require(_ components: DateComponents) throws(Fault) {
    let set = CalendarDescription.components.values.compactMap { component in
      components.value(for: component).map { (component, $0) }
    }.filter { $0.1 != Int.max }
    for (component, value) in set {
      try require(value, of: component)
      let isYear = component == .year || component == .yearForWeekOfYear
      if set.count > 1, component != .nanosecond, value.magnitude > 1 << (isYear ? 18 : 30) {
        throw overflow
      }
    }
  }

  static func require(_ value: Int, of component: Calendar.Component) throws(Fault) {
    if value != Int.max, value.magnitude > limit(of: component) { throw overflow }
  }

  private static func limit(of component: Calendar.Component) -> UInt {
    switch component {
    case .hour, .minute, .second: 1 << 30
    case .weekday, .weekdayOrdinal: 1 << 40
    case .nanosecond: UInt.max
    default: 1 << 60
    }
  }

  /// Whether no date is so far away that adding this many of anything would reach it.
  static func isBeyondAllDates(_ value: Int) -> Bool {
    value != Int.max && value.magnitude > 1 << 60
  }

  private static var overflow: Fault { .fatal("arithmetic overflow in date components") }
}
