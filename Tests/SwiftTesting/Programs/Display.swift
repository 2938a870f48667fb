import Testing

struct Point { var x = 1, y = 2 }
extension Point: Equatable {}
struct Named: Equatable, CustomStringConvertible {
  var name: String
  var description: String { "named \(name)" }
}
struct Debugged: Equatable, CustomDebugStringConvertible {
  var debugDescription: String { "debugged" }
}
struct Testable: Equatable, CustomTestStringConvertible {
  var n: Int
  var testDescription: String { "testable \(n)" }
}
enum Kind: Equatable { case a, b(Int), c(x: Int, y: String) }
enum Raw: Int { case one = 1, two }
final class Node: Equatable, CustomStringConvertible {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (l: Node, r: Node) -> Bool { l.id == r.id }
  var description: String { "node \(id)" }
}

@Test func literals() {
  let text = "a \"b\"\n"
  let character: Character = "c"
  let double = 2.50
  let big: UInt8 = 200
  #expect(text == "b")
  #expect(character == "d")
  #expect(double == 1)
  #expect(big == 1)
  let sub = text.dropFirst()
  #expect(sub == "x")
  let none: String? = nil
  let some: String? = "s"
  #expect(some == none)
}

@Test func structures() {
  #expect(Point() == Point(x: 3))
  let p = Point(), q = Point(x: 4)
  #expect(p == q)
  let n = Named(name: "a"), m = Named(name: "b")
  #expect(n == m)
  let t = Testable(n: 1), u = Testable(n: 2)
  #expect(t == u)
  let d = Debugged()
  #expect(d != d)
  let k = Node(1), l = Node(2)
  #expect(k == l)
}

@Test func enums() {
  let a = Kind.a, b = Kind.b(2), c = Kind.c(x: 1, y: "z")
  #expect(a == b)
  #expect(b == c)
  let r = Raw.one
  #expect(r == .two)
  #expect(r.rawValue == 2)
}

@Test func collections() {
  let list = [1, 2, 3], other = [1, 4]
  #expect(list == other)
  let words = ["a", "b"], none: [String] = []
  #expect(words == none)
  let ages = ["Ada": 36]
  #expect(ages == [:])
  let set: Set = [1]
  #expect(set == [2])
  let range = 0..<3
  #expect(range == 0..<4)
  let closed = 1...2
  #expect(closed == 1...3)
  let nested = [[1], [2, 3]]
  #expect(nested == [[1]])
  let points = [Point()]
  #expect(points == [])
  let optionals: [Int?] = [1, nil]
  #expect(optionals == [nil])
  #expect(list.count == 4 - 2)
  #expect((1, "a") == (2, "b"))
}
