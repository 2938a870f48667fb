print(); print("a", 1, 2.5, true, nil as Int? as Any, separator: "-", terminator: "!\n");
print("x", terminator: ""); print("y", separator: ","); print(1, "b", separator: "");
print([1, 2], ["a": 1], (1, "x"), (a: 1, b: "y"), ())
struct P { var x = 1; var name = "n"; var o: Int? = nil; var l = [1] }; class C { var v = 1 };
class D: C {}; enum E { case a, b(Int), c(x: Int, y: String), d((Int, Int)) };
enum R: String { case one, two = "2" }; struct Empty {}; struct G<T> { var t: T }
print(
  P(), E.a, E.b(1), E.c(x: 1, y: "z"), E.d((1, 2)), R.one, R.two.rawValue, Empty(), G(t: 1),
  G(t: "s"), C(), D(), [P()], [E.a, .b(2)], Optional(P()) as Any, (P(), E.a), ["k": E.a],
  G(t: G(t: [1.5])))
debugPrint(
  P(), E.a, E.b(1), E.c(x: 1, y: "z"), R.one, Empty(), G(t: "s"), Optional("s") as Any, ["k": "v"],
  ("a", 1), (l: "a", 2), "q\"", Character("c"), 1...2, [1: "a"], Set(["s"]), nil as String? as Any,
  C.self, "é\u{1F600}\u{7}")
print(
  String(describing: P.self), String(reflecting: P.self), P.self, type(of: P()), type(of: [1: "a"]),
  type(of: (1, "a")), type(of: { (x: Int) -> String in "" }), [Int].self, Int?.self,
  ((Int) -> Void).self, Any.self, G<Int>.self, Result<Int, Error>.self, Never.self,
  type(of: "a"[...]), type(of: 1...2), Void.self, AnyObject.self, (any Equatable).self,
  [String: [Int?]].self, (() throws -> Int).self, C.Type.self, type(of: C.self))
struct T: CustomStringConvertible { var description: String { "T!" } };
struct U: CustomDebugStringConvertible { var debugDescription: String { "U?" } };
struct V: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "v" }; var debugDescription: String { "V" }
}
print(
  T(), U(), V(), [T()], [U()], [V()], Optional(V()) as Any, "\(T()) \(U()) \(V())",
  String(reflecting: T()), String(reflecting: V()), String(describing: U()), (V(), T()), G(t: V()),
  ["k": V()]);
debugPrint(T(), U(), V()); class K: CustomStringConvertible { var description: String { "K" } };
print(K(), [K()], Optional(K()) as Any)
struct Log: TextOutputStream {
  var text = ""; mutating func write(_ s: String) { text += "<\(s)>" }
}; var log = Log(); print("a", 1, to: &log); print("b", terminator: "", to: &log);
debugPrint("c", to: &log); print(log.text); var str = ""; print(1, 2, separator: "+", to: &str);
str.write("z"); print(str)
dump(1); dump("s"); dump([1, 2]); dump(["k": [1]]); dump(P()); dump(E.c(x: 1, y: "z"));
dump(Optional(1)); dump(nil as Int?); dump((1, b: "x")); dump(Set([1])); dump(R.one);
dump(G(t: P()), name: "g"); dump([P()], maxDepth: 1); dump([[1, 2], [3]], indent: 2); dump(E.a);
dump(1...3); dump(T()); dump([:] as [Int: Int]); dump([1, 2, 3], maxItems: 2); dump(Empty());
dump(Double.pi); dump(true); dump(Character("c"))
class Node { var v = 1; var next: Node?; let name = "n" }; let n = Node(); n.next = Node(); dump(n);
class Sub: Node { var extra = [1] }; dump(Sub())
let m = Mirror(reflecting: P()); print(m.children.count, m.displayStyle!, m.subjectType, m);
for c in m.children { print(c.label!, c.value, terminator: "; ") }; print();
for (l, v) in Mirror(reflecting: (1, b: 2)).children { print(l ?? "-", v, terminator: "; ") };
print(
  Mirror(reflecting: [1, 2]).children.map { "\($0.value)" },
  Mirror(reflecting: E.b(3)).children.first!.label!,
  Mirror(reflecting: Sub()).superclassMirror!.children.count,
  Mirror(reflecting: 1).children.isEmpty, Mirror(reflecting: Optional(1)).children.count,
  Mirror(reflecting: P()).descendant("l", 0) as Any, Mirror(reflecting: ["a": 1]).displayStyle!,
  Mirror(reflecting: Set([1])).displayStyle as Any,
  Mirror(reflecting: E.c(x: 1, y: "")).children.first!.value)
print(
  "\(1) \("in") \([1]) \(P().x + 1) \(true ? "t" : "f") \("nested \("deep")")", "a\tb\\", "\u{41}",
  """
  multi \(1)
   line "q" \
  cont
  """, #"\(x) \#(1)"#)

struct LosslessInt: LosslessStringConvertible {
  var v: Int; init?(_ s: String) { guard let i = Int(s) else { return nil }; v = i };
  var description: String { "\(v)" }
}
print(
  Int("12")!, Double("1.5")!, Bool("true")!, Bool("x") as Any, String(5), String(1.5), String(true),
  Character("a"), LosslessInt("9")!.v, Float("2")!, String(UInt8(3)), "5" + String(5),
  Unicode.Scalar("a"), String(describing: nil as Int?), String(Substring("s")));
print(LosslessInt("x") as Any, String(LosslessInt("3")!), LosslessInt("3")!)
let o1 = C(), o2 = C();
print(
  ObjectIdentifier(o1) == ObjectIdentifier(o1), ObjectIdentifier(o1) == ObjectIdentifier(o2),
  o1 === o1, o1 !== o2, ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self),
  [ObjectIdentifier(o1): 1].count, AnyHashable(1) == AnyHashable(1), AnyHashable("a"),
  AnyHashable(1) == AnyHashable("1"), [AnyHashable(1): "i", AnyHashable("s"): "s"].count,
  AnyHashable(5).base as! Int, AnyHashable(1) as? Int as Any)
var hs = Hasher(); hs.combine(1); hs.combine("a"); let h1 = hs.finalize(); var hs2 = Hasher();
hs2.combine(1); hs2.combine("a"); print(h1 == hs2.finalize(), 1.hashValue == 1.hashValue);
var (x, y) = (1, 2); swap(&x, &y);
print(x, y, #line, #function, max(1, 2), min("a", "b"), abs(-2.5))
