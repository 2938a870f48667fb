enum Fault: Error { case bad(String) }
protocol Arg { static func from(_ any: Any) throws(Fault) -> Self }
extension Int: Arg { static func from(_ any: Any) throws(Fault) -> Int { guard let i = any as? Int else { throw .bad("int") }; return i } }
extension String: Arg { static func from(_ any: Any) throws(Fault) -> String { guard let i = any as? String else { throw .bad("string") }; return i } }
protocol Res { var native: Any { get } }
extension Int: Res { var native: Any { self } }
extension String: Res { var native: Any { self } }
extension Optional: Res where Wrapped: Res { var native: Any { self?.native as Any } }
extension Optional: Arg where Wrapped: Arg { static func from(_ any: Any) throws(Fault) -> Self { .some(try Wrapped.from(any)) } }
struct Call { var values: [Any]; var next = 0 
  mutating func take<A: Arg>(_: A.Type) throws(Fault) -> A { defer { next += 1 }; guard next < values.count else { throw .bad("few") }; return try A.from(values[next]) } }
struct Builtin {
    let name: String
    let body: (Call) throws(Fault) -> Any
    init<each A: Arg, R: Res>(_ name: String, _ apply: @escaping (repeat each A) throws(Fault) -> R) {
        self.name = name
        body = { (call: Call) throws(Fault) -> Any in
            var c = call
            return try apply(repeat try c.take((each A).self)).native
        }
    }
}
func upper(_ s: String) -> String { s.uppercased() }
let b = [
  Builtin("add") { (x: Int, y: Int) in x + y },
  Builtin("say") { (x: String) in x + "!" },
  Builtin("none") { () in 1 },
  Builtin("opt") { (x: String, n: Int) -> Int? in n > 2 ? n : nil },
  Builtin("thr") { (x: String) throws(Fault) -> Int in guard let n = Int(x) else { throw .bad(x) }; return n },
  Builtin("fn", upper),
  Builtin("many") { (x: String, n: Int) in
      let y = String(repeating: x, count: n)
      return y
  },
]
for x in b { do { print(x.name, try x.body(Call(values: x.name == "say" || x.name == "thr" || x.name == "fn" ? ["7"] : x.name == "many" || x.name == "opt" ? ["a", 3] : [1, 2]))) } catch { print(error) } }

func apply<each T, R>(_ values: repeat each T, by body: (repeat each T) -> R) -> R {
  body(repeat each values)
}
print(apply(1, "a", 2.5) { "\($0) \($1) \($2)" }, apply { 5 }, apply(1) { $0 + 1 })
print(apply("x", 3, by: String.init(repeating:count:)), apply(4, 5, by: max))

struct Handler<each A> {
  let run: (repeat each A) -> Void
  init(_ run: @escaping (repeat each A) -> Void) { self.run = run }
  func callAsFunction(_ values: repeat each A) { run(repeat each values) }
}
Handler { (count: Int, name: String) in print(count, name) }(2, "books")
Handler { print("nothing") }()
let handler: Handler<Int, Bool> = Handler { print($0 + 1, !$1) }
handler(1, true)

func arity<each T>(_ body: (repeat each T) -> Int) -> Int {
  var count = 0
  for _ in repeat (each T).self { count += 1 }
  return count
}
print(arity { (a: Int, b: Int) in a + b }, arity { 1 }, arity { (a: String) in a.count })
