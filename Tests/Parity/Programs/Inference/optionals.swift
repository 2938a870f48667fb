// Optionals of optionals, chains, and what nil is.
struct A { var b: B?; var n: Int! = 3; func f(_ x: Int?) -> Int? { x.map { $0 + n } } }
struct B { var c: [C?]; var d: [String: C] = [:] ; subscript(i: Int) -> C? { c.indices.contains(i) ? c[i] : nil } }
struct C { var v: Int?; var s = "s"; var g: (() -> Int?)? = nil }
var a = A(b: B(c: [C(v: 1), nil, C(v: nil, g: { 7 })], d: ["k": C(v: 9)]))
print(a.b?.c.first??.v ?? -1, a.b?[2]?.g?() ?? 0, a.b?.d["k"]?.v.map { $0 * 2 } ?? 0, a.b?.d["z"]?.s ?? "none", a.f(nil) ?? a.f(4)! + 1)
a.b?.c[0]?.v? += 10; a.b?.d["new"] = .init(v: 5); a.b?.d["k"]?.v = nil; a.b?.c[1]?.s = "never"
print(a.b?.c[0]?.v as Any, a.b?.d["new"]?.v as Any, a.b?.d["k"]?.v as Any, a.b?.c[1] as Any, a.b?.c.compactMap { $0?.v } ?? [])
let nested: Int?? = .some(nil), n2: Int?? = nil, n3: Int?? = 3
print(nested == .some(.none), n2 == nil, (n3 ?? 0) ?? 1, nested ?? 5 as Any, [1, nil, 3].compactMap { $0 }.count, [nil, "a"].map { $0 ?? "-" })
func parse(_ s: String) -> Int? { Int(s) }
print(["1", "x"].map(parse), ["1", "x"].compactMap(parse), ["4"].first.flatMap(parse) ?? 0, Optional("8").map(Int.init) as Any, Optional("8").flatMap(Int.init) as Any)
if let x = a.b?.c.last, let y = x, let g = y.g, case let z? = g(), z > 5 { print("deep", z) }
guard let bb = a.b, !bb.c.isEmpty, let c0 = bb[0] else { fatalError() }
print(c0.v ?? 0, bb[9]?.s ?? "out", [bb[0], bb[1]].count)
let pick = Bool.random() || true ? a.b?.c[0] : nil
print(pick?.v ?? 0, (true ? nil : 1) ?? 2, (false ? 1.5 : nil) ?? 2)
let words: [String?] = ["b", nil, "a"]
print(words.sorted { ($0 ?? "") < ($1 ?? "") }, words.compactMap { $0 }.max() ?? "", words.first ?? nil ?? "z", words.contains(nil), words.contains("a"), words.firstIndex(of: "a") ?? -1)
var counts: [String: [Int]?] = [:]; counts["a"] = [1]; counts["b"] = .some(nil); counts["a"]??.append(2)
print(counts.count, counts["a"] as Any, counts["b"] as Any, counts["zz"] as Any)
let t: (Int?, String?) = (nil, "q"); switch t { case (nil, let s?): print("s", s); case (let i?, _): print(i); default: print("no") }
func opt<T>(_ x: T?) -> String { x.map { "\($0)" } ?? "nil" }
print(opt(3), opt(nil as Int?), opt("x"), opt(Int("z")), opt([1].first), opt(try? JSON.load()))
enum JSON { static func load() throws -> Double { throw E.bad } ; enum E: Error { case bad } }
let lazyVal = { () -> Int? in nil }() ?? { 4 }()
print(lazyVal, [1: "a"][1] ?? "-", [1: nil as String?][1] as Any, (["k": 1]["k"]).map { $0 + 1 } ?? 0)
