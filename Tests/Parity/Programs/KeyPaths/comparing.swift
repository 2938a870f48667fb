// Beside a key path, `\.name` is another one of the same root.
struct Inner { var text = "x" }
struct Outer {
  var size = 1
  var inner = Inner()
}
print(\Outer.inner.text == \.inner.text, \Outer.size == \Outer.size, \Outer.size != \.size)
let path: PartialKeyPath<Outer> = \.size
print(path == \.size, [\Outer.size, \Outer.inner.text].contains(\.size))
