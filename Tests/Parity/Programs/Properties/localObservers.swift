func f() {
  var c = 1 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, c) }
  }
  c = 2; c += 3; let g = { c = 9 }; g(); print(c)
  var d: Int = 0 { didSet(o) { print("d", o) } }
  d = 4; func h(_ x: inout Int) { x += 1 }; h(&d); print(d)
}
f()
