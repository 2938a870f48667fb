// Algorithms of the textbooks.
func primes(upTo n: Int) -> [Int] {
  var sieve = Array(repeating: true, count: n + 1); sieve[0] = false; sieve[1] = false
  for i in 2... { if i * i > n { break }; if sieve[i] { for j in stride(from: i * i, through: n, by: i) { sieve[j] = false } } }
  return sieve.indices.filter { sieve[$0] }
}
print(primes(upTo: 50))
extension Array where Element: Comparable {
  func binarySearch(_ x: Element) -> Index? {
    var r = startIndex..<endIndex
    while !r.isEmpty { let m = r.lowerBound + r.count / 2; if self[m] == x { return m }; r = self[m] < x ? m + 1..<r.upperBound : r.lowerBound..<m }; return nil
  }
  func mergeSorted() -> [Element] {
    guard count > 1 else { return self }
    let (l, r) = (Array(self[..<(count / 2)]).mergeSorted(), Array(self[(count / 2)...]).mergeSorted()); var (i, j) = (0, 0); var out: [Element] = []; out.reserveCapacity(count)
    while i < l.count, j < r.count { if l[i] <= r[j] { out.append(l[i]); i += 1 } else { out.append(r[j]); j += 1 } }
    return out + l[i...] + r[j...]
  }
  mutating func quickSort() {
    func sort(_ lo: Int, _ hi: Int) {
      guard lo < hi else { return }; let p = self[hi]; var i = lo
      for j in lo..<hi where self[j] < p { swapAt(i, j); i += 1 }; swapAt(i, hi); sort(lo, i - 1); sort(i + 1, hi)
    }; sort(0, count - 1)
  }
  mutating func bubbleSort() { var swapped = true; while swapped { swapped = false; for i in indices.dropLast() where self[i] > self[i + 1] { swapAt(i, i + 1); swapped = true } } }
  mutating func insertionSort() { for i in 1..<count { var j = i; while j > 0 && self[j] < self[j - 1] { swapAt(j, j - 1); j -= 1 } } }
}
var a = [5, 3, 9, 1, 7]; print(a.mergeSorted(), a.mergeSorted().binarySearch(7) as Any, a.binarySearch(4) ?? -1); a.quickSort(); print(a)
var b = ["d", "a", "c"]; b.bubbleSort(); print(b); var c = [3.5, -1, 2]; c.insertionSort(); print(c)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func permutations<T>(_ xs: [T]) -> [[T]] {
  xs.isEmpty
    ? [[]]
    : xs.indices.flatMap { i in
      var rest = xs; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 }
    }
}
func powerSet<T>(_ xs: ArraySlice<T>) -> [[T]] { guard let x = xs.first else { return [[]] }; let rest = powerSet(xs.dropFirst()); return rest + rest.map { [x] + $0 } }
print(gcd(48, 36), permutations([1, 2, 3]).count, permutations(["a", "b", "c"]).map { $0.joined() }, powerSet([1, 2, 3][...]))
func hanoi(_ n: Int, _ from: String = "A", _ to: String = "C", _ via: String = "B", _ moves: inout [String]) {
  if n == 0 { return }; hanoi(n - 1, from, via, to, &moves); moves.append("\(from)→\(to)"); hanoi(n - 1, via, to, from, &moves)
}
var moves: [String] = []; hanoi(3, "A", "C", "B", &moves); print(moves.count, moves.joined(separator: " "))
func roman(_ n: Int) -> String {
  var n = n;
  return [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce(into: "") { s, p in
    while n >= p.0 { s += p.1; n -= p.0 }
  }
}
func arabic(_ s: String) -> Int {
  let v: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]; let n = s.compactMap { v[$0] };
  return zip(n, n.dropFirst() + [0]).map { $0 < $1 ? -$0 : $0 }.reduce(0, +)
}
print([1994, 2024, 4, 49].map(roman), ["MCMXCIV", "XLIX"].map(arabic))
func caesar(_ s: String, _ k: Int) -> String {
  String(
    s.map { ch -> Character in
      guard let v = ch.asciiValue, ch.isLetter else { return ch }; let base: UInt8 = ch.isUppercase ? 65 : 97; return Character(UnicodeScalar(UInt8((Int(v - base) + k + 26) % 26) + base))
    })
}
print(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3))
func addBig(_ a: String, _ b: String) -> String {
  var (x, y) = (a.compactMap(\.wholeNumberValue), b.compactMap { $0.wholeNumberValue }); var carry = 0, out: [Int] = []
  while !x.isEmpty || !y.isEmpty || carry > 0 { let s = (x.popLast() ?? 0) + (y.popLast() ?? 0) + carry; out.insert(s % 10, at: 0); carry = s / 10 }; return out.map(String.init).joined()
}
print(addBig("99999999999999999999", "1"), addBig("123456789", "987654321"))
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if let m = memo[n] { return m }; let r = n < 2 ? n : fib(n - 1) + fib(n - 2); memo[n] = r; return r }
print(fib(80), memo.count)
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]; func g(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(g, k); cache[k] = v; return v }; return g
}
let collatz = memoize { (rec: (Int) -> Int, n: Int) in n == 1 ? 0 : 1 + rec(n % 2 == 0 ? n / 2 : 3 * n + 1) }
print((1...10).map(collatz), (1..<30).max { collatz($0) < collatz($1) }!)
func lcs(_ a: String, _ b: String) -> String {
  let (x, y) = (Array(a), Array(b)); var t = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1)
  for i in x.indices { for j in y.indices { t[i + 1][j + 1] = x[i] == y[j] ? t[i][j] + 1 : max(t[i][j + 1], t[i + 1][j]) } }
  var (i, j) = (x.count, y.count), out = "";
  while i > 0 && j > 0 { if x[i - 1] == y[j - 1] { out = "\(x[i - 1])\(out)"; i -= 1; j -= 1 } else if t[i - 1][j] >= t[i][j - 1] { i -= 1 } else { j -= 1 } }; return out
}
print(lcs("AGGTAB", "GXTXAYB"))
func isPalindrome(_ s: some StringProtocol) -> Bool { let l = s.lowercased().filter(\.isLetter); return l == String(l.reversed()) }
print(
  isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("abc".dropLast()),
  Dictionary(grouping: ["tea", "eat", "tan", "ate", "nat"]) { String($0.sorted()) }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] })
