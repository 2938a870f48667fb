// Opaque results in extensions of protocols, of types that belong to `Self`.

extension Collection {
  func windows(_ count: Int) -> some Sequence<SubSequence> {
    sequence(state: startIndex) { start -> SubSequence? in
      guard let end = self.index(start, offsetBy: count, limitedBy: self.endIndex) else {
        return nil
      }
      defer { self.formIndex(after: &start) }
      return self[start..<end]
    }
  }
  func copied() -> some Sequence<Element> { map { $0 } }
}
print([1, 2, 3, 4].windows(2).map { $0.reduce(0, +) }, "abc".windows(2).map { $0.uppercased() })
print([1].copied().map { $0 + 1 }, type(of: [1].copied()))

protocol Box {
  associatedtype Value
  var value: Value { get }
}
extension Box {
  func listed() -> some Sequence<Value> { [value] }
  var twice: some Collection<Value> { [value, value] }
}
struct Number: Box { var value = 3 }
struct Any1<T>: Box { var value: T }
print(Number().listed().reduce(0, +), Number().twice.map { $0 + 1 }, Any1(value: "x").twice.map { $0 + "y" })
func pass<T: Box>(_ box: T) -> some Sequence<T.Value> { box.listed() }
print(pass(Number()).map { $0 - 1 }, pass(Any1(value: [1])).map(\.count))

// What holds functions of a pack.
struct Event<each Argument> {
  struct Handler { let run: (repeat each Argument) -> Void }
  var handlers: [Handler] = []
  mutating func on(_ run: @escaping (repeat each Argument) -> Void) {
    handlers.append(Handler(run: run))
  }
  func fire(_ argument: repeat each Argument) {
    for handler in handlers { handler.run(repeat each argument) }
  }
}
var event = Event<Int, String>()
event.on { print("got", $0, $1) }
event.on { count, text in print(String(repeating: text, count: count)) }
event.fire(3, "ab")

// Slices lose their ends.
extension BidirectionalCollection where Element: Equatable {
  func trimmed(_ element: Element) -> SubSequence {
    var rest = self[...]
    while rest.first == element { rest.removeFirst() }
    while rest.last == element { rest.removeLast() }
    return rest
  }
  func inner(_ count: Int) -> SubSequence {
    var rest = self[...]
    rest.removeFirst(count)
    rest.removeLast(count)
    return rest
  }
}
print([0, 1, 2, 0].trimmed(0), "  a b ".trimmed(" "), [1, 2, 3].inner(1), "abcd".inner(1))
let first = [1, 2, 3].lazy.map { n -> Int in print("map", n); return n * 2 }.filter { $0 > 2 }.first
print(first!)
