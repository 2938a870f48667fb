/// Why a control did not do quite what its user asked for.
package enum ControlRemark: Hashable, Sendable {
  /// A slider goes no further than its bounds.
  case clamped(Double, lower: Double, upper: Double)
  /// The format of a field cannot parse the text.
  case unparsed(String)
  /// A stepper is at this end of its range.
  case atLimit(String)
}
