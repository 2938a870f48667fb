@_native("fault") func _fault(_ message: String) -> Never
func fatalError(
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) -> Never {
  _fault(message())
}
func preconditionFailure(
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) -> Never {
  _fault(message())
}
func assertionFailure(
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _fault(message())
}
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { _failure("Precondition failed", message()) }
}
func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { _failure("Assertion failed", message()) }
}
@_native("failure") func _failure(_ prefix: String, _ message: String) -> Never
