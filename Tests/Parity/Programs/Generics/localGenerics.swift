// Local functions know what their generic parameters stand for.
func outer<T>(_ value: T) {
  func describe<U>(_ other: U) -> String { "\(T.self) \(U.self) \([U]().isEmpty) \(type(of: [other]))" }
  print(describe(1), describe("a"))
  func nest<U>(_ other: U, _ depth: Int) {
    if depth > 0 {
      print(U.self)
      nest([other], depth - 1)
    }
  }
  nest(value, 3)
  let closure = { describe(value) }
  print(closure())
  func pack<each U>(_ other: repeat each U) -> (T, repeat each U) {
    repeat print((each U).self, each other)
    return (value, repeat each other)
  }
  print(pack(), pack(1.5, true))
}
outer(2.5)
outer("text")
