struct Chunk<Base: Collection> { let base: Base; let n: Int }
extension Chunk: Collection {
  struct Index: Comparable { let r: Range<Base.Index>
    static func == (a: Self, b: Self) -> Bool { a.r.lowerBound == b.r.lowerBound }
    static func < (a: Self, b: Self) -> Bool { a.r.lowerBound < b.r.lowerBound } }
  var startIndex: Index { make(base.startIndex) }
  var endIndex: Index { Index(r: base.endIndex..<base.endIndex) }
  func make(_ i: Base.Index) -> Index { Index(r: i..<(base.index(i, offsetBy: n, limitedBy: base.endIndex) ?? base.endIndex)) }
  func index(after i: Index) -> Index { make(i.r.upperBound) }
  subscript(i: Index) -> Base.SubSequence { base[i.r] }
}
extension Chunk.Index: Hashable where Base.Index: Hashable { func hash(into h: inout Hasher) { h.combine(r.lowerBound) } }
extension Chunk: Equatable where Base: Equatable {}
print(Chunk(base: [1, 2, 3], n: 2).map(Array.init), Set(Chunk(base: "abcd", n: 3).indices).count)
struct Pair<A: Sequence, B: Sequence> where A.Element == B.Element { let a: A, b: B }
extension Pair { struct It: IteratorProtocol { var x: A.Iterator, y: B.Iterator
   mutating func next() -> A.Element? { x.next() ?? y.next() } } }
extension Pair: Sequence { func makeIterator() -> It { It(x: a.makeIterator(), y: b.makeIterator()) } }
extension Pair where A.Element: Comparable { func top() -> B.Element? { self.max() } }
extension Pair.It: CustomStringConvertible where A.Element: CustomStringConvertible { var description: String { "It" } }
print(Array(Pair(a: [1], b: 2...3)), Pair(a: "ab", b: ["z" as Character]).top()!, Pair(a: [1], b: [2]).makeIterator())
struct Tree<K: Hashable, V: Collection> where V.Element: Collection, V.Element.Element: Numeric {
  var d: [K: V]
}
extension Tree { func sum(_ k: K) -> V.Element.Element { var t: V.Element.Element = 0; for r in d[k]! { for e in r { t += e } }; return t }
  typealias Leaf = V.Element.Element
  func leaves() -> [Leaf] { d.values.flatMap { $0.flatMap { Array($0) } } } }
extension Tree where V.Element.Element: Comparable { var top: V.Element.Element? { leaves().max() } }
print(Tree(d: ["a": [[1, 2], [3]]]).sum("a"), Tree(d: [1: [[1.5, 2]]]).top as Any)
struct Flat<Base: Collection> where Base.Element: Collection {
  let base: Base
  func first() -> Base.Element.Element? { base.first?.first }
}
extension Flat {
  struct Index { let inner: Base.Element.Index }
  subscript(p: Int) -> Base.Element.Element { base.first!.first! }
}
print(Flat(base: [[1, 2], [3]]).first()!, Flat(base: ["ab"])[0])
