// Decorators, coordinator, DI container, repository, event bus, feature flags
protocol Service { func fetch(_ k: String) -> String }
struct Live: Service { func fetch(_ k: String) -> String { "live:\(k)" } }
final class Caching: Service {
  let base: any Service
  private var cache: [String: String] = [:]
  private(set) var misses = 0
  init(_ b: any Service) { base = b }
  func fetch(_ k: String) -> String {
    if let c = cache[k] { return "cached " + c }
    misses += 1
    let v = base.fetch(k)
    cache[k] = v
    return v
  }
}
struct Logging: Service {
  let base: any Service
  let log: (String) -> Void
  func fetch(_ k: String) -> String {
    log(k)
    return base.fetch(k)
  }
}
var logs: [String] = []
let cach = Caching(Live())
let svc: any Service = Logging(base: cach) { logs.append($0) }
print(svc.fetch("a"), svc.fetch("a"), logs, cach.misses)
final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:],
    singles: [ObjectIdentifier: Any] = [:]
  func register<T>(_ t: T.Type, shared: Bool = false, _ f: @escaping (Container) -> T) {
    factories[ObjectIdentifier(t)] = { [unowned self] c in
      if shared, let s = self.singles[ObjectIdentifier(t)] { return s }
      let v = f(c)
      if shared { self.singles[ObjectIdentifier(t)] = v }
      return v
    }
  }
  func resolve<T>(_ t: T.Type = T.self) -> T {
    guard let v = factories[ObjectIdentifier(t)]?(self) as? T else { fatalError("no \(t)") }
    return v
  }
}
class Counter {
  var n = 0
  init() {
    n = Counter.made
    Counter.made += 1
  }
  static var made = 0
}
let ct = Container()
ct.register((any Service).self) { _ in Live() }
ct.register(Counter.self, shared: true) { _ in Counter() }
ct.register(Caching.self) { Caching($0.resolve((any Service).self)) }
let s1: any Service = ct.resolve()
print(
  s1.fetch("z"), ct.resolve(Counter.self) === ct.resolve(Counter.self),
  (ct.resolve() as Caching).fetch("q"), Counter.made)
final class Bus {
  private var handlers: [String: [(Any) -> Void]] = [:]
  struct Token { let cancel: () -> Void }
  func on<E>(_ t: E.Type, _ f: @escaping (E) -> Void) -> Token {
    let k = String(describing: t)
    handlers[k, default: []].append { ($0 as? E).map(f) }
    let i = handlers[k]!.count - 1
    return Token { [weak self] in self?.handlers[k]?[i] = { _ in } }
  }
  func emit<E>(_ e: E) { handlers[String(describing: E.self)]?.forEach { $0(e) } }
}
struct Login { let user: String }
struct Logout {}
let bus = Bus()
let tk = bus.on(Login.self) { print("login", $0.user) }
_ = bus.on(Logout.self) { _ in print("logout") }
bus.emit(Login(user: "ann"))
bus.emit(Logout())
tk.cancel()
bus.emit(Login(user: "bob"))
struct Flags: OptionSet, CustomStringConvertible {
  let rawValue: Int
  static let dark = Flags(rawValue: 1 << 0), beta = Flags(rawValue: 1 << 1),
    debug = Flags(rawValue: 1 << 2)
  static let all: Flags = [.dark, .beta, .debug]
  var description: String {
    [(Flags.dark, "dark"), (.beta, "beta"), (.debug, "debug")].filter { contains($0.0) }.map(\.1)
      .joined(separator: "|")
  }
}
var fl: Flags = [.dark]
fl.insert(.debug)
print(
  fl, fl.contains([.dark, .debug]), fl.union(.beta) == .all,
  fl.symmetricDifference([.dark, .beta]), fl.remove(.dark) != nil, fl.isEmpty,
  Flags.all.subtracting(fl), fl.isSubset(of: .all), Flags().isEmpty,
  fl.intersection([.beta]).isEmpty)
