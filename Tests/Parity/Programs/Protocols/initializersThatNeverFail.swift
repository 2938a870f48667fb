func all<T: LosslessStringConvertible>(_ xs: [String?], _: T.Type) -> [T] { xs.compactMap { $0.flatMap(T.init) } }
print(all(["a", nil], String.self), all(["1", "x"], Int.self))
func one<T: LosslessStringConvertible>(_ x: String, _: T.Type) -> T? { T(x) }
print(one("a", String.self) as Any, one("1", Int.self) as Any, one("true", Bool.self) as Any)
func ref<T: LosslessStringConvertible>(_: T.Type) -> (String) -> T? { T.init }
print(ref(String.self)("q") as Any, ref(Double.self)("q") as Any, ref(Double.self)("2") as Any)
func maps<T: LosslessStringConvertible>(_ x: [String], _: T.Type) -> [T?] { x.map(T.init) }
print(maps(["q"], String.self))
struct W: LosslessStringConvertible { var description: String { "w" }; init(_ s: String) {} }
print(maps(["q"], W.self), one("a", W.self) as Any)
protocol Made { init?(code: Int) }
final class Always: Made {
  let code: Int
  init(code: Int) { self.code = code }
}
struct Even: Made {
  init?(code: Int) { if code % 2 == 1 { return nil } }
}
func make<T: Made>(_ codes: [Int], _: T.Type = T.self) -> [T] { codes.compactMap { T(code: $0) } }
print(make([1, 2], Always.self).map(\.code), make([1, 2], Even.self).count)
