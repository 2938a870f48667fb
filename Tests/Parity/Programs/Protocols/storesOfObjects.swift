// Class-bound protocols: what holds an object in a constant writes through its subscripts.

protocol Store<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
  var count: Int { get set }
}
final class Memory<K: Hashable, V>: Store {
  var values: [K: V] = [:]
  var count = 0
  subscript(key: K) -> V? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
final class Counting<S: Store>: Store {
  let inner: S
  init(_ inner: S) { self.inner = inner }
  var count: Int {
    get { inner.count }
    set { inner.count = newValue }
  }
  subscript(key: S.Key) -> S.Value? {
    get { inner[key] }
    set {
      inner[key] = newValue
      inner.count += 1
    }
  }
}
extension Store {
  subscript(key: Key, default value: Value) -> Value {
    get { self[key] ?? value }
    set { self[key] = newValue }
  }
}
func fill<S: Store<String, Int>>(_ store: S) {
  store["a"] = 1
  store["a"]! += 4
  store["b", default: 9] += 1
  store.count += 10
}
let memory = Memory<String, Int>()
let counting = Counting(memory)
fill(counting)
print(memory.values.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, memory.count, counting["b"]!)
let store: any Store<String, Int> = counting
store["c"] = 3
store["c"]? += 1
store.count = 0
print(memory.values["c"]!, memory.count, store === counting)

// An initializer that another one calls writes to what it is lent.
class Counter {
  init(into count: inout Int) { count = 5 }
}
class Next: Counter {
  override init(into count: inout Int) {
    super.init(into: &count)
    count += 1
  }
}
struct Pair {
  var a: Int
  init(into count: inout Int) {
    count = 7
    a = count
  }
  init(twice count: inout Int) {
    self.init(into: &count)
    count *= 2
  }
}
var count = 0
_ = Next(into: &count)
print(count)
print(Pair(twice: &count).a, count)
