class V {
  var s = 0.0 {
    willSet { print("w", newValue) }
    didSet { print("\(oldValue)->\(s)") }
  }
}
class B: V { override var s: Double { didSet { print("B", s) } } }
class C: B {
  override var s: Double {
    get { super.s * 2 }
    set { super.s = newValue / 2 }
  }
}
let b = B()
b.s = 5
let c = C()
c.s = 8
print(c.s)
c.s += 1
print(c.s)
