enum E: Error { case e }
func g() throws -> Int { throw E.e }
func h(_ x: Int) async throws -> Int { x }
struct A { let a = try? g(); static let b = (try? g()) ?? 7; var c: Int = { do { return try g() } catch { return 3 } }()
  lazy var d = { (try? g()) ?? 4 }() }
var a = A()
print(a.a as Any, A.b, a.c, a.d)
class C { let x: Int? = try? g(); @Wrap var w = (try? g()) ?? 5; init() {} }
@propertyWrapper struct Wrap { var wrappedValue: Int }
print(C().x as Any, C().w)
let top = try? g()
print(top as Any)
