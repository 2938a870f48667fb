// functional: Either, Validated, Lens, Parser combinators, State monad
struct Parser<A> {
  let run: (inout Substring) -> A?
  func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { .init { s in self.run(&s).map(f) } }
  func flatMap<B>(_ f: @escaping (A) -> Parser<B>) -> Parser<B> {
    .init { s in
      let o = s
      guard let a = self.run(&s), let b = f(a).run(&s) else {
        s = o
        return nil
      }
      return b
    }
  }
  static func always(_ a: A) -> Parser { .init { _ in a } }
  var many: Parser<[A]> {
    .init { s in
      var r: [A] = []
      while let x = self.run(&s) { r.append(x) }
      return r
    }
  }
  func or(_ o: @autoclosure @escaping () -> Parser) -> Parser {
    .init { s in self.run(&s) ?? o().run(&s) }
  }
  func sep(by sp: Parser<Void>) -> Parser<[A]> {
    .init { s in
      var r: [A] = []
      var rest = s
      while let x = self.run(&s) {
        rest = s
        r.append(x)
        if sp.run(&s) == nil { return r }
      }
      s = rest
      return r
    }
  }
}
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> {
  a.flatMap { x in b.map { (x, $0) } }
}
let int = Parser<Int> { s in
  let p = s.prefix { $0.isNumber || $0 == "-" }
  guard let n = Int(p) else { return nil }
  s.removeFirst(p.count)
  return n
}
func lit(_ t: String) -> Parser<Void> {
  .init { s in
    guard s.hasPrefix(t) else { return nil }
    s.removeFirst(t.count)
    return ()
  }
}
let ws = Parser<Void> { s in
  s = s.drop(while: \.isWhitespace)
  return ()
}
let tok: (String) -> Parser<Void> = { t in zip(lit(t), ws).map { _ in } }
indirect enum J: Equatable {
  case num(Int)
  case arr([J])
  case str(String)
  case obj([String: J])
  case null
}
func json() -> Parser<J> {
  let str = Parser<String> { s in
    guard s.first == "\"" else { return nil }
    s.removeFirst()
    let r = s.prefix { $0 != "\"" }
    s.removeFirst(r.count + 1)
    return String(r)
  }
  let arr = tok("[").flatMap { Parser<Void>.always(()).flatMap { json().sep(by: tok(",")) } }
    .flatMap { a in tok("]").map { J.arr(a) } }
  let obj = tok("{").flatMap {
    zip(str.flatMap { k in tok(":").map { k } }, json()).sep(by: tok(","))
  }.flatMap { kv in tok("}").map { J.obj(Dictionary(kv) { $1 }) } }
  return int.map(J.num).or(str.map(J.str)).or(lit("null").map { .null }).or(arr).or(obj).flatMap {
    j in ws.map { j }
  }
}
var src: Substring = "[1, \"a\", [2,3], {\"k\": null}] tail"
print(json().run(&src) as Any, src)
enum Validated<A, E> {
  case ok(A)
  case bad([E])
  func map<B>(_ f: (A) -> B) -> Validated<B, E> {
    switch self {
    case .ok(let a): .ok(f(a))
    case .bad(let e): .bad(e)
    }
  }
  static func zip<B>(_ a: Validated<A, E>, _ b: Validated<B, E>) -> Validated<(A, B), E> {
    switch (a, b) {
    case (.ok(let x), .ok(let y)): .ok((x, y))
    case (.bad(let x), .bad(let y)): .bad(x + y)
    case (.bad(let x), _): .bad(x)
    case (_, .bad(let y)): .bad(y)
    }
  }
}
struct Form {
  var name: String
  var age: Int
}
func vn(_ s: String) -> Validated<String, String> { s.isEmpty ? .bad(["empty name"]) : .ok(s) }
func va(_ n: Int) -> Validated<Int, String> {
  (0...150).contains(n) ? .ok(n) : .bad(["bad age \(n)"])
}
print(
  Validated.zip(vn("x"), va(3)).map(Form.init),
  Validated.zip(vn(""), va(200)).map { Form(name: $0, age: $1) })
struct Lens<S, A> {
  let get: (S) -> A
  let set: (A, S) -> S
  func over(_ f: @escaping (A) -> A) -> (S) -> S { { s in set(f(get(s)), s) } }
  static func * <B>(l: Lens<S, A>, r: Lens<A, B>) -> Lens<S, B> {
    .init(get: { r.get(l.get($0)) }, set: { b, s in l.set(r.set(b, l.get(s)), s) })
  }
  init(get: @escaping (S) -> A, set: @escaping (A, S) -> S) {
    self.get = get
    self.set = set
  }
  init(_ kp: WritableKeyPath<S, A>) {
    self.init(
      get: { $0[keyPath: kp] },
      set: { a, s in
        var s = s
        s[keyPath: kp] = a
        return s
      })
  }
}
struct Pt { var x = 0, y = 0 }
struct Ln { var a = Pt(), b = Pt() }
let lx = Lens(\Ln.b) * Lens(\Pt.x)
print(lx.over { $0 + 5 }(Ln()), lx.get(Ln(a: .init(), b: .init(x: 3))))
struct StateM<S, A> {
  let run: (S) -> (A, S)
  func flatMap<B>(_ f: @escaping (A) -> StateM<S, B>) -> StateM<S, B> {
    .init { s in
      let (a, s2) = run(s)
      return f(a).run(s2)
    }
  }
  func map<B>(_ f: @escaping (A) -> B) -> StateM<S, B> { flatMap { a in .init { (f(a), $0) } } }
}
let counter = StateM<Int, Int> { ($0, $0 + 1) }
print(counter.flatMap { a in counter.map { b in [a, b] } }.run(7))
func fix<A, B>(_ f: @escaping (@escaping (A) -> B, A) -> B) -> (A) -> B { { a in f(fix(f), a) } }
print(fix { (fact: @escaping (Int) -> Int, n: Int) in n <= 1 ? 1 : n * fact(n - 1) }(10))
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
print(
  [1, 2].map(partial(+, 10)), [3, 4].map(partial(max, 3)), zip([1, 2], [3, 1]).map(max),
  zip(["a"], ["b"]).map(+))
enum Either<L, R> {
  case left(L)
  case right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
    switch self {
    case .left(let x): l(x)
    case .right(let x): r(x)
    }
  }
}
extension Either: Equatable where L: Equatable, R: Equatable {}
print(
  [Either<Int, String>.left(1), .right("b")].map { $0.fold(String.init, { $0.uppercased() }) },
  Either<Int, Int>.left(1) == .left(1))
