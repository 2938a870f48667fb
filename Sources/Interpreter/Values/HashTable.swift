/// A hash table in insertion order, the storage of dictionaries and sets.
///
/// The table owns its keys, values and memory: call `release` before dropping it. Removal leaves
/// holes in the order, which are compacted when there are enough of them.
struct HashTable {
  private var keys = HeapObject.noSlots
  private var values = HeapObject.noSlots
  private var hashes: UnsafeMutablePointer<Int>?
  /// Positions by hash, open addressing; -1 is free, -2 was removed.
  private var index: UnsafeMutablePointer<Int32>?
  private var indexCount = 0
  /// The number of positions in use, including holes.
  private(set) var end = 0
  /// The number of keys, without holes.
  private(set) var count = 0
  /// The position that was found last: a key is often looked up twice in a row, for example when
  /// its value is changed in place.
  private(set) var recent = 0
  let hasValues: Bool

  init(hasValues: Bool) { self.hasValues = hasValues }

  /// The key at a position below `end`, borrowed.
  @inline(__always)
  func key(at position: Int) -> Value { keys[position] }

  /// The value at a position below `end`, borrowed.
  @inline(__always)
  func value(at position: Int) -> Value { hasValues ? values[position] : .hole }

  /// Whether a position holds a key.
  @inline(__always)
  func contains(_ position: Int) -> Bool {
    position >= 0 && position < end && !keys[position].isHole
  }

