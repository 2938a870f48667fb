struct It: IteratorProtocol { mutating func next() -> Int? { nil } }
struct Seq: Sequence {
  func makeIterator() -> It { It() }
}
print(Seq().map { $0 + 1 })
struct Seq2: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator([1].makeIterator()) }
}
print(Seq2().map { $0 + 1 })
struct Seq3: Sequence {
  let s: Set<Int> = [3]
  func makeIterator() -> Set<Int>.Iterator { s.makeIterator() }
}
print(Seq3().map { $0 + 1 })
struct Seq4: Sequence {
  let s: String = "ab"
  func makeIterator() -> String.Iterator { s.makeIterator() }
}
print(Seq4().map { $0 })
struct Seq5: Sequence {
  let s = ["a": 1]
  func makeIterator() -> Dictionary<String, Int>.Iterator { s.makeIterator() }
}
print(Seq5().map { $0.value })
struct Seq6: Sequence {
  let s = ["a", "b"]
  func makeIterator() -> some IteratorProtocol<String> { s.makeIterator() }
}
print(Seq6().map { $0 + "!" })
struct Seq7<T>: Sequence {
  let s: [T]
  func makeIterator() -> Array<T>.Iterator { s.makeIterator() }
}
print(Seq7(s: [1]).map { $0 + 1 })
struct Seq8<Base: Sequence>: Sequence {
  let s: Base
  func makeIterator() -> Base.Iterator { s.makeIterator() }
}
print(Seq8(s: [1]).map { $0 + 1 })
struct First: Sequence {
  let xs: [Int]
  func makeIterator() -> IndexingIterator<[Int]> { xs.makeIterator() }
}
for x in First(xs: [4]) { print(x + 1) }
let first = First(xs: [1])
let e: First.Element = 3
print(e)
print(first.reduce(0, +))
