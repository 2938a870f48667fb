struct Style: OptionSet { let rawValue: Int; static let bold = Style(rawValue: 1); static let it = Style(rawValue: 2) }
print(Style([.bold]), Style([.bold, .it]).rawValue)
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { b, a in f(a, b) } }
print(flip(-)(1, 10))
func nums(_ s: some StringProtocol) -> [Int] { s.split(separator: ",").compactMap { Int($0) } }
print(nums("1,2,x"), nums("4,5".dropFirst(2)))
print(["ab"].map(Array.init))
func f(_ x: Int?) -> Int? { x.map { $0 + 1 } }
print([1].map(f))
print(Set<AnyHashable>([1, "a"]).count)
print(Set<AnyHashable>([1, "a"]).contains("a"))
print([3,1,2].sorted(by: >), [1,2].reduce(0, +), zip([1,2],[3,4]).map(*))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

print(["1","2"].compactMap(Int.init), [1,2].map(String.init), ["x"].map(\.count), [1,2].map(Double.init))
let add: (Int, Int) -> Int = (+)
print(add(1, 2))
func fold<T>(_ xs: [T], _ f: (T, T) -> T) -> T { xs.dropFirst().reduce(xs[0], f) }
print(fold([1,2,3], +), fold(["a","b"], +), fold([2,3], max))
print(["a": 1].mapValues(-), [1, -2].map(abs), [true].map(!))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2))
let widened: (Int) -> Int? = f
let asAny: (Int) -> Any = widened
print(widened(3) as Any, asAny(2))
enum Shape { case square(Double), point }
print(type(of: Shape.square), type(of: Shape.point))
