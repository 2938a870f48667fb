// What `joined` gives is of the elements' elements, whatever these are.
let numbers = [[[1], [1, 2]], [[3]]]
numbers.joined().forEach { list in list.forEach { print($0) } }
print(numbers.joined().map { $0.count }, numbers.joined().first!.first!)

enum Tag: String { case bug, feature }
let cards: [Int: [(title: String, tags: Set<Tag>)]] = [
  1: [("a", [.bug]), ("b", [.bug, .feature])], 2: [],
]
let counts = cards.values.joined()
  .reduce(into: [Tag: Int]()) { counts, card in
    card.tags.forEach { counts[$0, default: 0] += 1 }
  }
  .sorted { $0.value > $1.value }
print(counts.map { "\($0.key) \($0.value)" })

struct Flat<Base: Sequence>: Sequence where Base.Element: Sequence {
  typealias Element = Base.Element.Element
  var base: Base
  func makeIterator() -> IndexingIterator<[Element]> { base.flatMap { $0 }.makeIterator() }
}
Flat(base: numbers).forEach { list in print(list.count) }
