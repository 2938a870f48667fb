struct Inner {
  var arr = [1, 2, 3];
  var m: [Int] {
    get { arr }
    _modify { print("in"); yield &arr; print("out") }
  }
}
struct Outer {
  var inner = Inner();
  var mm: [Int] {
    get { inner.m }
    _modify { yield &inner.m }
  }
}
var o = Outer(); o.mm.append(4); o.mm[0] = 9; print(o.mm)
