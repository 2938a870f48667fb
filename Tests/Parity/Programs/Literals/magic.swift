// #file and its relatives, as values and as default arguments.
func here(_ line: Int = #line, _ function: String = #function, _ column: Int = #column) -> String { "\(function):\(line)" }
struct Place {
  var name: String { #function }
  init() { print(#function, #line) }
  func method(_ a: Int, with b: Int) -> String { #function }
  static func make() -> String { here() }
  subscript(index: Int) -> String { #function }
  var closure: () -> String { { #function } }
}
print(here(), #line, #function)
let place = Place()
print(place.name, place.method(1, with: 2), Place.make(), place[0], place.closure())
func outer() -> [String] {
  func inner() -> String { #function }
  return [inner(), #function, here()]
}
print(outer())
print(#fileID)
func log(_ message: @autoclosure () -> String, file: String = #fileID, line: UInt = #line) { print("[\(file):\(line)] \(message())") }
log("hello")
log("again \(1 + 1)")
#if os(Linux) && swift(>=5.9)
  print("linux")
#elseif os(macOS)
  print("mac")
#endif
#if canImport(Observation) || false
  print("observation")
#endif
#if compiler(<5)
  print("old")
#endif
