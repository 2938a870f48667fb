// What follows a call says which overload is meant.
struct Place { var a = 1 }
indirect enum Shape { case int, tuple([Part]); struct Part { var label: String?; var type: Shape } }
struct Motif { indirect enum Kind { case any, tuple([Part]) }; struct Part { var label: String?; var pattern: Motif }; var kind: Kind; var span: Place }
final class Matcher {
  func simplify(_ t: Shape) -> Shape { t }
  private func mismatch(_ pattern: Motif, _ type: Shape) -> (message: String, span: Place)? {
    guard case .tuple(let elements) = pattern.kind else { return nil }
    switch simplify(type) {
    case .tuple(let parts) where parts.count == elements.count:
      return zip(elements, parts).lazy.compactMap { self.mismatch($0.pattern, $1.type) }.first
    case .int: return nil
    case let type: return ("\(type)", pattern.span)
    }
  }
  func t() { print(mismatch(Motif(kind: .any, span: Place()), .int) as Any) }
}
Matcher().t()

func above(_ a: Int) -> Int? { a > 1 ? a : nil }
let base = [1,2,3]
let q = zip(base, base).lazy.compactMap { above($0 + $1) }
print(type(of: q))
let r = zip(base, base).lazy.compactMap { above($0 + $1) }.first
print(type(of: r))
func firstOf(_ base: [Int]) -> Int? { zip(base, base).lazy.compactMap { above($0 + $1) }.first }
print(firstOf(base) as Any)
func alsoOf(_ base: [Int]) -> Int? { zip(base, base).lazy.map { above($0 + $1) }.first ?? nil }
print(alsoOf(base) as Any)
print(zip(base, base).lazy.map { $0 + $1 }.count)

// Labels name a method where a property has its name too.
struct Counted { var count: Int { 3 }; func count(of number: Int) -> Int { number } }
let counted = Counted()
let counting = counted.count(of:)
print(counting(2), [5, 6].map(counted.count(of:)))
let asked: (Int) -> Int = counted.count
print(asked(4), counted.count)
