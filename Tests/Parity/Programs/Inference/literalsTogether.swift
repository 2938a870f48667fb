// Literals of literals: what the elements have in common, and what a literal tells of its type.

let rows = [[1, nil], [3]]
print(rows, type(of: rows), rows.joined().compactMap { $0 })
print([[1, 2], [2, nil]], [[1], [2.5, nil]], [[nil, 1], [3, 4], []].flatMap { $0 })
print([("a", 1), ("b", nil)])

// A condition of the conformance says what is open.
struct Wrapper<T> {
  let value: T
  init(_ value: T) { self.value = value }
}
extension Wrapper: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where T == String {
  init(stringLiteral value: String) { self.init(value) }
}
let text: Wrapper = "text"
print(text, ("more" as Wrapper).value)

struct Complex<T: FloatingPoint> {
  var re: T
  var im: T
  static func * (a: Self, b: Self) -> Self {
    Self(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
  }
  static var i: Self { Self(re: 0, im: 1) }
}
extension Complex: ExpressibleByFloatLiteral where T == Double {
  init(floatLiteral value: Double) { self.init(re: value, im: 0) }
}
print(Complex.i * 2.5)

// A literal beside a value of the program's own type is one of that type.
enum JSON: Equatable {
  case null
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}
extension JSON: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
let document = JSON.object(["a": .array([.number(1), .null]), "b": .string("x")])
print(document == ["a": [1, nil], "b": "x"], document == [1], document != ["a": 1])

// A member that the program gives optionals comes before that of what they wrap.
protocol Joining {
  static var empty: Self { get }
}
extension Int: Joining { static let empty = 0 }
extension Optional: Joining where Wrapped: Joining { static var empty: Self { nil } }
let nothing: Int? = .empty
print(nothing as Any)

// Without anything around them, the branches of a closure have types of their own.
let mixed = { if rows.isEmpty { 2.5 } else { 1 } }()
print(mixed, [1, 2].map { if $0 == 1 { "one" } else { "more" } })
let wrapped = if rows.isEmpty { Optional(1) } else { 2 }
print(wrapped as Any)
