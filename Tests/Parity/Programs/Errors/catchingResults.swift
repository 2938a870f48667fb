enum Er: Error { case odd }
func f(_ x: Int) throws -> Int { if x % 2 == 1 { throw Er.odd }; return x }
let rs = [1, 2].map { t in Result { try f(t) } }
print((Int, String).self)
let one = Result { try f(1) }
print(one)
let two: Result<Int, Er> = .success(2)
print(two.map { $0 + 1 }, one.mapError { "\($0)" == "odd" ? Er.odd : .odd })
switch Result(catching: { try f(4) }) {
case .success(let n): print(n);
case .failure(let e): print(e)
}
