// Model code: stores, observers by closure, delegates, undo, caches, sorting and filtering.
protocol StoreDelegate: AnyObject { func store(_ store: Store, didAdd item: Item); func storeDidReset(_ store: Store) }
extension StoreDelegate { func storeDidReset(_ store: Store) { print("default reset") } }
struct Item: Identifiable, Hashable { let id: Int; var title: String; var isDone = false; var tags: Set<String> = [] }
final class Store {
  private(set) var items: [Item] = [] { didSet { onChange?(items.count - oldValue.count) } }
  weak var delegate: (any StoreDelegate)?
  var onChange: ((Int) -> Void)?
  private var history: [[Item]] = []
  private var nextID = 1
  var open: [Item] { items.filter { !$0.isDone } }
  subscript(id: Int) -> Item? {
    get { items.first { $0.id == id } }
    set {
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      history.append(items)
      if let newValue { items[index] = newValue } else { items.remove(at: index) }
    }
  }
  @discardableResult func add(_ title: String, tags: String...) -> Item {
    history.append(items)
    let item = Item(id: nextID, title: title, tags: Set(tags))
    nextID += 1
    items.append(item)
    delegate?.store(self, didAdd: item)
    return item
  }
  func undo() { guard let last = history.popLast() else { return print("nothing to undo") }; items = last }
  func reset() { items.removeAll(); history = []; delegate?.storeDidReset(self) }
}
final class Logger: StoreDelegate { var lines: [String] = []; func store(_ store: Store, didAdd item: Item) { lines.append("added \(item.title) of \(store.items.count)") } }
let store = Store()
let logger = Logger()
store.delegate = logger
var changes: [Int] = []
store.onChange = { changes.append($0) }
store.add("milk", tags: "food", "white")
let bread = store.add("bread", tags: "food")
store.add("pen")
store[bread.id]?.isDone = true
store[1]?.title += "!"
store[3]?.tags.insert("blue")
print(store.items.map(\.title), store.open.map(\.id), store[2]!.isDone, store[9] as Any)
store[3] = nil
print(changes, logger.lines)
store.undo()
store.undo()
print(store.items.map { "\($0.id)\($0.isDone ? "x" : "")\($0.tags.sorted())" })
let byTag = store.items.reduce(into: [String: [Int]]()) { result, item in for tag in item.tags { result[tag, default: []].append(item.id) } }
print(byTag.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, store.items.sorted { ($0.isDone ? 1 : 0, $0.title) < ($1.isDone ? 1 : 0, $1.title) }.map(\.title))
store.reset()
store.undo()
print(changes.reduce(0, +), store.items.isEmpty)