enum Route: Hashable {
  case home
  case detail(id: Int)
  case settings(Tab)
  enum Tab: String { case general, privacy }
  init?(path: String) {
    let p = path.split(separator: "/").map(String.init)
    switch (p.first, p.dropFirst().first) {
    case (nil, _): self = .home
    case ("detail", let id?):
      guard let n = Int(id) else { return nil }
      self = .detail(id: n)
    case ("settings", let t): self = .settings(t.flatMap(Tab.init(rawValue:)) ?? .general)
    default: return nil
    }
  }
}
struct Router {
  private(set) var stack: [Route] = []
  mutating func push(_ r: Route) { stack.append(r) }
  mutating func pop(to r: Route) {
    if let i = stack.lastIndex(of: r) { stack.removeSubrange((i + 1)...) }
  }
}
var router = Router()
["/", "/detail/4", "/settings/privacy", "/settings", "/bad", "/detail/x"].forEach {
  if let r = Route(path: $0) { router.push(r) } else { print("no route \($0)") }
}
print(router.stack)
router.pop(to: .detail(id: 4))
print(router.stack.count, router.stack.last == .detail(id: 4))
protocol Middleware {
  func handle(_ r: inout Request, next: (inout Request) -> Response) -> Response
}
struct Request {
  var path: String
  var headers: [String: String] = [:]
}
struct Response {
  var status = 200
  var body = ""
}
struct Auth: Middleware {
  let token: String
  func handle(_ r: inout Request, next: (inout Request) -> Response) -> Response {
    guard r.headers["auth"] == token else { return Response(status: 401, body: "denied") }
    return next(&r)
  }
}
struct Tag: Middleware {
  func handle(_ r: inout Request, next: (inout Request) -> Response) -> Response {
    r.headers["x-tag"] = "t"
    var res = next(&r)
    res.body += "!"
    return res
  }
}
struct App {
  var mws: [any Middleware]
  var handler: (Request) -> Response
  func run(_ r: Request) -> Response {
    var r = r
    func go(_ i: Int, _ r: inout Request) -> Response {
      i == mws.count ? handler(r) : mws[i].handle(&r) { go(i + 1, &$0) }
    }
    return go(0, &r)
  }
}
let app = App(mws: [Tag(), Auth(token: "k")]) {
  Response(body: $0.path + ($0.headers["x-tag"] ?? "-"))
}
print(app.run(.init(path: "/a")), app.run(Request(path: "/b", headers: ["auth": "k"])))
@propertyWrapper struct Inject<T> {
  private var v: T?
  var wrappedValue: T {
    mutating get {
      if v == nil { v = ct.resolve(T.self) }
      return v!
    }
  }
  init() {}
}
class VM {
  @Inject var s: any Service
  @Inject var c: Counter
  func go() -> String { s.fetch("vm\(c.n)") }
}
print(VM().go())
final class Memo<K: Hashable, V> {
  private var c: [K: V] = [:]
  let f: (K, (K) -> V) -> V
  init(_ f: @escaping (K, (K) -> V) -> V) { self.f = f }
  func callAsFunction(_ k: K) -> V {
    if let v = c[k] { return v }
    let v = f(k) { self($0) }
    c[k] = v
    return v
  }
}
let fibm = Memo<Int, Int> { n, rec in n < 2 ? n : rec(n - 1) + rec(n - 2) }
print(fibm(50))
struct Pipeline<I, O> {
  let run: (I) throws -> O
  func then<N>(_ f: @escaping (O) throws -> N) -> Pipeline<I, N> { .init { try f(run($0)) } }
  func recover(_ f: @escaping (any Error) -> O) -> Pipeline {
    .init { do { return try run($0) } catch { return f(error) } }
  }
}
struct PErr: Error { let s: String }
let pipe = Pipeline<String, Int> {
  guard let n = Int($0) else { throw PErr(s: $0) }
  return n
}.then { $0 * 2 }.recover { ($0 as? PErr)?.s.count ?? -1 }.then { "=\($0)" }
print(try pipe.run("21"), try pipe.run("oops"))
