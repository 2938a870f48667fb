// Swift book: control flow, functions, closures, optionals
func minMax(_ a: [Int]) -> (min: Int, max: Int)? {
  guard var lo = a.first, var hi = a.first else { return nil }
  for v in a[1...] { if v < lo { lo = v } else if v > hi { hi = v } }
  return (lo, hi)
}
if let b = minMax([8, -6, 2, 109, 3, 71]) { print("min \(b.min) max \(b.max)") }
print(minMax([]) as Any)
func greet(_ p: String, from h: String = "Cupertino", times: Int...) -> String {
  "Hello \(p) from \(h) \(times.reduce(0, +))"
}
print(greet("A"), greet("B", from: "X", times: 1, 2, 3))
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1
var y = 2
swapTwo(&x, &y)
swap(&x, &y)
swapTwo(&x, &y)
print(x, y)
func step(_ back: Bool) -> (Int) -> Int {
  func f(_ i: Int) -> Int { i + 1 }
  func b(_ i: Int) -> Int { i - 1 }
  return back ? b : f
}
var v = -3
let m = step(v > 0)
while v != 0 { v = m(v) }
print(v)
let names = ["Chris", "Alex", "Ewa"]
print(
  names.sorted(by: { (a: String, b: String) -> Bool in return a > b }), names.sorted { $0 < $1 },
  names.sorted(by: >))
let digits = [0: "Zero", 5: "Five", 1: "One"]
print(
  [510, 15].map { n -> String in
    var n = n
    var o = ""
    repeat {
      o = (digits[n % 10] ?? "?") + o
      n /= 10
    } while n > 0
    return o
  })
var customers = ["C", "A", "E"]
let prov = { customers.remove(at: 0) }
print(customers.count)
print(prov(), customers.count)
func serve(_ p: @autoclosure () -> String) { print("Now \(p())") }
serve(customers.remove(at: 0))
var q: [() -> String] = []
func collect(_ p: @autoclosure @escaping () -> String) { q.append(p) }
collect(customers.remove(at: 0))
print(q.count, customers)
print(q[0](), customers)
var board = [Int](repeating: 0, count: 26)
board[3] = 8
board[6] = 11
board[9] = 9
board[14] = -10
board[17] = -2
var sq = 0
var dice = 0
var turns = 0
game: while sq != 25 {
  dice = dice == 6 ? 1 : dice + 1
  turns += 1
  switch sq + dice {
  case 25: break game
  case let n where n > 25: continue game
  default:
    sq += dice
    sq += board[sq]
  }
}
print("over", turns)
class Person { var home: Residence? }
class Residence {
  var rooms: [String] = []
  var address: Address?
  subscript(i: Int) -> String {
    get { rooms[i] }
    set { rooms[i] = newValue }
  }
  func count() -> Int { rooms.count }
}
struct Address {
  var street: String?
  var id: String? { street.map { "id-" + $0 } }
}
let john = Person()
print(john.home?.rooms.count as Any, john.home?.address?.street ?? "none")
john.home?.address = Address(street: "no")
john.home = Residence()
john.home?.rooms.append("hall")
john.home?[0] = "HALL"
if let r = john.home?[0], let n = john.home?.count() { print(r, n) }
john.home!.address = .init(street: "Laurel")
print(
  john.home?.address?.id?.hasPrefix("id") ?? false, (john.home?.address?.street = "New") != nil,
  john.home!.address!.street!)
let some: Int? = 42
if let some, some > 40 { print("big") }
if case let n? = some { print(n) }
let nested: Int?? = .some(nil)
print(nested as Any, nested == nil, (nested ?? 7) as Any)
let implicitly: String! = "imp"
print(implicitly.count, implicitly ?? "x")
var chain: [String: [Int]]? = ["a": [1]]
chain?["a"]?.append(2)
chain?["b", default: []].append(9)
print(chain!["a"]!, chain?["b"]?.first ?? 0, chain?["z"]?.first as Any)
func process(_ s: String?) -> String {
  guard let s, !s.isEmpty, let n = Int(s) else { return "bad" }
  return n > 10 ? "large" : "small"
}
print([nil, "", "x", "5", "50"].map(process))
let a: Int? = nil
let b: Int? = 3
print(
  a ?? b ?? 0, [a, b].compactMap { $0 }, a.map { $0 + 1 } as Any,
  b.flatMap { $0 > 2 ? $0 : nil } as Any, zip2(a, b) as Any, zip2(b, b)!)
func zip2<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}
for (i, n) in names.enumerated().reversed() where i != 1 { print(i, n, terminator: " ") }
for t in stride(from: 0, to: 60, by: 25) { print(t, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
for case (let k, let v?) in ["a": 1, "b": nil].sorted(by: { $0.key < $1.key }) { print(k, v) }
var n = 27
var steps = 0
while n != 1 {
  n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1
  steps += 1
}
print(steps)
let (p1, (p2, _)) = (1, (2, 3))
let http = (code: 404, "nf")
print(p1 + p2, http.code, http.1)
do {
  let x = 5
  defer { print("deferred \(x)") }
  print("body")
}
print(({ (n: Int) in n * n }(5)), { $0 + $1 }(1, 2))
if #available(macOS 10.15, *) { print("avail") }
assert(x == 2)
typealias Op = (Int, Int) -> Int
let ops: [Character: Op] = ["+": (+), "-": (-), "*": { $0 * $1 }]
print("+-*".map { ops[$0]!(6, 3) })
