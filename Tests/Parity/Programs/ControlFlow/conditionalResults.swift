func f() -> Int {
  #if FOO
  1
  #elseif os(Linux)
  2
  #else
  3
  #endif
}
var v: String {
  #if os(macOS)
  "mac"
  #else
  "other"
  #endif
}
struct S { subscript(i: Int) -> Int {
  #if DEBUG
    i
  #else
    i
  #endif
} 
 static var d: [Int] {
  get {
    #if X
    []
    #else
    [1]
    #endif
  }
 } }
let c: () -> Int = {
  #if X
  1
  #else
  2
  #endif
}
func g() -> Int? {
  #if X
  nil
  #else
  if f() > 1 { 5 } else { nil }
  #endif
}
func h(_ n: Int) -> String {
  #if true
    #if X
    "a"
    #else
    switch n { case 0: "zero"; default: "more" }
    #endif
  #endif
}
print(f(), v, S()[4], S.d, c(), g() as Any, h(0))
func loc() { func i() -> Int {
  #if X
  1
  #else
  8
  #endif
 }
 print(i()) }
loc()
