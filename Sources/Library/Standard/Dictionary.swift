@_builtin
struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
  typealias Element = (key: Key, value: Value)
  typealias SubSequence = Slice<[Key: Value]>
  typealias Indices = DefaultIndices<[Key: Value]>
  struct Index: Comparable, Hashable {
    let _position: Int
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._position < rhs._position }
  }
  struct Iterator: IteratorProtocol {
    let _base: [Key: Value]
    var _position: Int
    mutating func next() -> (key: Key, value: Value)? {
      let position = _base._advance(_position)
      if position < 0 { return nil }
      _position = position + 1
      return (key: _base._key(position), value: _base._value(position))
    }
  }
  @_native("dictionary.init") init()
  @_native("dictionary.init") init(minimumCapacity: Int)
  init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(uniqueKeysWithValues: elements)
  }
  init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
    var result: [Key: Value] = [:]
    for pair in keysAndValues {
      if result.updateValue(pair.1, forKey: pair.0) != nil {
        _fault("Duplicate values for key: '\(pair.0)'")
      }
    }
    self = result
  }
  init<S: Sequence>(
    _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    var result: [Key: Value] = [:]
    for pair in keysAndValues {
      if let old = result[pair.0] {
        result[pair.0] = try combine(old, pair.1)
      } else {
        result[pair.0] = pair.1
      }
    }
    self = result
  }
  init<S: Sequence>(
    grouping values: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    var result: [Key: [S.Element]] = [:]
    for value in values { result[try keyForValue(value), default: []].append(value) }
    self = result
  }
  var count: Int { @_native("dictionary.count") get }
  var isEmpty: Bool { count == 0 }
  var capacity: Int { count }
  var startIndex: Index { _index(_advance(0)) }
  var endIndex: Index { Index(_position: _end) }
  func _index(_ position: Int) -> Index { Index(_position: position < 0 ? _end : position) }
  var _end: Int { @_native("dictionary.end") get }
  @_native("dictionary.advance") func _advance(_ position: Int) -> Int
  @_native("dictionary.key") func _key(_ position: Int) -> Key
  @_native("dictionary.value") func _value(_ position: Int) -> Value
  @_native("dictionary.position") func _position(_ key: Key) -> Int
  func index(after i: Index) -> Index { _index(_advance(i._position + 1)) }
  func index(forKey key: Key) -> Index? {
    let position = _position(key)
    return position < 0 ? nil : Index(_position: position)
  }
  func makeIterator() -> Iterator { Iterator(_base: self, _position: 0) }
  subscript(key: Key) -> Value? {
    @_native("dictionary.get") get @_native("dictionary.set") set
  }
  subscript(_at position: Int) -> Value {
    @_native("dictionary.value") get
    set { self[_key(position)] = .some(newValue) }
  }
  subscript(position: Index) -> (key: Key, value: Value) {
    (key: _key(position._position), value: _value(position._position))
  }
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get { self[key] ?? defaultValue() }
    _modify {
      var position = _position(key)
      if position < 0 {
        self[key] = .some(defaultValue())
        position = _position(key)
      }
      yield &self[_at: position]
    }
  }
  var keys: Keys { Keys(_dictionary: self) }
  var values: Values {
    get { Values(_dictionary: self) }
    set { self = newValue._dictionary }
  }
  var first: (key: Key, value: Value)? {
    let position = _advance(0)
    return position < 0 ? nil : (key: _key(position), value: _value(position))
  }
  @discardableResult @_native("dictionary.update")
  mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
  @discardableResult @_native("dictionary.remove")
  mutating func removeValue(forKey key: Key) -> Value?
  @discardableResult
  mutating func remove(at index: Index) -> (key: Key, value: Value) {
    let entry = self[index]
    removeValue(forKey: entry.key)
    return entry
  }
  mutating func popFirst() -> (key: Key, value: Value)? {
    guard let entry = first else { return nil }
    removeValue(forKey: entry.key)
    return entry
  }
  @_native("dictionary.removeAll") mutating func removeAll(keepingCapacity: Bool = false)
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { result[key] = .some(try transform(value)) }
    return result
  }
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      if let new = try transform(value) { result[key] = .some(new) }
    }
    return result
  }
  func filter(
    _ isIncluded: ((key: Key, value: Value)) throws -> Bool
  ) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for entry in self {
      if try isIncluded(entry) { result[entry.key] = .some(entry.value) }
    }
    return result
  }
  mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other {
      if let old = self[key] {
        self[key] = .some(try combine(old, value))
      } else {
        self[key] = .some(value)
      }
    }
  }
  mutating func merge<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other {
      if let old = self[key] {
        self[key] = .some(try combine(old, value))
      } else {
        self[key] = .some(value)
      }
    }
  }
  func merging(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  func merging<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  struct Keys: Collection, Hashable, CustomStringConvertible {
    typealias Element = Key
    typealias Index = Dictionary<Key, Value>.Index
    typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
    typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
    typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Keys>
    let _dictionary: [Key: Value]
    var startIndex: Index { _dictionary.startIndex }
    var endIndex: Index { _dictionary.endIndex }
    func index(after i: Index) -> Index { _dictionary.index(after: i) }
    subscript(position: Index) -> Key { _dictionary._key(position._position) }
    var count: Int { _dictionary.count }
    var isEmpty: Bool { _dictionary.isEmpty }
    func contains(_ key: Key) -> Bool { _dictionary._position(key) >= 0 }
    static func == (lhs: Keys, rhs: Keys) -> Bool {
      lhs.count == rhs.count && lhs.allSatisfy({ rhs.contains($0) })
    }
    func hash(into hasher: inout Hasher) {
      var sum = 0
      for key in self { sum = sum ^ key.hashValue }
      hasher._combine(sum)
    }
    var description: String { _description(Array(self)) }
  }
  struct Values: MutableCollection, CustomStringConvertible {
    typealias Element = Value
    typealias Index = Dictionary<Key, Value>.Index
    typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
    typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
    typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Values>
    var _dictionary: [Key: Value]
    var startIndex: Index { _dictionary.startIndex }
    var endIndex: Index { _dictionary.endIndex }
    func index(after i: Index) -> Index { _dictionary.index(after: i) }
    subscript(position: Index) -> Value {
      get { _dictionary._value(position._position) }
      set { _dictionary[_dictionary._key(position._position)] = .some(newValue) }
    }
    var count: Int { _dictionary.count }
    var isEmpty: Bool { _dictionary.isEmpty }
    var description: String { _description(Array(self)) }
  }
}
extension Dictionary: Equatable where Value: Equatable {
  @_instruction("any.equal") static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
  @_instruction("any.notEqual") static func != (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
}
extension Dictionary: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var inner = Hasher()
      inner.combine(key)
      inner.combine(value)
      sum = sum ^ inner.finalize()
    }
    hasher._combine(sum)
  }
}
extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _description(self) }
  var debugDescription: String { _debugDescription(self) }
}
struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
  let _elements: [(Key, Value)]
  init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> (key: Key, value: Value) {
    (key: _elements[position].0, value: _elements[position].1)
  }
}
extension KeyValuePairs: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    if _elements.isEmpty { return "[:]" }
    var text = "["
    for (i, pair) in _elements.enumerated() {
      text += i == 0 ? "" : ", "
      text += String(reflecting: pair.0) + ": " + String(reflecting: pair.1)
    }
    return text + "]"
  }
  var debugDescription: String { description }
}
