// test helpers: spies, builders, fixtures, assertions
protocol Clock2 { var now: Int { get } }
protocol Repo {
  func load(_ id: Int) throws -> User
  func save(_ u: User) throws
}
struct User: Equatable {
  var id: Int
  var name: String
  var roles: Set<Role> = [.reader]
  enum Role: String, CaseIterable, Comparable {
    case reader, writer, admin
    static func < (l: Role, r: Role) -> Bool {
      allCases.firstIndex(of: l)! < allCases.firstIndex(of: r)!
    }
  }
}
final class SpyRepo: Repo {
  enum Call: Equatable {
    case load(Int)
    case save(User)
  }
  private(set) var calls: [Call] = []
  var stub: [Int: Result<User, any Error>] = [:]
  struct NotStubbed: Error { let id: Int }
  func load(_ id: Int) throws -> User {
    calls.append(.load(id))
    return try (stub[id] ?? .failure(NotStubbed(id: id))).get()
  }
  func save(_ u: User) throws { calls.append(.save(u)) }
}
struct Service {
  let repo: any Repo
  var clock: any Clock2 = Fixed(now: 0)
  struct Fixed: Clock2 { let now: Int }
  func promote(_ id: Int, to r: User.Role) throws -> User {
    var u = try repo.load(id)
    guard u.roles.insert(r).inserted else { return u }
    u.name += "@\(clock.now)"
    try repo.save(u)
    return u
  }
}
extension User {
  static func fixture(id: Int = 1, name: String = "n", _ mutate: (inout User) -> Void = { _ in })
    -> User
  {
    var u = User(id: id, name: name)
    mutate(&u)
    return u
  }
}
var failures = 0
func expect<T: Equatable>(
  _ a: @autoclosure () throws -> T, _ b: T, _ msg: @autoclosure () -> String = "",
  line: UInt = #line
) {
  do {
    let v = try a()
    if v == b {
      print("pass")
    } else {
      failures += 1
      print("FAIL: \(v) != \(b) \(msg())")
    }
  } catch {
    failures += 1
    print("THROW: \(error)")
  }
}
func expectThrows<E: Error & Equatable>(_ e: E, _ f: () throws -> Void) {
  do {
    try f()
    print("no throw")
  } catch let x as E where x == e { print("threw \(x)") } catch { print("other \(error)") }
}
let spy = SpyRepo()
let s = Service(repo: spy, clock: Service.Fixed(now: 7))
spy.stub[1] = .success(.fixture())
expect(try s.promote(1, to: .writer).roles.sorted(), [.reader, .writer])
expect(spy.calls, [.load(1), .save(.fixture(name: "n@7") { $0.roles.insert(.writer) })])
expect(try s.promote(2, to: .admin), .fixture(), "unused")
expect(1 + 1, 3, "math \(1)")
print(failures)
enum E: Error, Equatable { case a(Int) }
expectThrows(E.a(1)) { throw E.a(1) }
expectThrows(E.a(1)) { throw E.a(2) }
func measure<T>(_ label: String, times: Int = 1, _ f: () throws -> T) rethrows -> T {
  var r: T?
  for _ in 0..<times { r = try f() }
  print(label, times)
  return r!
}
print(measure("m", times: 3) { 42 })
@dynamicMemberLookup struct Builder<T> {
  private var v: T
  init(_ v: T) { self.v = v }
  subscript<V>(dynamicMember kp: WritableKeyPath<T, V>) -> (V) -> Builder<T> {
    { x in
      var c = self
      c.v[keyPath: kp] = x
      return c
    }
  }
  func build() -> T { v }
}
print(Builder(User.fixture()).name("bob").id(9).build())
struct Snapshot {
  static func diff(_ a: String, _ b: String) -> [String] {
    let x = a.split(separator: "\n")
    let y = b.split(separator: "\n")
    return (0..<max(x.count, y.count)).compactMap { i in
      let l = i < x.count ? x[i] : ""
      let r = i < y.count ? y[i] : ""
      return l == r ? nil : "-\(l) +\(r)"
    }
  }
}
print(Snapshot.diff("a\nb\nc", "a\nx\nc\nd"))
var dumped = ""
dump(User.fixture { $0.roles = [] }, to: &dumped)
print(dumped)
print(
  Mirror(reflecting: User.fixture()).children.map { $0.label! },
  "\(User.fixture { $0.roles = [.admin] })", String(reflecting: User.Role.admin),
  User.Role(rawValue: "writer")!, User.Role.allCases.map(\.rawValue))
func parameterized(_ cases: [(input: Int, want: Bool)], _ f: (Int) -> Bool) {
  for c in cases { print(c.input, f(c.input) == c.want ? "ok" : "bad", terminator: ";") }
  print()
}
parameterized([(1, false), (2, true), (3, true)]) { $0 % 2 == 0 }
let sut: (any Repo)? = spy
if let r = sut as? SpyRepo { print(r.calls.count, type(of: r), r === spy) }
weak var w: SpyRepo?
do {
  let tmp = SpyRepo()
  w = tmp
  print(w != nil)
}
print(w == nil)
precondition(failures == 2, "two")
assert(true)
defer { print("end") }
