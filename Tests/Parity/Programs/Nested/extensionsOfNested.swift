// A type that an extension declares is extended above it.
struct V { struct Binding { var n = 1 } }
extension V.Binding.Part { func value(of x: Int) -> Int { path.reduce(x) { $0 + $1 } } }
extension V.Binding {
  struct Part { let name: String; let path: [Int] }
  var parts: [Part] { [Part(name: "a", path: [1, 2])] }
}
print(V.Binding().parts[0].value(of: 3))
