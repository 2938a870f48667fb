struct S {
  var n = 1
  mutating func f(_ x: inout Int) -> Int {
    var both: Int { get { x + n } set { x = newValue; n = newValue } }
    both += 10
    both *= 2
    func bump() { both -= 1 }
    bump()
    swap(&both, &n)
    return both
  }
}
var s = S(), x = 5
print(s.f(&x), s, x)
func g() -> [Int] {
  var store = [3, 1, 2]
  var sorted: [Int] { get { store.sorted() } set(v) { store = v } }
  sorted.append(9)
  sorted[0] = 7

  var text: String { set { print("set", newValue) } get { "t" } }
  text = "a"
  text += "b"
  let read = { text }
  print(read())
  return store
}
print(g())
final class Model {
  var n = 1
  func work() -> Int {
    var double: Int { get { n * 2 } set { n = newValue / 2 } }
    double += 6
    for _ in 0..<2 { double -= 2 }
    let double2 = { double * 2 }
    return double2() + n
  }
}
print(Model().work())
struct Pt { var x = 1, y = 2 }
func nested() {
  var p = Pt()
  var swapped: Pt { get { Pt(x: p.y, y: p.x) } set { p = Pt(x: newValue.y, y: newValue.x) } }
  swapped.x = 9
  swapped.y += 1
  withUnsafeMutablePointer(to: &swapped.x) { $0.pointee += 1 }
  print(p, swapped)
}
nested()
