// What holds where a type conforms chooses among the default implementations.
protocol Describable { var text: String { get } }
extension Describable { var text: String { "<\(Self.self)>" } }
extension Describable where Self: Numeric { var text: String { "number \(self)" } }
extension Describable where Self: Sequence, Element: Describable {
  var text: String { map(\.text).joined(separator: "+") }
}
extension Int: Describable {}
extension Bool: Describable {}
extension Set: Describable where Element: Describable {}
extension Optional: Describable where Wrapped: Describable {
  var text: String { self?.text ?? "nothing" }
}
print(5.text, true.text, Set([7]).text, Optional(3).text, Int?.none.text)
print(Optional(Optional(Set([false]))).text)
let values: [Any] = [1, "s", true, Set([1]), Set(["q"]), Optional(4) as Any]
print(values.map { ($0 as? any Describable)?.text ?? "-" })
