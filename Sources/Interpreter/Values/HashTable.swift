/// Keys by hash, in order of insertion: what dictionaries and sets are made of.
///
/// Keys and values are owned by the table. Removal leaves a hole in the order until enough of them
/// have gathered.
struct HashTable {
  var keys: [Value] = []
  var values: [Value] = []
  private var hashes: [Int] = []
  /// Positions in `keys` by hash, open addressing; -1 is free, -2 was removed.
  private var index: [Int32] = []
  /// The number of keys that are no holes.
  private(set) var count = 0
  let hasValues: Bool

  init(hasValues: Bool) { self.hasValues = hasValues }

  /// The position of a key.
  func find(
    _ key: Value, hash: Int, equal: (Value, Value) throws(Fault) -> Bool
  ) throws(Fault) -> Int? {
    guard !index.isEmpty else { return nil }
    let mask = index.count - 1
    var probe = hash & mask
    while true {
      let position = Int(index[probe])
      if position == -1 { return nil }
      if position >= 0, hashes[position] == hash, try equal(keys[position], key) {
        return position
      }
      probe = (probe + 1) & mask
    }
  }

  /// Adds a key that is not there; key and value become the table's.
  @discardableResult
  mutating func insert(_ key: Value, _ value: Value, hash: Int) -> Int {
    if (keys.count + 1) * 4 > index.count * 3 { rebuild() }
    let position = keys.count
    keys.append(key)
    hashes.append(hash)
    if hasValues { values.append(value) }
    link(position)
    count += 1
    return position
  }

  /// Takes out what stands at a position; key and value become the caller's.
  mutating func remove(at position: Int) -> (key: Value, value: Value) {
    let mask = index.count - 1
    var probe = hashes[position] & mask
    while Int(index[probe]) != position { probe = (probe + 1) & mask }
    index[probe] = -2
    let removed = (keys[position], hasValues ? values[position] : Value.hole)
    keys[position] = .hole
    if hasValues { values[position] = .hole }
    count -= 1
    return removed
  }

  /// Positions that hold a key, in order of insertion.
  var positions: [Int] { keys.indices.filter { !keys[$0].isHole } }

  /// The first position from `start` on that holds a key.
  func position(from start: Int) -> Int? {
    var position = start
    while position < keys.count {
      if !keys[position].isHole { return position }
      position += 1
    }
    return nil
  }

  mutating func exchangeValue(at position: Int, with value: Value) -> Value {
    let old = values[position]
    values[position] = value
    return old
  }

  /// A table of the same keys and values, each with one owner more.
  func copy() -> HashTable {
    for key in keys { key.retain() }
    for value in values { value.retain() }
    return self
  }

  func release() {
    for key in keys { key.release() }
    for value in values { value.release() }
  }

  private mutating func link(_ position: Int) {
    let mask = index.count - 1
    var probe = hashes[position] & mask
    while index[probe] >= 0 { probe = (probe + 1) & mask }
    index[probe] = Int32(position)
  }

  private mutating func rebuild() {
    if count < keys.count {
      let kept = positions
      hashes = kept.map { hashes[$0] }
      if hasValues { values = kept.map { values[$0] } }
      keys = kept.map { keys[$0] }
    }
    var capacity = 8
    while capacity * 3 < (count + 1) * 4 * 2 { capacity *= 2 }
    index = Array(repeating: -1, count: capacity)
    for position in keys.indices { link(position) }
  }
}

