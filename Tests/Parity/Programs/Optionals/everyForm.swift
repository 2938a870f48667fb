struct Node { var v: Int; var next: [Node]? }
let n = Node(v: 1, next: [Node(v: 2, next: nil)])
print(n.next?.first?.v ?? 0, n.next?[0].next?.first as Any)
let s: String?? = .some(nil)
print(s as Any, s == nil, s.flatMap { $0 } == nil)
let ints = ["1", "x", "3"].map { Int($0) }
print(ints, ints.compactMap { $0 }, ints.contains(nil))
if let a = ints[0], case let b? = ints[2], a < b { print(a, b) }
for case let x? in ints { print(x, terminator: " ") }
print()
func half(_ x: Int) -> Int? { x % 2 == 0 ? x / 2 : nil }
print(Optional(8).flatMap(half).flatMap(half).map { "\($0)" } ?? "odd", half(3).map { $0 + 1 } as Any)
var o: Int? = 5
o? += 1; o! *= 2
print(o!, o.take() as Any, o as Any)
extension Optional { mutating func take() -> Wrapped? { defer { self = nil }; return self } }
switch (o, ints[0]) { case (nil, let x?): print("second", x); case (_?, _): print("first"); case (nil, nil): print("none") }
let d: [String: Int?] = ["a": 1, "b": nil]
print(d["a"]! as Any, d["b"]! as Any, d["c"] as Any, d.count, d["b"] == .some(nil))
print(Optional(3) == 3, Optional<Int>.none == nil, 1 < Optional(2) ?? 0)
let any: Any? = 3
print((any as? Int).map { $0 + 1 } ?? 0, any is String)
guard let first = ints.first, let value = first else { fatalError() }
print(value, ints.last.flatMap { $0 }!)
let f: ((Int) -> Int)? = { $0 + 1 }
print(f?(1) as Any, (f ?? { $0 })(5))
var arr: [Int]? = [1]
arr?.append(2); arr?[0] = 9
print(arr ?? [], arr?.count as Any, (arr?.isEmpty == false))
let name: String! = "iuo"
print(name.count, name as Any)
