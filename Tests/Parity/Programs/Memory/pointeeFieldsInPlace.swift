// A field of what a pointer points to is changed while the other fields are used.

struct Cell { var order = 0 }

struct Queue {
  var items: [Int] = []
  mutating func add(_ item: Int, _ rank: (Int) -> Int) {
    let place = items.firstIndex { rank($0) > rank(item) } ?? items.endIndex
    items.insert(item, at: place)
  }
}

struct Store {
  var cells: UnsafeMutablePointer<Cell>
  var queue = Queue()
  var name = "none"
  var names: [String] = []
  var added = 0
}

final class Graph {
  let storage: UnsafeMutablePointer<Store>

  init(count: Int) {
    storage = .allocate(capacity: 1)
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: count)
    cells.initialize(repeating: Cell(), count: count)
    for i in 0..<count { cells[i].order = (i * 7) % count }
    storage.initialize(to: Store(cells: cells))
  }

  deinit {
    storage.pointee.cells.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  func cell(_ i: Int) -> UnsafeMutablePointer<Cell> { storage.pointee.cells + i }

  func enqueue(_ i: Int) {
    storage.pointee.queue.add(i) {
      storage.pointee.added += 1
      return cell($0).pointee.order
    }
  }

  func rename(_ all: inout [String], _ text: String) {
    storage.pointee.name = text
    all.append("\(text) after \(storage.pointee.added)")
  }

  func fail(_ all: inout [String]) throws {
    all.append("failed")
    storage.pointee.added = 0
    throw CancellationError()
  }
}

let graph = Graph(count: 10)
for i in 0..<10 { graph.enqueue(i) }
print(graph.storage.pointee.queue.items, graph.storage.pointee.added)
graph.rename(&graph.storage.pointee.names, "first")
graph.rename(&graph.storage.pointee.names, "second")
do { try graph.fail(&graph.storage.pointee.names) } catch { print(error) }
print(graph.storage.pointee.name, graph.storage.pointee.names, graph.storage.pointee.added)

// The pointee of a pointer to a tuple, and one field in a copy.
let pair = UnsafeMutablePointer<(left: [Int], right: Int)>.allocate(capacity: 2)
pair.initialize(repeating: ([1, 2], 3), count: 2)
func extend(_ list: inout [Int]) {
  pair[0].right += list.count
  let copy = pair[1]
  list.append(copy.right)
  pair[1].left.removeLast()
}
extend(&pair[0].left)
print(pair[0], pair[1])
pair.deinitialize(count: 2)
pair.deallocate()
