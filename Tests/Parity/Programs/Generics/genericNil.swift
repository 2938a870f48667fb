// `nil` that generic code makes knows of what type it is.
protocol Named {
  func name() -> String
  static func make() -> Self
}
extension Optional: Named {
  func name() -> String { "optional \(Wrapped.self)" }
  static func make() -> Wrapped? { nil }
}
func made<T: Named>(_ type: T.Type) -> String { type.make().name() }
print(made(Int?.self), made(String?.self))
func nothing<T>(_ type: T.Type) -> T? { nil }
print(nothing(Int.self).name())
func call<T: Named>(_ value: T) -> String { value.name() }
func callAny(_ value: any Named) -> String { value.name() }
func pass<T>(_ value: T) -> String {
  let none: T? = nil
  return call(none) + ", " + callAny(none)
}
print(pass(3), pass("x"))
func erase<T>(_ value: T) -> Any {
  var none: T?
  if none == nil { none = nil }
  return none as Any
}
print(type(of: erase(4)))

protocol Monoid {
  static var empty: Self { get }
  func combine(_ other: Self) -> Self
}
extension Int: Monoid {
  static var empty: Int { 0 }
  func combine(_ other: Int) -> Int { self + other }
}
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Self { nil }
  func combine(_ other: Self) -> Self {
    switch (self, other) {
    case (let a?, let b?): a.combine(b)
    case (nil, let b): b
    case (let a, nil): a
    }
  }
}
extension Array where Element: Monoid {
  func fold() -> Element { reduce(.empty) { $0.combine($1) } }
}
print([1, nil, 5].fold() as Any, ([] as [Int?]).fold() as Any)
func twice<M: Monoid>(_ type: M.Type) -> M { M.empty.combine(.empty) }
print(twice(Int?.self) as Any, twice(Int??.self) as Any)
struct Chain<T> {
  var first: T?
  var rest: [T?] = [nil]
  mutating func clear() { first = nil }
}
var chain = Chain(first: 1.5)
chain.clear()
print(type(of: chain.first as Any), chain.first.name(), chain.rest[0].name())
