// The ordered dictionary of swift-collections: its keys stay in the order of insertion.
//
// Module: Collections, OrderedCollections

public struct OrderedDictionary<Key: Hashable, Value>: Sequence, ExpressibleByDictionaryLiteral {
  public typealias Element = (key: Key, value: Value)
  public typealias Index = Int
  public typealias Keys = OrderedSet<Key>

  var _keys: OrderedSet<Key> = []
  /// The values, each at the index of its key.
  var _values: [Value] = []

  public init() {}
  public init(minimumCapacity: Int) {}
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(uniqueKeysWithValues: elements)
  }
  public init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
    for (key, value) in pairs {
      precondition(_keys.append(key).inserted, "Duplicate key: '\(key)'")
      _values.append(value)
    }
  }
  public init<S: Sequence>(uniqueKeysWithValues pairs: S)
  where S.Element == (key: Key, value: Value) {
    self.init(uniqueKeysWithValues: pairs.map { ($0.key, $0.value) })
  }
  public init<S: Sequence>(uncheckedUniqueKeysWithValues pairs: S)
  where S.Element == (Key, Value) {
    self.init(uniqueKeysWithValues: pairs)
  }
  public init<K: Sequence, V: Sequence>(uniqueKeys keys: K, values: V)
  where K.Element == Key, V.Element == Value {
    self.init(uniqueKeysWithValues: zip(keys, values))
  }
  public init<S: Sequence>(
    _ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in pairs { try _merge(key, value, combine) }
  }
  public init<S: Sequence>(
    grouping elements: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    for element in elements { self[try keyForValue(element), default: []].append(element) }
  }
  @_disfavoredOverload
  public init<S: Sequence>(
    grouping elements: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value: RangeReplaceableCollection, Value.Element == S.Element {
    for element in elements { self[try keyForValue(element), default: Value()].append(element) }
  }

  public struct Iterator: IteratorProtocol {
    let _base: OrderedDictionary<Key, Value>
    var _index = 0
    public mutating func next() -> (key: Key, value: Value)? {
      guard _index < _base.count else { return nil }
      _index += 1
      return (key: _base._keys[_index - 1], value: _base._values[_index - 1])
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: self) }

  public var count: Int { _values.count }
  public var isEmpty: Bool { _values.isEmpty }
  public var underestimatedCount: Int { _values.count }
  public var keys: OrderedSet<Key> { _keys }
  public func index(forKey key: Key) -> Int? { _keys.firstIndex(of: key) }

  public subscript(key: Key) -> Value? {
    get { index(forKey: key).map { _values[$0] } }
    set {
      switch (index(forKey: key), newValue) {
      case (let index?, let value?): _values[index] = value
      case (let index?, nil): remove(at: index)
      case (nil, let value?): _append(key, value)
      case (nil, nil): break
      }
    }
  }
  public subscript(
    key: Key, default defaultValue: @autoclosure () -> Value
  ) -> Value {
    get { index(forKey: key).map { _values[$0] } ?? defaultValue() }
    set {
      if let index = index(forKey: key) {
        _values[index] = newValue
      } else {
        _append(key, newValue)
      }
    }
  }

  mutating func _append(_ key: Key, _ value: Value) {
    _keys.append(key)
    _values.append(value)
  }
  mutating func _merge(
    _ key: Key, _ value: Value, _ combine: (Value, Value) throws -> Value
  ) rethrows {
    if let index = index(forKey: key) {
      _values[index] = try combine(_values[index], value)
    } else {
      _append(key, value)
    }
  }

  @discardableResult
  public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    guard let index = index(forKey: key) else {
      _append(key, value)
      return nil
    }
    let old = _values[index]
    _values[index] = value
    return old
  }
  @discardableResult
  public mutating func updateValue(
    _ value: Value, forKey key: Key, insertingAt index: Int
  ) -> (originalMember: Value?, index: Int) {
    if let found = self.index(forKey: key) {
      return (updateValue(value, forKey: key), found)
    }
    _keys.insert(key, at: index)
    _values.insert(value, at: index)
    return (nil, index)
  }
  @discardableResult
  public mutating func modifyValue<Result>(
    forKey key: Key, default defaultValue: @autoclosure () -> Value,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    if index(forKey: key) == nil { _append(key, defaultValue()) }
    return try body(&_values[index(forKey: key)!])
  }

  @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? {
    index(forKey: key).map { remove(at: $0).value }
  }
  @discardableResult
  public mutating func remove(at index: Int) -> (key: Key, value: Value) {
    (key: _keys.remove(at: index), value: _values.remove(at: index))
  }
  @discardableResult
  public mutating func removeFirst() -> (key: Key, value: Value) { remove(at: 0) }
  @discardableResult
  public mutating func removeLast() -> (key: Key, value: Value) { remove(at: count - 1) }
  public mutating func removeFirst(_ n: Int) { removeSubrange(0..<n) }
  public mutating func removeLast(_ n: Int) { removeSubrange((count - n)..<count) }
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    _keys.removeSubrange(bounds)
    _values.removeSubrange(bounds)
  }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedDictionary() }
  public mutating func removeAll(
    where isRemoved: ((key: Key, value: Value)) throws -> Bool
  ) rethrows {
    self = try filter { try !isRemoved($0) }
  }
  public func filter(
    _ isIncluded: ((key: Key, value: Value)) throws -> Bool
  ) rethrows -> OrderedDictionary<Key, Value> {
    var result = OrderedDictionary<Key, Value>()
    for (key, value) in self where try isIncluded((key: key, value: value)) {
      result._append(key, value)
    }
    return result
  }

  public mutating func merge<S: Sequence>(
    _ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in pairs { try _merge(key, value, combine) }
  }
  public mutating func merge(
    _ other: OrderedDictionary<Key, Value>,
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other { try _merge(key, value, combine) }
  }
  public func merging(
    _ other: OrderedDictionary<Key, Value>,
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> OrderedDictionary<Key, Value> {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  public func mapValues<T>(
    _ transform: (Value) throws -> T
  ) rethrows -> OrderedDictionary<Key, T> {
    var result = OrderedDictionary<Key, T>()
    result._keys = _keys
    result._values = try _values.map(transform)
    return result
  }
  public func compactMapValues<T>(
    _ transform: (Value) throws -> T?
  ) rethrows -> OrderedDictionary<Key, T> {
    var result = OrderedDictionary<Key, T>()
    for (key, value) in self {
      if let value = try transform(value) { result._append(key, value) }
    }
    return result
  }

  public mutating func swapAt(_ i: Int, _ j: Int) {
    _keys.swapAt(i, j)
    _values.swapAt(i, j)
  }
  public mutating func sort(
    by areInOrder: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool
  ) rethrows {
    _setOrder(try sorted(by: areInOrder))
  }
  public mutating func reverse() { _setOrder(reversed()) }
  public mutating func shuffle() { _setOrder(shuffled()) }
  mutating func _setOrder(_ pairs: [(key: Key, value: Value)]) {
    _keys = OrderedSet(pairs.map(\.key))
    _values = pairs.map(\.value)
  }
}

extension OrderedDictionary where Key: Comparable {
  public mutating func sort() { sort { $0.key < $1.key } }
}

extension OrderedDictionary: Equatable where Value: Equatable {
  public static func == (
    left: OrderedDictionary<Key, Value>, right: OrderedDictionary<Key, Value>
  ) -> Bool {
    left._keys == right._keys && left._values == right._values
  }
}

extension OrderedDictionary: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_keys)
    hasher.combine(_values)
  }
}

extension OrderedDictionary: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    if isEmpty { return "[:]" }
    return "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
  public var debugDescription: String {
    let pairs = map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
    return isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
  }
}

extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}

extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in self {
      try container.encode(key)
      try container.encode(value)
    }
  }
}

extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let key = try container.decode(Key.self)
      _append(key, try container.decode(Value.self))
    }
  }
}
