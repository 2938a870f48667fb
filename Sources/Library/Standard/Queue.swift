// What waits for its turn: tasks, elements of streams, values of publishers.

/// The first element is removed without moving the others: its place is freed once half of the places are.
struct _Queue<Element> {
  private var places: [Element?] = []
  private var head = 0
  init() {}
  var count: Int { places.count - head }
  var isEmpty: Bool { places.count == head }
  mutating func append(_ element: Element) { places.append(element) }
  mutating func removeFirst() -> Element {
    let element = places[head]!
    places[head] = nil
    head += 1
    if head * 2 > places.count {
      places.removeSubrange(0..<head)
      head = 0
    }
    return element
  }
}
