// WWDC-like models: bank of songs, undo, state machine
struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var seconds: Int
  var isFavorite = false
  var length: String {
    String(seconds / 60) + ":" + (seconds % 60 < 10 ? "0" : "") + String(seconds % 60)
  }
}
struct Library {
  private(set) var songs: [Song.ID: Song] = [:]
  private var order: [Song.ID] = []
  subscript(id: Song.ID) -> Song? {
    get { songs[id] }
    set {
      if let newValue {
        if songs[id] == nil { order.append(id) }
        songs[id] = newValue
      } else {
        songs[id] = nil
        order.removeAll { $0 == id }
      }
    }
  }
  var all: [Song] { order.compactMap { songs[$0] } }
  mutating func update<V>(_ id: Song.ID, _ kp: WritableKeyPath<Song, V>, _ v: V) -> V? {
    defer { self[id]?[keyPath: kp] = v }
    return self[id]?[keyPath: kp]
  }
  func search(_ q: String, in fields: [KeyPath<Song, String>] = [\.title, \.artist]) -> [Song] {
    all.filter { s in fields.contains { s[keyPath: $0].lowercased().contains(q.lowercased()) } }
  }
}
var lib = Library()
for (i, t) in ["One", "Two", "Three"].enumerated() {
  lib[i] = Song(id: i, title: t, artist: i == 0 ? "ABBA" : "Blur", seconds: 61 * (i + 1))
}
lib[1]?.isFavorite.toggle()
print(
  lib.all.map { "\($0.title) \($0.length)\($0.isFavorite ? "*" : "")" },
  lib.update(2, \.title, "Tres") ?? "-", lib.search("t").map(\.title),
  lib.search("ab", in: [\.artist]).count)
lib[0] = nil
print(lib.all.count)
enum State: Equatable {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(reason: String)
  enum Event { case start, progress(Double), finish([String]), fail(String), reset }
  mutating func handle(_ e: Event) {
    switch (self, e) {
    case (.idle, .start), (.failed, .start): self = .loading(progress: 0)
    case (.loading(let p), .progress(let q)) where q > p: self = .loading(progress: q)
    case (.loading, .finish(let r)): self = .loaded(r)
    case (.loading, .fail(let m)): self = .failed(reason: m)
    case (_, .reset): self = .idle
    default: break
    }
  }
  var isBusy: Bool { if case .loading = self { true } else { false } }
}
var st = State.idle
for e in [State.Event.start, .progress(0.5), .progress(0.2), .fail("net"), .start, .finish(["x"])] {
  st.handle(e)
  print(st, st.isBusy)
}
class Undo<T> {
  private var past: [T] = [], future: [T] = []
  private(set) var now: T { willSet { past.append(now) } }
  init(_ v: T) { now = v }
  func set(_ v: T) {
    future = []
    now = v
  }
  @discardableResult func undo() -> Bool {
    guard let p = past.popLast() else { return false }
    future.append(now)
    now = p
    past.removeLast()
    return true
  }
  func redo() { if let f = future.popLast() { now = f } }
}
let u = Undo("a")
u.set("b")
u.set("c")
u.undo()
print(u.now, u.undo(), u.now, u.undo())
u.redo()
print(u.now)
struct Money: Hashable, Comparable, CustomStringConvertible {
  enum Currency: String { case usd, eur }
  var cents: Int
  var currency: Currency
  static func < (a: Self, b: Self) -> Bool {
    precondition(a.currency == b.currency)
    return a.cents < b.cents
  }
  var description: String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) \(currency.rawValue.uppercased())"
  }
}
print(
  Money(cents: 1205, currency: .eur),
  [Money(cents: 5, currency: .usd), Money(cents: 3, currency: .usd)].min()!)
protocol Observer: AnyObject { func changed(_ s: String) }
final class Subject {
  private struct Weak { weak var o: (any Observer)? }
  private var obs: [Weak] = []
  var state = "" {
    didSet {
      guard state != oldValue else { return }
      obs.removeAll { $0.o == nil }
      obs.forEach { $0.o?.changed(state) }
    }
  }
  func add(_ o: any Observer) { obs.append(Weak(o: o)) }
  var count: Int { obs.count }
}
class Printer: Observer {
  let n: String
  init(_ n: String) { self.n = n }
  func changed(_ s: String) { print(n, s) }
  deinit { print(n, "gone") }
}
let sub = Subject()
let p1 = Printer("p1")
do {
  let p2 = Printer("p2")
  sub.add(p2)
  sub.state = "x"
}
sub.add(p1)
sub.state = "y"
sub.state = "y"
print(sub.count)
struct Matrix {
  let rows, cols: Int
  private var g: [Double]
  init(_ r: Int, _ c: Int, _ v: Double = 0) {
    rows = r
    cols = c
    g = Array(repeating: v, count: r * c)
  }
  subscript(r: Int, c: Int) -> Double {
    get { g[r * cols + c] }
    set { g[r * cols + c] = newValue }
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var m = Matrix(a.rows, b.cols)
    for i in 0..<a.rows {
      for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } }
    }
    return m
  }
}
var mx = Matrix(2, 2, 1)
mx[0, 1] = 3
let pr = mx * mx
print(pr[0, 0], pr[0, 1], pr[1, 1])