  /// The position of a key.
  @inline(__always)
  func find(
    _ key: Value, hash: Int, equal: (Value, Value) throws(Fault) -> Bool
  ) throws(Fault) -> Int? {
    guard let index, let hashes else { return nil }
    let mask = indexCount - 1
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

  /// The position of a key of a kind for which equality is bit equality; -1 if there is none. Nil
  /// if a key of another kind has the same hash and thus may be equal.
  @inline(__always)
  func findSame(_ key: Value, hash: Int) -> Int? {
    find(hash: hash) { $0.meta == key.meta ? $0.bits == key.bits : nil }
  }

  /// The same of a text.
  @inline(__always)
  func findText(_ text: String, hash: Int) -> Int? {
    find(hash: hash) { $0.exactString.map { $0 == text } }
  }

  /// The position of a key with a hash that is the same as one; -1 if there is none, nil if that is
  /// unknown of a key.
  @inline(__always)
  private func find(hash: Int, _ isSame: (Value) -> Bool?) -> Int? {
    guard let index, let hashes else { return -1 }
    let mask = indexCount - 1
    var probe = hash & mask
    while true {
      let position = Int(index[probe])
      if position == -1 { return -1 }
      if position >= 0, hashes[position] == hash {
        guard let isSame = isSame(keys[position]) else { return nil }
        if isSame { return position }
      }
      probe = (probe + 1) & mask
    }
  }

  mutating func note(_ position: Int) { recent = position }

  /// Inserts a key that is not in the table; takes ownership of key and value.
  @discardableResult
  mutating func insert(_ key: Value, _ value: Value, hash: Int) -> Int {
    if (end + 1) * 4 > indexCount * 3 { rebuild() }
    let position = end
    keys[position] = key
    if hasValues { values[position] = value }
    hashes.unsafelyUnwrapped[position] = hash
    link(position)
    end += 1
    count += 1
    return position
  }

  /// Removes the entry at a position and returns key and value, owned.
  mutating func remove(at position: Int) -> (key: Value, value: Value) {
    let mask = indexCount - 1
    let index = index.unsafelyUnwrapped
    var probe = hashes.unsafelyUnwrapped[position] & mask
    while Int(index[probe]) != position { probe = (probe + 1) & mask }
    index[probe] = -2
    let removed = (keys[position], hasValues ? values[position] : Value.hole)
    keys[position] = .hole
    if hasValues { values[position] = .hole }
    count -= 1
    return removed
  }

  /// The positions that hold a key, in order of insertion.
  var positions: [Int] { (0..<end).filter { !keys[$0].isHole } }

  /// The first position from `start` on that holds a key.
  @inline(__always)
  func position(from start: Int) -> Int? {
    var position = start
    while position < end {
      if !keys[position].isHole { return position }
      position += 1
    }
    return nil
  }

  @inline(__always)
  func exchangeValue(at position: Int, with value: Value) -> Value {
    let old = values[position]
    values[position] = value
    return old
  }

  /// Moves the value at a position out, to be changed and put back; a hole if there is no such
  /// entry.
  @inline(__always)
  func takeValue(at position: Int) -> Value {
    guard position >= 0, position < end else { return .hole }
    let value = values[position]
    values[position] = .hole
    return value
  }

  /// The address of the value at a position; nil if there is no such entry.
  @inline(__always)
  func place(at position: Int) -> UnsafeMutablePointer<Value>? {
    position >= 0 && position < end ? values + position : nil
  }

  /// A copy of the table, which retains its keys and values.
  func copy() -> HashTable {
    var copy = HashTable(hasValues: hasValues)
    guard let index, let hashes else { return copy }
    copy.allocate(indexCount)
    copy.index.unsafelyUnwrapped.update(from: index, count: indexCount)
    copy.hashes.unsafelyUnwrapped.update(from: hashes, count: end)
    for position in 0..<end {
      copy.keys[position] = keys[position].retained()
      if hasValues { copy.values[position] = values[position].retained() }
    }
    (copy.end, copy.count) = (end, count)
    return copy
  }

  /// Releases the keys and values, and frees the memory.
  func release() {
    for position in 0..<end {
      keys[position].release()
      if hasValues { values[position].release() }
    }
    deallocate()
  }

  private mutating func link(_ position: Int) {
    let mask = indexCount - 1
    let index = index.unsafelyUnwrapped
    var probe = hashes.unsafelyUnwrapped[position] & mask
    while index[probe] >= 0 { probe = (probe + 1) & mask }
    index[probe] = Int32(position)
  }

  private mutating func rebuild() {
    let old = self
    var capacity = 8
    while capacity * 3 < (count + 1) * 4 * 2 { capacity *= 2 }
    allocate(capacity)
    end = 0
    for position in 0..<old.end where !old.keys[position].isHole {
      keys[end] = old.keys[position]
      if hasValues { values[end] = old.values[position] }
      hashes.unsafelyUnwrapped[end] = old.hashes.unsafelyUnwrapped[position]
      link(end)
      end += 1
    }
    old.deallocate()
  }

  /// Allocates an index of `capacity` entries, at most three quarters of which are used.
  private mutating func allocate(_ capacity: Int) {
    let count = capacity * 3 / 4
    MemoryGauge.note(count * MemoryLayout<Value>.stride * 3)
    indexCount = capacity
    index = .allocate(capacity: capacity)
    index.unsafelyUnwrapped.initialize(repeating: -1, count: capacity)
    hashes = .allocate(capacity: count)
    keys = .allocate(capacity: count)
    if hasValues { values = .allocate(capacity: count) }
  }

  private func deallocate() {
    guard let index, let hashes else { return }
    index.deallocate()
    hashes.deallocate()
    keys.deallocate()
    if hasValues { values.deallocate() }
  }
}

/// The entries of a `Dictionary`, in order of insertion. Natives call `Value.makeUnique` before
/// they change one in place.
package final class DictionaryObject: HeapObject {
  @exclusivity(unchecked) var table = HashTable(hasValues: true)

  /// An empty dictionary of a type `Dictionary<Key, Value>`.
  package override init(type: RuntimeType?) { super.init(type: type) }

  deinit { table.release() }

  package var count: Int { table.count }

  /// Keys and values in order, borrowed.
  package var entries: [(key: Value, value: Value)] {
    table.positions.map { (table.key(at: $0), table.value(at: $0)) }
  }

  /// The value of a key, borrowed.
  package func value(for key: Value, in machine: Machine) throws(Fault) -> Value? {
    guard let position = try position(of: key, in: machine) else { return nil }
    return table.value(at: position)
  }

  /// Sets the value of a key and returns the old value, owned; takes ownership of `value` and
  /// borrows the key.
  package func setValue(
    _ value: Value, for key: Value, in machine: Machine
  ) throws(Fault) -> Value? {
    if machine.isRecent(key, in: table) {
      return table.exchangeValue(at: table.recent, with: value)
    }
    let hash = try machine.hash(key)
    if let position = try machine.find(key, hash, in: table) {
      return table.exchangeValue(at: position, with: value)
    }
    table.note(table.insert(key.retained(), value, hash: hash))
    return nil
  }

  /// Removes a key and returns its value, owned.
  package func removeValue(for key: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(key)
    guard let position = try machine.find(key, hash, in: table) else { return nil }
    let removed = table.remove(at: position)
    removed.key.release()
    return removed.value
  }

  /// The position of the first entry at or after `start`; positions go from 0 to `endPosition`.
  package func position(from start: Int) -> Int? { table.position(from: start) }
  /// One past the last position.
  package var endPosition: Int { table.end }
  /// The position of a key.
  package func position(of key: Value, in machine: Machine) throws(Fault) -> Int? {
    if machine.isRecent(key, in: table) { return table.recent }
    let hash = try machine.hash(key)
    guard let position = try machine.find(key, hash, in: table) else { return nil }
    table.note(position)
    return position
  }
  /// The entry at a position, borrowed; nil if there is none.
  package func entry(at position: Int) -> (key: Value, value: Value)? {
    guard table.contains(position) else { return nil }
    return (table.key(at: position), table.value(at: position))
  }
  /// Removes the entry at a valid position and returns it, owned.
  package func remove(at position: Int) -> (key: Value, value: Value) {
    table.remove(at: position)
  }

  /// Removes and releases all entries.
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

/// The members of a `Set`, in order of insertion. Natives call `Value.makeUnique` before they
/// change one in place.
package final class SetObject: HeapObject {
  @exclusivity(unchecked) var table = HashTable(hasValues: false)

  /// An empty set of a type `Set<Element>`.
  package override init(type: RuntimeType?) { super.init(type: type) }

  deinit { table.release() }

  package var count: Int { table.count }

  /// The members in order, borrowed.
  package var members: [Value] { table.positions.map { table.key(at: $0) } }

  /// The member that equals a value, borrowed.
  package func member(_ value: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(value)
    guard let position = try machine.find(value, hash, in: table) else { return nil }
    return table.key(at: position)
  }

  /// Inserts a borrowed value unless an equal one is present; returns whether it was inserted.
  @discardableResult
  package func insert(_ value: Value, in machine: Machine) throws(Fault) -> Bool {
    let hash = try machine.hash(value)
    guard try machine.find(value, hash, in: table) == nil else { return false }
    table.insert(value.retained(), .hole, hash: hash)
    return true
  }

  /// Removes a value and returns the member, owned.
  package func remove(_ value: Value, in machine: Machine) throws(Fault) -> Value? {
    let hash = try machine.hash(value)
    guard let position = try machine.find(value, hash, in: table) else { return nil }
    return table.remove(at: position).key
  }

  /// The position of the first member at or after `start`; positions go from 0 to `endPosition`.
  package func position(from start: Int) -> Int? { table.position(from: start) }
  /// One past the last position.
  package var endPosition: Int { table.end }
  /// The position of the member that equals a value.
  package func position(of value: Value, in machine: Machine) throws(Fault) -> Int? {
    try machine.find(value, try machine.hash(value), in: table)
  }
  /// The member at a position, borrowed; nil if there is none.
  package func member(at position: Int) -> Value? {
    guard table.contains(position) else { return nil }
    return table.key(at: position)
  }
  /// Removes the member at a valid position and returns it, owned.
  package func remove(at position: Int) -> Value { table.remove(at: position).key }

  /// Removes and releases all members.
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
