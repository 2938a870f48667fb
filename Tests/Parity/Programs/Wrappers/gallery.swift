// property wrappers
@propertyWrapper struct UserDefault<T> {
  let key: String
  let def: T
  nonisolated(unsafe) static var store: [String: Any] {
    get { S.d }
    set { S.d = newValue }
  }
  init(wrappedValue: T, _ key: String) {
    self.key = key
    def = wrappedValue
  }
  var wrappedValue: T {
    get { S.d[key] as? T ?? def }
    set { S.d[key] = newValue }
  }
  var projectedValue: Self { self }
  func reset() { S.d[key] = nil }
}
enum S { nonisolated(unsafe) static var d: [String: Any] = [:] }
struct Settings {
  @UserDefault("vol") var volume = 3
  @UserDefault("name") var name: String? = nil
  static let shared = Settings()
}
var s = Settings()
print(s.volume)
s.volume = 9
print(s.volume, S.d["vol"] as Any, Settings().volume)
s.$volume.reset()
print(s.volume)
s.name = "Z"
print(s.name ?? "nil")
@propertyWrapper struct Trimmed {
  private var v = ""
  var wrappedValue: String {
    get { v }
    set { v = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Post {
  @Trimmed var title: String
  @Trimmed var body: String = "  b "
}
var p = Post(title: "  hi  ")
print("[\(p.title)][\(p.body)]")
p.title = " x "
print("[\(p.title)]")
@propertyWrapper class Box<V> {
  var wrappedValue: V
  var projectedValue: Box<V> { self }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
struct Holder { @Box var n = 1 }
let h = Holder()
let h2 = h
h.n = 5
print(h2.n, h.$n === h2.$n)
@propertyWrapper struct Clamping<V: Comparable> {
  var value: V
  let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
@propertyWrapper struct Logged<V> {
  var wrappedValue: V { didSet { print("\(oldValue) -> \(wrappedValue)") } }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
struct Color {
  @Clamping(0...255) var r = 300
  @Logged @Clamping(0...1) var a = 0.5
  func dump() { print(r, a, _r.range) }
}
var c = Color()
c.r = -5
c.a = 7
c.dump()
func local() {
  @Clamping(1...3) var x = 9
  x += 5
  print(x)
  @Logged var y = "a"
  y += "b"
}
local()
@propertyWrapper struct Lazy<V> {
  private enum St {
    case no(() -> V)
    case yes(V)
  }
  private var st: St
  init(wrappedValue: @autoclosure @escaping () -> V) { st = .no(wrappedValue) }
  var wrappedValue: V {
    mutating get {
      switch st {
      case .no(let f):
        let v = f()
        st = .yes(v)
        return v
      case .yes(let v): return v
      }
    }
    set { st = .yes(newValue) }
  }
}
func mk() -> Int {
  print("made")
  return 4
}
struct L { @Lazy var v = mk() }
var l = L()
print("before")
print(l.v, l.v)
@propertyWrapper struct Published2<V> {
  var wrappedValue: V
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  static subscript<E: AnyObject>(_enclosingInstance o: E, wrapped w: ReferenceWritableKeyPath<E, V>,
    storage s: ReferenceWritableKeyPath<E, Self>
  ) -> V {
    get { o[keyPath: s].wrappedValue }
    set {
      print("set \(newValue) in \(type(of: o))")
      o[keyPath: s].wrappedValue = newValue
    }
  }
}
class M { @Published2 var n = 1 }
let m = M()
m.n = 3
print(m.n)
