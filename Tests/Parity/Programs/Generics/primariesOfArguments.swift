func f<E>(_ s: some Sequence<E>, _ g: (E) -> Int) -> Int { s.reduce(0) { $0 + g($1) } }
print(f(["1", "2"]) { Int($0)! * 2 })
func h<E>(_ s: some Collection<E>, with g: (Array<E>.SubSequence) -> Int) -> Int { g(Array(s)[...]) }
print(h(["1", "2"]) { $0.first!.count })
struct W<O> { struct M { let o: O }; typealias Me = Self }
func k<O>(_ s: some Sequence<O>, with g: (W<O>.M) -> Int) -> Int { s.map { g(W<O>.M(o: $0)) }.reduce(0, +) }
print(k(["1", "2"]) { Int($0.o)! * 2 })
class C { func k<O>(_ s: some Sequence<O>, with g: (W<O>.M) -> String) -> String { s.map { g(W<O>.M(o: $0)) }.joined() } }
print(C().k(["1", "2"]) { "\(Int($0.o)! * 2)" })
func r<O>(_ s: some RegexComponent<O>, with g: (Regex<O>.Match) -> String) -> String { "12".matches(of: s).map { g($0) }.joined() }
print(r(#/\d/#) { "\(Int($0.output)! * 2)" })
func all<O>(_ s: String, _ regex: some RegexComponent<O>, with f: (Regex<O>.Match) -> String) -> String { s.replacing(regex, with: f) }
print(all("a1b2", #/\d/#) { "<\($0.output)>" })
func two<R: RegexComponent>(_ s: String, _ r: R) -> [R.RegexOutput] { s.matches(of: r).map(\.output) }
print(two("a1b2", #/\d/#))
