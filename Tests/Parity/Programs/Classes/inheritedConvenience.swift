class Rect {
    var size: (w: Double, h: Double) = (1, 1) { 
        willSet { print("will", newValue.w) }
        didSet { print("did", oldValue.h, size) }
    }
    var k = 1 { didSet { print("k", k) } }
    init() {}
    convenience init(_ w: Double, _ h: Double) { self.init(); size = (w, h); self.k += 2; go { k = 9 } }
    func go(_ f: () -> Void) { f() }
}
final class Square: Rect {
    override var size: (w: Double, h: Double) { get { super.size } set { super.size = (newValue.w, newValue.w) } }
    override init() { super.init(); k = 5 }
}
let r = Rect(2, 3)
let s = Square(4, 5)
print(s.size)
struct S { var a = 1 { didSet { print("S.a", a) } }; init() {}; init(x: Int) { self.init(); a = x } ; init(y: Int) { self = S(); a = y } }
_ = S(x: 3); _ = S(y: 3)
protocol D: AnyObject { var n: Int { get set } }
extension D { func bump() { n += 1 } }
class K: D { var n = 0 { didSet { print("n", n) } }; init() { n = 1; bump(); n = 2; set() }; func set() { n = 7 }; deinit { n = 0 } }
_ = K()
class L: K { var m = 0 { didSet { print("m", m) } } ; override init() { m = 1; super.init(); m = 2; n = 3 } }
_ = L()
class Base<T> {
    var value: T { didSet { print("value", value) } }
    private var secret = 1
    required init(value: T) { self.value = value }
    convenience init(_ a: T, _ b: T) { self.init(value: a); value = b; secret += 1; let c: [T] = [a, b]; print(c.count, helper(), secret); log() }
    func helper() -> String { "base \(T.self)" }
    func log() { print("log base") }
}
class Ints: Base<Int> { var secret = "own"; override func helper() -> String { "ints" }; override var value: Int { didSet { print("sub") } }; override func log() { print("log ints") } }
class Sub: Ints { required init(value: Int) { print("Sub.init"); super.init(value: value) } }
print(Ints(1, 2).value, Sub(3, 4).value)
class Tmp { var a = 1 { didSet { print("a") } }; deinit { a = 2; change() }; func change() { a = 3 } }
_ = Tmp()
