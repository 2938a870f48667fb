internal import ObservationGraph

/// Dirty nodes by depth, so that parents run before their descendants.
struct NodeQueue {
  private struct Entry {
    let depth: Int
    let serial: Int
    // A node that is removed meanwhile is kept alive until the transaction ends.
    let node: Unmanaged<ViewNode>
  }

  private var heap: [Entry] = []
  private var lastSerial = 0

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ node: Unmanaged<ViewNode>) {
    lastSerial += 1
    let depth = node._withUnsafeGuaranteedRef { $0.depth }
    heap.append(Entry(depth: depth, serial: lastSerial, node: node))
    var index = heap.count - 1
    while index > 0, precedes(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Unmanaged<ViewNode>? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first.node
  }

  mutating func removeAll() { heap.removeAll() }

  private mutating func sink() {
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if precedes(heap[child], heap[smallest]) { smallest = child }
      }
      if smallest == index { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }

  private func precedes(_ left: Entry, _ right: Entry) -> Bool {
    left.depth == right.depth ? left.serial < right.serial : left.depth < right.depth
  }
}
