// Everything on the path to a part of a variable is evaluated before the variable is read; what cannot be set
// is a value, which is evaluated first.

func say<T>(_ s: String, _ v: T) -> T {
  print(s, terminator: " ")
  return v
}
struct In {
  var v = [1, 2, 3]
  var c: [Int] {
    get {
      print("c.get", terminator: " ")
      return v
    }
    set {
      print("c.set", terminator: " ")
      v = newValue
    }
  }
  subscript(i: Int) -> Int {
    print("sub", i, terminator: " ")
    return v[i]
  }
  var d: In2 {
    print("d", terminator: " ")
    return In2(v: v)
  }
  func m(_ i: Int) -> Int { v[i] }
  let w = [5, 6]
}
struct In2 {
  var v: [Int]
  subscript(i: Int) -> Int {
    get {
      print("sub2", i, terminator: " ")
      return v[i]
    }
  }
}
final class K {
  var i = In()
  var j: In {
    get {
      print("j.get", terminator: " ")
      return i
    }
    set { i = newValue }
  }
  var next: K?
  var arr: [In] = [In(), In()]
  subscript(n: Int) -> In {
    get {
      print("K.sub", n, terminator: " ")
      return i
    }
    set { i = newValue }
  }
}
var k = K()
func change() -> Int {
  k.i.v = [10, 20, 30]
  return 0
}
func reset() {
  k = K()
  print()
}
func swapK() -> Int {
  k = K()
  k.i.v = [7, 7, 7]
  return 0
}
print("1", k.i.v[change()])
reset()
print("2", k.i.c[change()])
reset()
print("3", k.j.v[change()])
reset()
print("4", k.j.c[change()])
reset()
print("5", k.i[change()])
reset()
print("6", k.j[change()])
reset()
print("7", k.i.d[change()])
reset()
print("8", k.j.d.v[change()])
reset()
print("9", k[say("idx", 0)].v[change()])
reset()
print("10", k[say("idx", 0)].c[change()])
reset()
print("11", k.i.m(change()))
reset()
print("12", k.i.v[swapK()])
reset()
var s = In()
func cs() -> Int {
  s.v = [10, 20, 30]
  return 0
}
print("13", s.v[cs()])
s = In()
print("14", s.c[cs()])
s = In()
print("15", s[cs()])
s = In()
print("16", s.m(cs()))
s = In()
print("17", s.d[cs()])
s = In()
print("18", s.d.v[cs()])
s = In()
print("19", k.arr[say("a", 0)].v[say("b", 1)])
reset()
func carr() -> Int {
  k.arr[0].v = [8, 8, 8]
  return 0
}
print("20", k.arr[say("a", 0)].c[carr()])
reset()
print("21", k.arr[carr()].v[carr()])
reset()
func shrink() -> Int {
  k.arr = [In()]
  return 0
}
print("22", k.arr[1 - 1].v[shrink()])
reset()
var t = (a: [1, 2], b: 3)
func ct() -> Int {
  t = (a: [9, 9], b: 4)
  return 1
}
print("23", t.a[ct()], t.b)
var o: [Int]? = [1, 2]
func co() -> Int {
  o = [5, 5]
  return 0
}
print("24", o![co()])
o = [1, 2]
var oo: In? = In()
func coo() -> Int {
  oo!.v = [5, 5]
  return 0
}
print("26", oo!.v[coo()])
oo = In()
print("28b", oo!.m(coo()) as Any)
oo = In()
var dict = ["a": [1, 2, 3]]
func cd() -> Int {
  dict["a"] = [4, 5, 6]
  return 0
}
print("29", dict["a"]![cd()])
dict = ["a": [1, 2, 3]]
print("30", dict["a", default: []][cd()])
dict = ["a": [1, 2, 3]]
func locals() {
  var xs = [[1, 2], [3, 4]]
  func f() -> Int {
    xs = [[5, 6], [7, 8]]
    return 1
  }
  print("32", xs[0][f()])
  xs = [[1, 2], [3, 4]]
  print("33", xs[f()][f()])
  xs = [[1, 2], [3, 4]]
  print("34", xs[f()].count, xs.first![f()])
  xs = [[1, 2], [3, 4]]
  print("35", (xs)[f()])
  xs = [[1, 2], [3, 4]]
  print("36", xs[f()..<2])
  xs = [[1, 2], [3, 4]]
  print("37", xs + [[f()]])
  xs = [[1, 2], [3, 4]]
  print("38", xs == [[f()]], xs)
  xs = [[1, 2], [3, 4]]
  print("39", xs.firstIndex(of: [f()]) as Any, xs.contains([5, 5 + f()]))
  xs = [[1, 2], [3, 4]]
  var n = 1
  func g() -> Int {
    n += 10
    return n
  }
  print("40", n + g(), n)
  n = 1
  print("41", n + g() * n, [n, g(), n])
  n = 1
  print("42", (n, g(), n), max(n, g(), n))
  var str = "abc"
  func h() -> String {
    str = "xyz"
    return "x"
  }
  print("43", str.hasPrefix(h()))
  str = "abc"
  print("44", "\(str) \(h()) \(str)")
  str = "abc"
  print("45", str + h())
  str = "abc"
  print(
    "46",
    str[
      str.index(
        str.startIndex,
        offsetBy: { () -> Int in
          str = "lmn"
          return 1
        }())])
}
locals()
func useInOut(_ a: inout [Int], _ x: In) {
  var z = x
  print(
    "47",
    z.c[
      {
        z.v = [3, 3, 3]
        return 0
      }()])
  func q() -> Int { 0 }
  a[q()] = a[q() + 1]
  print("48", a)
}
var arr = [1, 2]
useInOut(&arr, In())
protocol P {
  var items: [Int] { get set }
  subscript(i: Int) -> Int { get }
}
struct PS: P {
  var items = [1, 2]
  subscript(i: Int) -> Int { items[i] }
}
var p: any P = PS()
func cp() -> Int {
  p.items = [6, 6]
  return 0
}
print("49", p.items[cp()])
p = PS()
print("50", p[cp()])
p = PS()
func gen<T: P>(_ x: T) {
  var x = x
  print(
    "51",
    x.items[
      {
        x.items = [2, 3]
        return 0
      }()],
    x[
      {
        x.items = [4, 5]
        return 0
      }()])
}
gen(PS())
var ptr = UnsafeMutablePointer<In>.allocate(capacity: 1)
ptr.initialize(to: In())
func cptr() -> Int {
  ptr.pointee.v = [6, 6]
  return 0
}
print("52", ptr.pointee.v[cptr()], ptr[0].v[cptr()])
ptr.pointee.v = [1, 2]
func cptr2() -> Int {
  ptr.pointee.v[1] = 60
  return 1
}
print("53", ptr[0].v[cptr2()])
class L {
  lazy var xs: [Int] = {
    print("lazy", terminator: " ")
    return [1, 2]
  }()
  static var st = {
    print("st", terminator: " ")
    return [1, 2]
  }()
}
let l = L()
print("54", l.xs[say("i", 0)], L.st[say("i", 0)])
let kp = \In.v
print("55", s[keyPath: kp][cs()])
s = In()
print("56", s[keyPath: \.v[say("kp", 0)]])
final class Node {
  var next: Node?
  var v = [1, 2]
  init(_ v: [Int], _ n: Node? = nil) {
    self.v = v
    next = n
  }
}
var nd = Node([1, 2], Node([3, 4]))
func cn() -> Int {
  nd.next = Node([8, 8])
  return 0
}
print("57", nd.next!.v[cn()])
nd = Node([1, 2], Node([3, 4]))
print("58", nd.next?.v[cn()] as Any)
nd = Node([1, 2], Node([3, 4]))
