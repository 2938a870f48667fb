#if FOO
@available(*, deprecated)
#endif
func f() { print(1) }
f()
struct S {
  #if os(Linux)
  @discardableResult
  #else
  @inlinable
  #endif
  func g() -> Int { 3 }
  #if FOO
  @MainActor
  #endif
  var x: Int { 4 }
  #if true
  var y = 5
  #endif
  @available(*, deprecated)
  #if FOO
  @inline(__always)
  #endif
  public
  func z() -> Int { 6 }
}
S().g()
print(S().x, S().y, S().z())
#if true
@available(*, unavailable)
func old() {}
#endif
func local() {
  #if FOO
  @inline(never)
  #endif
  func n() { print("n") }
  n()
}
local()
