@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V; let range: ClosedRange<V>
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
@propertyWrapper final class Tracked<T> {
  private(set) var log: [T] = []; var wrappedValue: T { didSet { log.append(wrappedValue) } }; var projectedValue: Tracked { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper enum Lazily<T> {
  case pending(() -> T), ready(T)
  init(wrappedValue: @autoclosure @escaping () -> T) { self = .pending(wrappedValue) }
  var wrappedValue: T {
    mutating get {
      switch self {
      case .pending(let make): let v = make(); self = .ready(v); return v;
      case .ready(let v): return v
      }
    }
    set { self = .ready(newValue) }
  }
}
@propertyWrapper struct Trimmed {
  private var s = "";
  var wrappedValue: String {
    get { s }
    set { s = newValue.split(separator: " ").joined(separator: " ") }
  }; init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Settings {
  @Clamped(0...10) var volume = 5; @Clamped(0.0...1.0) var alpha = 3; @Tracked var name = "x"; @Trimmed var title: String = "  a  b "
  @Lazily var costly = {
    print("computing"); return 42
  }()
}
var s = Settings(); s.volume += 20; s.name = "y"; s.name += "z"; print(s.volume, s.$volume, s.alpha, s.name, s.$name.log, s.title)
print(s.costly, s.costly); s.costly = 1; print(s.costly)
struct User { @Trimmed var name: String; @Clamped(18...99) var age: Int = 18 }
var user = User(name: " Ann   Lee ", age: 200); print(user.name, user.age, user.$age); user.age = 3; print(user.age)
@dynamicMemberLookup struct Lens<T> {
  let get: () -> T; let set: (T) -> Void
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> Lens<U> {
    Lens<U>(
      get: { get()[keyPath: path] },
      set: {
        var v = get(); v[keyPath: path] = $0; set(v)
      })
  }
}
struct Address { var city = "Ulm"; var zip = 1 }; struct Person { var address = Address(); var tags = ["a"] }
var p = Person(); let lens = Lens(get: { p }, set: { p = $0 }); lens.address.city.set("Bonn"); lens.tags[0].set("b"); print(p, lens.address.zip.get())
func sorted<T, K: Comparable>(_ xs: [T], by path: KeyPath<T, K>, _ order: (K, K) -> Bool = (<)) -> [T] { xs.sorted { order($0[keyPath: path], $1[keyPath: path]) } }
struct Item { let name: String; let price: Double; let stock: Int }
let items = [Item(name: "pen", price: 1.5, stock: 10), Item(name: "ink", price: 7.25, stock: 2), Item(name: "pad", price: 3, stock: 5)]
print(sorted(items, by: \.price).map(\.name), sorted(items, by: \.stock, >).map(\.name), items.map(\.price).reduce(0, +), items.max { $0.stock < $1.stock }?.name ?? "")
extension Sequence {
  func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } };
  func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { reduce(into: [:]) { $0[f($1), default: []].append($1) } }
}
print(items.sum(\.stock), items.sum(\.price), items.grouped { $0.price > 2 }.mapValues { $0.map(\.name) }.sorted { "\($0.key)" < "\($1.key)" })
struct Tagged<Tag, Raw> { var raw: Raw; func map<B>(_ f: (Raw) -> B) -> Tagged<Tag, B> { .init(raw: f(raw)) } }
extension Tagged: Equatable where Raw: Equatable {}; extension Tagged: ExpressibleByIntegerLiteral where Raw == Int { init(integerLiteral v: Int) { raw = v } }
enum UserTag {}; enum OrderTag {}; typealias UserID = Tagged<UserTag, Int>; let id: UserID = 5; print(id == 5, id.map(String.init).raw + "!", id)
enum Meters {}; enum Feet {};
struct Distance<Unit>: Comparable, AdditiveArithmetic {
  var v: Double; static var zero: Self { .init(v: 0) }; static func + (a: Self, b: Self) -> Self { .init(v: a.v + b.v) }; static func - (a: Self, b: Self) -> Self { .init(v: a.v - b.v) };
  static func < (a: Self, b: Self) -> Bool { a.v < b.v }
}
extension Distance where Unit == Feet { var meters: Distance<Meters> { .init(v: v * 0.3048) } }
print(Distance<Feet>(v: 10).meters.v, [Distance<Meters>(v: 3), .init(v: 1)].max()!.v, [Distance<Meters>(v: 3), .init(v: 1)].reduce(.zero, +))
