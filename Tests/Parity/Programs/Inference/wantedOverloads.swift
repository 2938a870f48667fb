func eq<T: Equatable>(_ a: T, _ b: T) { print(a == b) }
extension Sequence {
  func acc(into i: Int, _ f: (inout Int, Element) -> Void) -> [Int] {
    var s = i, o: [Int] = [i]
    for e in self { f(&s, e); o.append(s) }
    return o
  }
  func pairs() -> [Element] { Array(self) }
}
extension LazySequenceProtocol {
  func acc(into i: Int, _ f: @escaping (inout Int, Element) -> Void) -> AnySequence<Int> { AnySequence(map { _ in 1 }) }
  func pairs() -> AnySequence<Element> { AnySequence(self) }
}
eq([1, 2].lazy.acc(into: 0) { $0 += $1 }, [0, 1, 3])
eq([1, 2].lazy.acc(into: 0, +=), [0, 1, 3])
eq([1].lazy.pairs(), [1])
func show<T: CustomStringConvertible>(_ t: T) -> String { t.description }
struct N {}
func make() -> N { N() }
func make() -> Int { 3 }
print(show(make()), show([2].lazy.pairs()))
print(type(of: [1].lazy.pairs()))
func hash<H: Hashable>(_ h: H) -> Bool { h == h }
print(hash([1, 2].lazy.pairs()), Set([make() as Int]))
