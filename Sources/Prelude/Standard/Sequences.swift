extension PreludeLibrary {
  static let sequence = PreludeChunk(
    names: ["Sequence", "IteratorProtocol"],
    text: #"""
      protocol IteratorProtocol<Element> {
        associatedtype Element
        mutating func next() -> Element?
      }
      protocol Sequence<Element> {
        associatedtype Element
        associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
        func makeIterator() -> Iterator
        var underestimatedCount: Int { get }
      }
      extension Sequence where Self: IteratorProtocol {
        func makeIterator() -> Self { self }
      }
      extension Sequence {
        var underestimatedCount: Int { 0 }
        func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
          var count = 0
          for element in self { if try predicate(element) { count += 1 } }
          return count
        }
      }
      """#)
}
