struct Engine { var power = 100; var turbo: Int? }
final class Car {
    var engine: Engine?
    var tags: [String]? = nil
    var trailer: Car?
    var limits: [String: Int]? = ["city": 50]
    subscript(i: Int) -> Character? { get { i == 0 ? "c" : nil } set { print("set", i, newValue as Any) } }
    func start() { print("vroom", engine?.power ?? 0) }
    func find(_ ok: Bool) -> Car? { ok ? self : nil }
}
func value(_ n: Int) -> Int { print("evaluated", n); return n }

let car = Car()
print((car.engine?.power = value(1)) == nil)
car.engine = Engine()
print((car.engine?.power = value(2)) == nil, car.engine!.power)
struct S { var x = 1; var inner: I? = I(); struct I { var y = 2 } }
func v(_ n: Int) -> Int { print("v", n); return n }
struct H { var b: S? = S(); var c: S? { get { print("get"); return b } set { print("set"); b = newValue } }
  subscript(i: Int) -> S? { get { print("sget"); return b } set { print("sset"); b = newValue } } }
var p: S? = S()
var h = H()
h.c?.x = v(5)
print(h.b!.x)
h[v(0)]?.x = v(6)
h.b = nil
h.c?.x = v(7)
h[v(0)]?.x = v(8)
h.b?.inner?.y = v(9)
h.b = S()
h.b?.inner?.y = v(10)
h.b?.inner = nil
h.b?.inner?.y = v(11)
func local() {
  var a: S? = S(), d: [String: S] = ["a": S()], arr: [S?] = [S(), nil]
  d["a"]?.x = v(13); d["b"]?.x = v(14)
  arr[0]?.x = v(15); arr[1]?.x = v(16)
  print(a!.x, d, arr)
  a?.x += v(17); d["b"]?.x += v(18)
  a = nil
  a?.x += v(19)
  var o: Int? = nil
  o? = v(20)
  o? += v(21)
  o = 3
  o? = v(22)
  print(o as Any)
  a?.inner?.y = v(23)
  d["a"]!.inner?.y = v(24)
  print(d["a"]!.inner!.y)
  func mutate(_ s: inout S?) -> Int { s = nil; return 3 }
}
local()
final class C { var s: S? = nil; var t: S? = S() }
let cc = C()
cc.s?.x = v(30); cc.t?.x = v(31)
print(cc.t!.x)
let oc: C? = cc
oc?.t?.x = v(33); oc?.s?.x = v(34)
let n: C? = nil
n?.t?.x = v(35)
final class Wheels { var list: [Int]? = [1]; var none: [Int]?; var count = 0 }
func wheel(_ n: Int) -> Int { print("wheel", n); return n }
func change(_ wheels: Wheels?) {
  wheels?.list?.append(wheel(2))
  wheels?.none?.append(wheel(3))
  wheels?.count += wheel(4)
  wheels?.list?[0] = wheel(5)
  wheels?.none?[0] = wheel(6)
  wheels?.list?[wheel(0)] += wheel(7)
  print(wheels?.list as Any, wheels?.count as Any)
}
change(Wheels())
change(nil)
struct Tree { var left: [Tree]? = nil; var name = "n"
  func label(_ text: String) -> String { print("label", text); return text }
}
var tree = Tree()
let other = Tree()
tree.left?[0].name = other.label("none")
tree.left = [Tree()]
tree.left?[0].name = other.label("some")
print(tree.left![0].name)
func loop() {
  var items: [String: Int?] = ["a": 1, "b": nil]
  for key in ["a", "b", "c"] { items[key]?? += wheel(8) }
  print(items["a"]!!)
  var maybe: Int? = 1
  for n in 0..<3 { maybe? += wheel(n); if n == 1 { maybe = nil } }
  print(maybe as Any)
}
loop()
