import Foundation
import Interpreter

/// Which components of dates Foundation calculates with: beyond these its arithmetic overflows, and would end the
/// process.
enum ComponentLimits {
  /// Throws if a component is beyond its limit. `Int.max` stands for a component that is not set.
  static func require(_ components: DateComponents) throws(Fault) {
    let set = CalendarDescription.components.values.compactMap { component in
      components.value(for: component).map { (component, $0) }
    }.filter { $0.1 != Int.max }
    for (component, value) in set { try require(value, of: component) }
    let years = set.filter { [.year, .yearForWeekOfYear].contains($0.0) }
    if set.count > 1, years.contains(where: { $0.1.magnitude > 1 << 18 }) { throw overflow }
  }

  static func require(_ value: Int, of component: Calendar.Component) throws(Fault) {
    if value == Int.max { return }
    if value.magnitude > limit(of: component) { throw overflow }
  }

  private static func limit(of component: Calendar.Component) -> UInt {
    switch component {
    case .hour, .minute, .second: 1 << 30
    case .nanosecond: UInt.max
    default: 1 << 40
    }
  }

  private static var overflow: Fault { .fatal("arithmetic overflow in date components") }
}
