// Values that write themselves to a stream.

struct Streamed: TextOutputStreamable {
  var text = "streamed"
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<")
    target.write(text)
    target.write(">")
  }
}
struct Both: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("written") }
}
struct Debugged: TextOutputStreamable, CustomDebugStringConvertible {
  var debugDescription: String { "debugged" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("written") }
}
print(Streamed(), "\(Streamed(text: "in text"))", [Streamed()], String(describing: Streamed()))
print(Both(), [Both()], "\(Both())", Debugged(), [Debugged()])
debugPrint(Streamed(), Both(), Debugged())
var text = ""
Streamed(text: "by hand").write(to: &text)
print(Both(), terminator: "", to: &text)
print(text)
struct Upper: TextOutputStream {
  var text = ""
  mutating func write(_ string: String) { text += string.uppercased() }
}
var upper = Upper()
print(Streamed(), 1, to: &upper)
"abc".write(to: &upper)
print(upper.text)
