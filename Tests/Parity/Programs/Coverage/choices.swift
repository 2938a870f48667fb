indirect enum Ex: CustomStringConvertible { case n(Double), add(Ex, Ex), mul(Ex, Ex), neg(Ex), v(String), call(name: String, args: [Ex])
  var description: String { switch self { case .n(let d): d == d.rounded() ? "\(Int(d))" : "\(d)"; case let .add(a, b): "(\(a) + \(b))"; case let .mul(a, b): "\(a) * \(b)"; case .neg(let e): "-\(e)"; case .v(let s): s; case let .call(name, args): "\(name)(\(args.map(\.description).joined(separator: ", ")))" } }
  func eval(_ env: [String: Double] = [:]) throws(Er) -> Double { switch self { case .n(let d): return d; case .add(let a, let b): return try a.eval(env) + b.eval(env); case .mul(let a, let b): return try a.eval(env) * b.eval(env); case .neg(let e): return try -e.eval(env)
    case .v(let s): guard let v = env[s] else { throw .unbound(s) }; return v; case .call("max", let args) where !args.isEmpty: var best = -Double.infinity; for a in args { best = max(best, try a.eval(env)) }; return best; case .call(let n, _): throw .noFunction(name: n) } }
  enum Er: Error, Equatable { case unbound(String), noFunction(name: String) } }
extension Ex: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { init(floatLiteral v: Double) { self = .n(v) }; init(integerLiteral v: Int) { self = .n(Double(v)) }; init(stringLiteral v: String) { self = .v(v) }
  static func + (a: Ex, b: Ex) -> Ex { .add(a, b) }; static func * (a: Ex, b: Ex) -> Ex { .mul(a, b) }; static prefix func - (e: Ex) -> Ex { .neg(e) } }
let ex: Ex = "x" * 2 + -("y" + 1.5) + .call(name: "max", args: [1, "x"])
print(ex); print(try ex.eval(["x": 4, "y": 1]))
do { _ = try ex.eval(["x": 1]) } catch { print(error, error == .unbound("y")) }
do { _ = try Ex.call(name: "sin", args: []).eval() } catch .noFunction(let name) { print("no", name) } catch { print("other") }
enum Dir: String, CaseIterable, Codable { case n = "N", e, s, w; var next: Dir { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }; static prefix func ! (d: Dir) -> Dir { d.next.next } }
print(Dir.allCases.map(\.rawValue), Dir(rawValue: "e") as Any, Dir(rawValue: "x") as Any, !Dir.n, Dir.w.next)
enum Plan: Int, Comparable { case free = 1, pro = 5, team; static func < (a: Plan, b: Plan) -> Bool { a.rawValue < b.rawValue } }
print(Plan.team.rawValue, [Plan.team, .free, .pro].sorted(), Plan.allTiers); extension Plan { static let allTiers: [Plan] = [.free, .pro] }
enum Res<T, F: Error> { case ok(T), err(F); func map<U>(_ f: (T) throws -> U) rethrows -> Res<U, F> { switch self { case .ok(let v): .ok(try f(v)); case .err(let e): .err(e) } }; var value: T? { guard case .ok(let v) = self else { return nil }; return v } }
let rr: Res<Int, Ex.Er> = .ok(3); print(rr.map { "\($0)" }.value ?? "-", Res<Int, Ex.Er>.err(.unbound("q")).map { $0 + 1 })
let things: [Any] = [1, "two", 3.0, (4, "four"), [5], ["k": 6], Optional<Int>.none as Any, Dir.n, { (x: Int) in x }, Ex.n(1)]
for t in things { switch t { case 0 as Int: print("zero"); case let i as Int where i > 0: print("int", i); case is String: print("str"); case let d as Double: print("dbl", d); case let (a, b) as (Int, String): print("tup", a, b); case let xs as [Int]: print("arr", xs); case let m as [String: Int]: print("dict", m); case Dir.n as Dir: print("north"); case let f as (Int) -> Int: print("fn", f(9)); case let e as any CustomStringConvertible: print("csc", e); default: print("?") } }
let pt = (3, -3); switch pt { case (0, 0): print("o"); case (let x, 0), (0, let x): print("axis", x); case let (x, y) where x == -y: print("diag", x, y); case (1...5, ...0): print("q"); default: print("d") }
if case .some(.add(let l, _)) = Optional(ex), case .add = l { print("deep") }
let nested: [Int??] = [1, nil, .some(nil)]; for case let x?? in nested { print("x", x) }; for case .some(nil) in nested { print("inner nil") }
guard case let .call(name: nm, args: ar) = Ex.call(name: "f", args: [1, 2]), ar.count == 2 else { fatalError() }; print(nm, ar)
label: for i in 1...3 { for j in 1...3 { if j == 2 { continue label }; if i == 3 { break label }; print(i, j) } }
let v = if pt.0 > 2 { "big" } else if pt.0 > 1 { "mid" } else { "small" }; let w: Int? = switch v { case "big": 1; case "mid": nil; default: 0 }; print(v, w as Any)
var n = 5; repeat { n -= 2; defer { print("n", n) }; if n == 1 { continue } } while n > 0
while let l = [n].first, l < 0 { n += 1; if n == 0 { break } }; print(n)