/// The entries of a `Dictionary`, in order of insertion. Natives that change one in place call
/// `Value.makeUnique` first.
package final class DictionaryObject: HeapObject {
  @exclusivity(unchecked) var table = HashTable(hasValues: true)

  /// An empty dictionary of a type `Dictionary<Key, Value>`.
  package override init(type: RuntimeType?) { super.init(type: type) }

  deinit { table.release() }

  package var count: Int { table.count }

  /// Keys and values in order, borrowed.
  package var entries: [(key: Value, value: Value)] {
    table.positions.map { (table.keys[$0], table.values[$0]) }
  }

  /// The value of a key, borrowed.
  package func value(for key: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(key)
    guard let position = try machine.find(key, hash, in: table) else { return nil }
    return table.values[position]
  }

  /// The value of a key becomes `value`, which becomes the dictionary's; the old one is the caller's.
  /// The key is borrowed.
  package func setValue(
    _ value: Value, for key: Value, in machine: Machine
  ) throws(Fault) -> Value? {
    let hash = try machine.hash(key)
    if let position = try machine.find(key, hash, in: table) {
      return table.exchangeValue(at: position, with: value)
    }
    table.insert(key.retained(), value, hash: hash)
    return nil
  }

  /// Removes a key; what its value was is the caller's.
  package func removeValue(for key: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(key)
    guard let position = try machine.find(key, hash, in: table) else { return nil }
    let removed = table.remove(at: position)
    removed.key.release()
    return removed.value
  }

  /// The position of the first entry at or after `start`; positions go from 0 to `endPosition`.
  package func position(from start: Int) -> Int? { table.position(from: start) }
  package var endPosition: Int { table.keys.count }
  /// The position of a key.
  package func position(of key: Value, in machine: Machine) throws(Fault) -> Int? {
    try machine.find(key, try machine.hash(key), in: table)
  }
  /// The entry at a position, borrowed; nil where there is none.
  package func entry(at position: Int) -> (key: Value, value: Value)? {
    guard table.keys.indices.contains(position), !table.keys[position].isHole else { return nil }
    return (table.keys[position], table.values[position])
  }
  /// Takes the entry at a valid position out; it becomes the caller's.
  package func remove(at position: Int) -> (key: Value, value: Value) {
    table.remove(at: position)
  }

  package func removeAll() {
    let old = table
    table = HashTable(hasValues: true)
    old.release()
  }

  func copy() -> DictionaryObject {
    let copy = DictionaryObject(type: type)
    copy.table = table.copy()
    return copy
  }
}

/// The members of a `Set`, in order of insertion. Natives that change one in place call
/// `Value.makeUnique` first.
package final class SetObject: HeapObject {
  @exclusivity(unchecked) var table = HashTable(hasValues: false)

  /// An empty set of a type `Set<Element>`.
  package override init(type: RuntimeType?) { super.init(type: type) }

  deinit { table.release() }

  package var count: Int { table.count }

  /// The members in order, borrowed.
  package var members: [Value] { table.positions.map { table.keys[$0] } }

  /// The member that equals a value, borrowed.
  package func member(_ value: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(value)
    guard let position = try machine.find(value, hash, in: table) else { return nil }
    return table.keys[position]
  }

  /// Adds a value (borrowed) unless an equal one is there; whether it was added.
  @discardableResult
  package func insert(_ value: Value, in machine: Machine) throws(Fault) -> Bool {
    let hash = try machine.hash(value)
    guard try machine.find(value, hash, in: table) == nil else { return false }
    table.insert(value.retained(), .hole, hash: hash)
    return true
  }

  /// Removes a value; the member is the caller's.
  package func remove(_ value: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(value)
    guard let position = try machine.find(value, hash, in: table) else { return nil }
    return table.remove(at: position).key
  }

  /// Positions, as in dictionaries.
  package func position(from start: Int) -> Int? { table.position(from: start) }
  package var endPosition: Int { table.keys.count }
  package func position(of value: Value, in machine: Machine) throws(Fault) -> Int? {
    try machine.find(value, try machine.hash(value), in: table)
  }
  /// The member at a position, borrowed; nil where there is none.
  package func member(at position: Int) -> Value? {
    guard table.keys.indices.contains(position), !table.keys[position].isHole else { return nil }
    return table.keys[position]
  }
  /// Takes the member at a valid position out; it becomes the caller's.
  package func remove(at position: Int) -> Value { table.remove(at: position).key }

  package func removeAll() {
    let old = table
    table = HashTable(hasValues: false)
    old.release()
  }

  func copy() -> SetObject {
    let copy = SetObject(type: type)
    copy.table = table.copy()
    return copy
  }
}
