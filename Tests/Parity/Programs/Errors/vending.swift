// error handling
enum VendingError: Error, Equatable, CustomStringConvertible {
  case invalid
  case insufficient(coins: Int)
  case outOfStock
  var description: String {
    switch self {
    case .invalid: "invalid"
    case .insufficient(let c): "need \(c)"
    case .outOfStock: "none left"
    }
  }
}
struct Item {
  var price: Int
  var count: Int
}
class Machine {
  var inventory = ["Candy": Item(price: 12, count: 7), "Chips": Item(price: 10, count: 0)]
  var coins = 0
  func vend(_ name: String) throws {
    guard let item = inventory[name] else { throw VendingError.invalid }
    guard item.count > 0 else { throw VendingError.outOfStock }
    guard item.price <= coins else { throw VendingError.insufficient(coins: item.price - coins) }
    coins -= item.price
    var n = item
    n.count -= 1
    inventory[name] = n
    print("Dispensing \(name)")
  }
}
let fav = ["A": "Chips", "E": "Licorice"]
func buy(_ p: String, _ m: Machine) throws { try m.vend(fav[p] ?? "Candy") }
let m = Machine()
m.coins = 8
for who in ["A", "E", "B"] {
  do { try buy(who, m) } catch VendingError.invalid { print("invalid") } catch VendingError
    .outOfStock
  { print("oos") } catch let VendingError.insufficient(c) where c > 3 {
    print("insufficient", c)
  } catch { print("other \(error)") }
}
m.coins = 20
try buy("B", m)
print(m.inventory["Candy"]!.count)
func opt() -> String? { try? { throw VendingError.invalid }() as String? }
let x = try? m.vend("Nope")
print(x as Any)
func cleanup() throws -> Int {
  defer { print("d1") }
  defer { print("d2") }
  if m.coins > 0 { throw VendingError.insufficient(coins: 1) }
  return 3
}
do { _ = try cleanup() } catch is VendingError { print("is vending") }
let r = Result { try cleanup() }
switch r {
case .success(let v): print(v)
case .failure(let e): print("fail", e)
}
let r2: Result<Int, VendingError> = .success(4)
print(
  r2.map { $0 * 2 }, (try? r2.get()) ?? 0,
  r2.flatMap { $0 > 3 ? .failure(.invalid) : .success($0) } as Result<Int, VendingError>,
  r2.mapError { _ in VendingError.outOfStock })
struct Ctx: Error {
  let underlying: any Error
  let line: Int
}
func wrap() throws { do { try m.vend("?") } catch { throw Ctx(underlying: error, line: 3) } }
do { try wrap() } catch let e as Ctx {
  print(e.underlying as? VendingError == .invalid, e.line)
} catch { print("no") }
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T {
  for i in 1..<n { do { return try f(i) } catch { print("try \(i): \(error)") } }
  return try f(n)
}
print(
  try retry(3) { i in
    if i < 3 { throw VendingError.insufficient(coins: i) }
    return "ok\(i)"
  })
func validate(_ s: String) throws(VendingError) -> Int {
  guard let v = Int(s) else { throw .invalid }
  return v
}
do {
  print(try validate("4"))
  print(try validate("x"))
} catch { print(error == .invalid) }
print((try? validate("q")) ?? -1)
let vals = ["1", "b", "3"].compactMap { try? validate($0) }
print(vals)
