let min = 5
print(Swift.min(1, 2), min)
struct Array2 {}
struct Result<T> { var t: T }
let r: Swift.Result<Int, Error> = .success(3)
print(r, Result(t: 1))
print(Swift.Result<Int, Error>.success(2))
struct Array<T> { var n = 1 }
print(Swift.Array(repeating: 1, count: 2), Array<Int>().n)
let q: Swift.Array<Array<Int>> = []
print(q.count)
func print(_ s: String) { Swift.print("mine", s) }
print("a")
struct String { var x = 3 }
let s: Swift.String = "abc"; Swift.print(s, String().x)
