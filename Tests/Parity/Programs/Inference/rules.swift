// Rules that are composed, results, closures that throw.
enum Failure: Error, Equatable { case empty(String), short(String, min: Int), custom(String) }
struct Rule<T> { let check: (T) throws -> Void
  static func && (a: Rule, b: Rule) -> Rule { .init { try a.check($0); try b.check($0) } }
  static prefix func ! (a: Rule) -> Rule { .init { do { try a.check($0) } catch { return }; throw Failure.custom("not") } }
  func pull<U>(_ f: @escaping (U) -> T) -> Rule<U> { Rule<U> { try check(f($0)) } }
  func on<U>(_ k: KeyPath<U, T>) -> Rule<U> { pull { $0[keyPath: k] } }
  func result(_ t: T) -> Result<T, Failure> { do { try check(t); return .success(t) } catch let e as Failure { return .failure(e) } catch { return .failure(.custom("\(error)")) } } }
extension Rule where T: Collection { static func min(_ n: Int) -> Rule { Rule { if $0.count < n { throw Failure.short("\($0)", min: n) } } }
  static var notEmpty: Self { .init { guard !$0.isEmpty else { throw Failure.empty("\(T.self)") } } } }
extension Rule where T: Comparable { static func range(_ r: ClosedRange<T>) -> Rule { .init { v in guard r.contains(v) else { throw Failure.custom("\(v)") } } } }
struct Form { var name = "", age = 0, tags: [String] = [] }
let rule: Rule<Form> = Rule.min(2).on(\.name) && Rule.range(1...99).on(\.age) && Rule.notEmpty.on(\.tags)
print(rule.result(Form()), rule.result(.init(name: "ab")), rule.result(.init(name: "abc", age: 3, tags: ["x"])).map(\.name))
let r2: Rule<String> = Rule.notEmpty && Rule.min(3) && !Rule.min(5); print(["", "ab", "abc", "abcdef"].map { r2.result($0) }.map { (try? $0.get()) ?? "-" })
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { for i in 1..<n { if let x = try? f(i) { return x } }; return try f(n) }
let got: Int = try retry(3) { if $0 < 3 { throw Failure.custom("no") }; return $0 * 2 }; print(got)
do { let x: String = try retry(2) { _ in throw Failure.empty("all") }; print(x) } catch Failure.empty(let s) { print("empty", s) }
let rs: [Result<Int, Failure>] = [.success(1), .failure(.custom("x")), .success(3)]
print(rs.compactMap { try? $0.get() }.reduce(0, +), rs.map { $0.mapError { $0 == .custom("x") ? .empty("was x") : $0 } }, rs.contains(.failure(.custom("x"))))
let flat = rs[0].flatMap { $0 > 0 ? .success("pos \($0)") : .failure(.empty("neg")) }; print(flat, (try? flat.get()) ?? "")
func parse(_ s: String) -> Result<Double, Failure> { Double(s).map(Result.success) ?? .failure(.custom(s)) }
print(parse("2.5"), parse("q"), ["1", "z"].map(parse).map { if case .success(let v) = $0 { v } else { -1.0 } })
let ok: () throws -> Int = { throw Failure.custom("lazy") }; print((try? ok()) ?? 0, Result { try ok() }.mapError { $0 as! Failure })
func typed() throws(Failure) -> Int { throw .short("s", min: 1) }
do { _ = try typed() } catch { switch error { case .short(_, let m): print("short", m); default: print("other") } }
