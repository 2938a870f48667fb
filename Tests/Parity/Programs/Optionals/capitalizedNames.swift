class N { var next: N?; var v = 1; var M: N? { next }; static var Shared: N? = N() ; func f() -> Int? { M?.v }
  func g() -> Int? { self.M?.v } }
func f(_ n: N, F: ((Int) -> Int)?) {
  let P = n.next
  print(P?.v as Any, P?.next?.v as Any, P == nil)
  print(F?(3) as Any)
  let A: [Int]? = [1, 2]
  print(A?[1] as Any, A?.count ?? 0, A?.first.map { $0 + 1 } as Any)
  var Q: N? = n
  Q?.v = 5
  Q?.v += 1
  print(Q?.v as Any, n.f() as Any, n.g() as Any, N.Shared?.v as Any)
  let D: N?? = n
  print(D??.v as Any)
  guard let X = Q else { return }
  print(X.v)
  Q = nil
}
let node = N(); node.next = N()
f(node, F: { $0 * 2 })
f(node, F: nil)
let T: String? = "hey"
print(T?.count as Any, T?.uppercased() ?? "")
struct Foo { var x = 1 }
print(Foo?.none as Any, Int?.some(3) as Any, [Int?]().count, Foo?(Foo())?.x as Any, Foo?.self)
