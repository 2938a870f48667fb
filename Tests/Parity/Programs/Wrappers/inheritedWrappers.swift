@propertyWrapper struct W<T> { var wrappedValue: T; var projectedValue: String { "p\(wrappedValue)" } }
class Base { @W var a = 1 }
class D: Base { func f() { print(a, $a) } }
D().f()
protocol HasW { associatedtype Wr }
extension HasW { typealias Cl = W }
struct X: HasW { typealias Wr = Int; @Cl var z = 5 }
print(X().z, X().$z)
class Outer { @propertyWrapper struct In { var wrappedValue: Int { didSet { print("set", wrappedValue) } } } }
class Sub: Outer { @In var q = 3 }
let sb = Sub(); sb.q = 4; print(sb.q)
