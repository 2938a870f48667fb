enum E: Error, Equatable { case low(Int), bad }
var trace: [String] = []
func step(_ n: Int) throws -> Int {
  trace.append("in\(n)"); defer { trace.append("out\(n)") }
  if n == 3 { throw E.low(n) }
  defer { trace.append("ok\(n)") }
  return n * 2
}
outer: for i in 1...4 {
  do { let r = try step(i); if r == 2 { continue outer }; trace.append("r\(r)") }
  catch E.low(let n) where n > 2 { trace.append("low"); break outer }
  catch { trace.append("never") }
}
print(trace)
func attempt<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { for i in 0..<n { if let r = try? f(i) { return r } }; return try f(n) }
print(try attempt(2) { i -> String in if i < 2 { throw E.bad }; return "won at \(i)" })
do { _ = try attempt(1) { _ -> Int in throw E.bad } } catch let e as E where e == .bad { print("bad") }
let results = [1, 3].map { n in Result { try step(n) } }
for case .failure(let e) in results { print(e, (e as? E) == .low(3)) }
print(results.compactMap { try? $0.get() }, results[0].map { $0 + 1 }.flatMap { $0 > 2 ? .success("big") : .failure(E.bad) } as Result<String, Error>)
func typed() throws(E) -> Int { throw .bad }
do { print(try typed()) } catch { switch error { case .bad: print("typed bad"); case .low(let n): print(n) } }
print((try? typed()) ?? -1, results[1].mapError { _ in E.bad } as Any)
func parse(_ s: String?) throws -> Int { guard let s, !s.isEmpty else { throw E.bad }; guard let n = Int(s), case 0..<100 = n else { throw E.low(s.count) }; return n }
print(["7", "", nil, "400"].map { s in do { return "\(try parse(s))" } catch { return "\(error)" } })
let value = if let n = try? parse("12") { n } else { 0 }
let word = switch value { case ..<10: "few"; case 10...: "many"; default: fatalError() }
print(value, word)
repeat { if trace.popLast() == "low" { break } } while !trace.isEmpty
print(trace.count)
