// Types that are made of one character or one scalar.
struct Mark: ExpressibleByUnicodeScalarLiteral {
  var text: String
  init(unicodeScalarLiteral value: Character) { text = "mark \(value)" }
}
struct Code: ExpressibleByUnicodeScalarLiteral {
  var number: UInt32
  init(unicodeScalarLiteral value: Unicode.Scalar) { number = value.value }
}
struct Name: ExpressibleByUnicodeScalarLiteral {
  var text: String
  init(unicodeScalarLiteral value: String) { text = value }
}
struct Key: ExpressibleByExtendedGraphemeClusterLiteral {
  var text: String
  init(extendedGraphemeClusterLiteral value: Character) { text = "key \(value)" }
}
struct Both: ExpressibleByExtendedGraphemeClusterLiteral {
  var text: String
  init(extendedGraphemeClusterLiteral value: Character) { text = "cluster \(value)" }
  init(unicodeScalarLiteral value: Unicode.Scalar) { text = "scalar \(value)" }
}
struct All: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = "string \(value)" }
  init(extendedGraphemeClusterLiteral value: Character) { text = "cluster \(value)" }
  init(unicodeScalarLiteral value: Unicode.Scalar) { text = "scalar \(value)" }
}
let mark: Mark = "s"
let code: Code = "é"
let name: Name? = "n"
let key: Key = "k"
let family: Key = "👩‍👩‍👧"
print(mark, code, name as Any, key, family)
let both: [Both] = ["a", "👩‍👩‍👧"]
print(both, "x" as Both)
let all: [All] = ["a", "👩‍👩‍👧", "xy"]
print(all)
func take(_ code: Code, _ key: Key = "d") { print(code, key) }
take("c")
take("c", "e")
print(Key(extendedGraphemeClusterLiteral: "q"), Key(unicodeScalarLiteral: "r"))
func same<T>(_ a: T, _ b: T) -> T { b }
print(same("a", "bc"), same("a", Character("b")))
let last: Key = same(key, "z")
print(last)
