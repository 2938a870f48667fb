// `nonmutating _modify` changes what a constant points to.
struct C {
  let base: UnsafeMutablePointer<Int>
  var receiver: Int { get { base[0] } nonmutating _modify { yield &base[0] } }
  var other: [Int] { get { [base[0]] } nonmutating set { base[0] = newValue[0] } }
  subscript(i: Int) -> Int { get { base[i] } nonmutating _modify { yield &base[i] } }
}
let p = UnsafeMutablePointer<Int>.allocate(capacity: 2)
p.initialize(repeating: 3, count: 2)
let c = C(base: p)
c.receiver += 2
c.receiver.negate()
c[1] *= 5
c[1].negate()
c.other[0] += 1
func run(_ f: (C) -> Void) { f(c) }
run { call in call.receiver.negate(); call[1] += 1 }
print(c.receiver, c[1], c.other)
