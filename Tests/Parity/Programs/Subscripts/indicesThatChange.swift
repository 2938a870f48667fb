// Indices, keys and assigned values that change the variable they are used with.

var numbers = [1, 2, 3]
func grow() -> Int {
  numbers[1] += 3
  numbers[0] += 10
  return 1
}
print(numbers[grow()])
final class Box {
  var numbers = [1, 2, 3]
  var table = ["a": 1]
  var inner: [[Int]] = [[1, 2], [3, 4]]
  func bump() -> Int {
    numbers[0] += 7
    return 0
  }
  func run() -> Int { numbers[bump()] }
  func key() -> String {
    table["a"] = 9
    return "a"
  }
  func other() -> Int {
    inner[1][1] = 40
    inner.append([1])
    return 1
  }
}
let b = Box()
print(b.numbers[b.bump()], b.run(), b.table[b.key()] as Any, b.inner[b.other()][b.other()])
struct S {
  var a = [1, 2, 3]
  var t = (1, 2)
  mutating func go() -> Int {
    a[0] += 8
    return 0
  }
  mutating func run() -> Int { a[go()] }
  subscript(i: Int) -> Int { a[i] }
}
var s = S()
print(s.a[s.go()], s.run())
print(s[s.go()])
func local() {
  var xs = [1, 2, 3]
  func f() -> Int {
    xs[2] += 5
    return 2
  }
  print(xs[f()])
  let g = { () -> Int in
    xs = [9, 8, 7]
    return 1
  }
  print(xs[g()])
  var d = ["k": 1]
  func k() -> String {
    d["k"]! += 5
    return "k"
  }
  print(d[k()]!, d[k(), default: 0])
  d[k(), default: 0] += {
    d["k"]! += 100
    return 1
  }()
  print(d)
  xs[f()] += f()
  print(xs)
  xs[f()] = f() + xs[2]
  print(xs)
}
local()
func idx(_ i: Int) -> Int {
  numbers.append(i)
  return i
}
numbers[idx(0)] += idx(1)
print(numbers)
numbers[idx(2)] = idx(1) + numbers.count
print(numbers)
print(numbers)
