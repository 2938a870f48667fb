struct M<T> { let test: (T) -> Bool; static func ~= (m: M, v: T) -> Bool { m.test(v) }
  static func above(_ x: T) -> M where T: Comparable { M { $0 > x } }
  static func any(_ r: some RangeExpression<Int>) -> Self where T: Collection { M { r.contains($0.count) } }
  static var none: M { M { _ in false } } }
struct N { let k: Int; static func ~= (m: N, v: Int) -> Bool { m.k == v }; static func of(_ k: Int) -> N { N(k: k) }; init(k: Int) { self.k = k }; init(_ k: Int) { self.k = k } }
func make(_ k: Int) -> N { N(k) }
switch 3 { case N.of(2): print(2); case N(k: 4): print(4); case make(5): print(5); case N(3): print("three"); default: print("d") }
switch 3 { case M<Int>.above(5): print("5"); case M<Int>.none: print("n"); case M<Int>.above(1): print("1"); default: print("d") }
switch "abc" { case M<String>.any(1...2): print("s"); case M<String>.any(3...): print("l"); default: print("d") }
switch "abc" { case M.above("b"): print("b"); case M.above("a"): print("a"); default: print("d") }
if case M<Int>.above(2) = 3 { print("yes") }
for case N.of(2) in [1, 2, 2] { print("two") }
