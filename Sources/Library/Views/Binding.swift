// Two-way references to values stored elsewhere.

class _Location<Value> {
  init() {}
  func get() -> Value { fatalError("a location has no value") }
  /// The value of the binding when it is made.
  func first() -> Value { get() }
  /// Lets a modifier store the binding without making its creator depend on the value.
  func hold() {}
  func set(_ value: Value) {}
  func equals(_ other: _Location<Value>) -> Bool { self === other }
}

@_role(.constantLocation)
final class _ConstantLocation<Value>: _Location<Value> {
  let value: Value
  init(_ value: Value) {
    self.value = value
    super.init()
  }
  override func get() -> Value { value }
  override func equals(_ other: _Location<Value>) -> Bool {
    if let other = other as? _ConstantLocation<Value> {
      return _isUnchanged(value, other.value)
    }
    return false
  }
}

@_role(.functionLocation, read: read)
final class _FunctionLocation<Value>: _Location<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
    super.init()
  }
  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
  override func equals(_ other: _Location<Value>) -> Bool {
    if let other = other as? _FunctionLocation<Value> {
      return _isUnchanged(read, other.read) && _isUnchanged(write, other.write)
    }
    return false
  }
}

final class _ProjectedLocation<Root, Value>: _Location<Value> {
  let base: _Location<Root>
  let keyPath: WritableKeyPath<Root, Value>
  init(_ base: _Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init()
  }
  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func first() -> Value { base.first()[keyPath: keyPath] }
  override func hold() { base.hold() }
  override func set(_ value: Value) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root)
  }
  override func equals(_ other: _Location<Value>) -> Bool {
    if let other = other as? _ProjectedLocation<Root, Value> {
      return keyPath == other.keyPath && base.equals(other.base)
    }
    return false
  }
}

final class _ObjectLocation<Root, Value>: _Location<Value> {
  var base: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>
  init(_ base: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init()
  }
  override func get() -> Value { base[keyPath: keyPath] }
  override func set(_ value: Value) { base[keyPath: keyPath] = value }
  override func equals(_ other: _Location<Value>) -> Bool {
    if let other = other as? _ObjectLocation<Root, Value> {
      return keyPath == other.keyPath && _isSameObject(base, other.base)
    }
    return false
  }
}

final class _OptionalLocation<Value>: _Location<Value?> {
  let base: _Location<Value>
  init(_ base: _Location<Value>) {
    self.base = base
    super.init()
  }
  override func get() -> Value? { base.get() }
  override func first() -> Value? { base.first() }
  override func hold() { base.hold() }
  override func set(_ value: Value?) { if let value { base.set(value) } }
  override func equals(_ other: _Location<Value?>) -> Bool {
    if let other = other as? _OptionalLocation<Value> { return base.equals(other.base) }
    return false
  }
}

final class _UnwrappedLocation<Value>: _Location<Value> {
  let base: _Location<Value?>
  init(_ base: _Location<Value?>) {
    self.base = base
    super.init()
  }
  override func get() -> Value { base.get()! }
  override func first() -> Value { base.first()! }
  override func hold() { base.hold() }
  override func set(_ value: Value) { base.set(value) }
  override func equals(_ other: _Location<Value>) -> Bool {
    if let other = other as? _UnwrappedLocation<Value> { return base.equals(other.base) }
    return false
  }
}

final class _HashableLocation<Value: Hashable>: _Location<AnyHashable> {
  let base: _Location<Value>
  init(_ base: _Location<Value>) {
    self.base = base
    super.init()
  }
  override func get() -> AnyHashable { AnyHashable(base.get()) }
  override func first() -> AnyHashable { AnyHashable(base.first()) }
  override func hold() { base.hold() }
  override func set(_ value: AnyHashable) {
    if let value = value.base as? Value { base.set(value) }
  }
  override func equals(_ other: _Location<AnyHashable>) -> Bool {
    if let other = other as? _HashableLocation<Value> { return base.equals(other.base) }
    return false
  }
}

final class _TransactionLocation<Value>: _Location<Value> {
  let base: _Location<Value>
  let transaction: Transaction
  init(_ base: _Location<Value>, _ transaction: Transaction) {
    self.base = (base as? _TransactionLocation<Value>)?.base ?? base
    self.transaction = transaction
    super.init()
  }
  override func get() -> Value { base.get() }
  override func first() -> Value { base.first() }
  override func hold() { base.hold() }
  override func set(_ value: Value) { withTransaction(transaction) { base.set(value) } }
  override func equals(_ other: _Location<Value>) -> Bool {
    if let other = other as? _TransactionLocation<Value> {
      return base.equals(other.base) && _isUnchanged(transaction, other.transaction)
    }
    return false
  }
}

@_instruction("identity.equal") func _isSameObject<T>(_ first: T, _ second: T) -> Bool

@_wrapper(.binding, value: _value, location: _location)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  var _location: _Location<Value>
  var _value: Value

  init(_location location: _Location<Value>) {
    self._location = location
    self._value = location.first()
  }
  init(_location location: _Location<Value>, _value value: Value) {
    self._location = location
    self._value = value
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(_location: _FunctionLocation(get, set))
  }
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(_location: _FunctionLocation(get, { set($0, Transaction()) }))
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(_location: _HashableLocation<V>(base._location))
  }
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(_location: _OptionalLocation<V>(base._location))
  }
  public init?(_ base: Binding<Value?>) {
    if base.wrappedValue == nil { return nil }
    self.init(_location: _UnwrappedLocation<Value>(base._location))
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(_location: _ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { _location.get() }
    nonmutating set { _location.set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(_location: _ProjectedLocation(_location, keyPath))
  }

  public var transaction: Transaction {
    get { (_location as? _TransactionLocation<Value>)?.transaction ?? Transaction() }
    set { _location = _TransactionLocation(_location, newValue) }
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  func _installed() -> Binding<Value> {
    Binding(_location: _location, _value: _location.get())
  }
  func _held() -> Binding<Value> {
    _location.hold()
    return self
  }
  func _isSame(_ other: Binding<Value>) -> Bool { _location.equals(other._location) }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public func makeIterator() -> IndexingIterator<Binding<Value>> {
    IndexingIterator(_elements: self)
  }
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public var count: Int { wrappedValue.count }
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(i, offsetBy: distance)
  }
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { self.wrappedValue[position] },
      set: {
        var elements = self.wrappedValue
        elements[position] = $0
        self.wrappedValue = elements
      })
  }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
