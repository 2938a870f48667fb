func g() {
  func f2() -> some CustomStringConvertible { true }
  func f3(_ b: Bool) -> some CustomStringConvertible { if b { return 1 } else { return 2 } }
  var p: some CustomStringConvertible { 3 }
  let q: some CustomStringConvertible = 4
  print(f2().description, f3(true), p, q)
}
g()
var p2: some CustomStringConvertible { 3 }
let q2: some CustomStringConvertible = 4
print(p2, q2)
