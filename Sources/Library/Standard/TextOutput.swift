protocol TextOutputStream {
  mutating func write(_ string: String)
}
protocol TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target)
  var _streamed: String { get }
}
extension TextOutputStreamable {
  var _streamed: String {
    var text = ""
    write(to: &text)
    return text
  }
}
