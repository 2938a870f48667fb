struct Fibonacci: Sequence, IteratorProtocol { var (a, b) = (0, 1); mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fibonacci().prefix(10)), Fibonacci().first { $0 > 100 }!, Fibonacci().lazy.filter { $0 % 2 == 0 }.prefix(4).map { $0 })
let collatz = sequence(first: 6) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }
print(Array(collatz), collatz.underestimatedCount)
let powers = sequence(state: 1) { (s: inout Int) -> Int? in defer { s *= 3 }; return s < 100 ? s : nil }
print(powers.map { $0 })
struct Countdown: Collection { let n: Int; var startIndex: Int { 0 }; var endIndex: Int { n }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { n - i } }
let c = Countdown(n: 4)
print(c.map { $0 }, c.count, c.first!, c[c.index(c.startIndex, offsetBy: 2)], c.dropFirst(2).map { $0 }, c.reversed().map { $0 }, c.isEmpty, c.firstIndex(of: 2)!)
print(zip(c, "abcd").map { "\($0)\($1)" }, c.enumerated().map { $0.offset * $0.element }, c.indices.map { $0 })
var it = c.makeIterator(); _ = it.next(); print(IteratorSequence(it).map { $0 })
print((1...3).flatMap { x in (x...3).map { (x, $0) } }.filter { $0 != $1 }.map { "\($0.0)\($0.1)" })
print(stride(from: 10, through: 0, by: -5).map { $0 }, repeatElement("x", count: 3).joined(), (1...).lazy.map { $0 * $0 }.drop { $0 < 20 }.prefix(2).map { $0 })
let chunks = stride(from: 0, to: 7, by: 3).map { Array(Array(0..<7)[$0..<min($0 + 3, 7)]) }
print(chunks, chunks.joined(separator: [-1]).map { $0 }, [3, 1, 2].sorted().elementsEqual(1...3), [1, 2].starts(with: [1]))
print("hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }, (1...5).reduce(1, *), [1, 2, 3, 4].partitioned { $0 > 2 })
extension Sequence { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: ([], [])) { if p($1) { $0.yes.append($1) } else { $0.no.append($1) } } } }
