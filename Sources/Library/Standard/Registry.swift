// What is added one by one, in that order, until it is removed by its ticket: subscriptions, observers, tasks.

/// Removing costs the logarithm of their number: it leaves a gap, and the gaps are closed when they are more than half.
struct _Registry<Element> {
  /// The tickets of `places`, ascending.
  private var tickets: [Int] = []
  /// The elements and the gaps.
  private(set) var places: [Element?] = []
  private(set) var count = 0
  private var lastTicket = 0
  init() {}
  var isEmpty: Bool { count == 0 }
  /// The oldest element.
  var first: Element? { places.lazy.compactMap { $0 }.first }
  /// Adds an element; returns its ticket.
  mutating func add(_ element: Element) -> Int {
    lastTicket += 1
    tickets.append(lastTicket)
    places.append(element)
    count += 1
    return lastTicket
  }
  /// The element that a ticket stands for; nil if it was removed.
  subscript(ticket: Int) -> Element? {
    guard let index = index(of: ticket) else { return nil }
    return places[index]
  }
  @discardableResult
  mutating func remove(_ ticket: Int) -> Element? {
    guard let index = index(of: ticket), let element = places[index] else { return nil }
    places[index] = nil
    count -= 1
    if count < places.count / 2 { closeGaps() }
    return element
  }
  mutating func removeAll() {
    tickets = []
    places = []
    count = 0
  }
  private mutating func closeGaps() {
    let kept = places.indices.filter { places[$0] != nil }
    tickets = kept.map { tickets[$0] }
    places = kept.map { places[$0] }
  }
  private func index(of ticket: Int) -> Int? {
    var low = 0
    var high = tickets.count
    while low < high {
      let middle = (low + high) / 2
      if tickets[middle] < ticket { low = middle + 1 } else { high = middle }
    }
    return low < tickets.count && tickets[low] == ticket ? low : nil
  }
}
