// Conformances to `TextOutputStreamable`.
//
// Loads by member

extension String: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}
extension Substring: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}
extension Character: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}
extension Unicode.Scalar: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}
extension Double: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}
extension Float: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}
