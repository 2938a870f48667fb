// Pointers to raw bytes.

protocol _RawPointer: _AnyPointer {
  var _memory: _AnyMemory { get }
  var _offset: Int { get }
  init(_memory: _AnyMemory, _offset: Int)
}
extension _RawPointer {
  var _address: Int { _memory._address + _offset }
  var _home: _AnyMemory { _memory }
  init(_home: _AnyMemory, _offset: Int) { self.init(_memory: _home, _offset: _offset) }
  func advanced(by n: Int) -> Self { Self(_memory: _memory, _offset: _offset + n) }
  func distance(to end: Self) -> Int { end._address - _address }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    if (_address + offset) % MemoryLayout<T>.alignment != 0 {
      _fault("load from misaligned raw pointer")
    }
    return loadUnaligned(fromByteOffset: offset, as: type)
  }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _value(T.self, _memory._loadBytes(_offset + offset, MemoryLayout<T>.size))
  }
  func _bound<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    let stride = MemoryLayout<T>.stride
    let memory = (_memory as? _RawMemory)?._memory(of: type) ?? _memory as? _Memory<T>
    if let memory, _offset % stride == 0 {
      return UnsafeMutablePointer(_memory: memory, _index: _offset / stride)
    }
    return UnsafeMutablePointer(_memory: _BoundMemory(_memory, _offset), _index: 0)
  }
}
struct UnsafeRawPointer: _RawPointer {
  let _memory: _AnyMemory
  let _offset: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._address == rhs._address }
  func hash(into hasher: inout Hasher) { hasher.combine(_address) }
  init(_memory: _AnyMemory, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init<T>(_ other: UnsafePointer<T>) {
    self.init(_memory: other._memory, _offset: other._index * MemoryLayout<T>.stride)
  }
  init<T>(_ other: UnsafeMutablePointer<T>) {
    self.init(_memory: other._memory, _offset: other._index * MemoryLayout<T>.stride)
  }
  init(_ other: UnsafeMutableRawPointer) {
    self.init(_memory: other._memory, _offset: other._offset)
  }
  func assumingMemoryBound<T>(to type: T.Type) -> UnsafePointer<T> {
    UnsafePointer(_bound(to: type))
  }
  func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafePointer<T> {
    UnsafePointer(_bound(to: type))
  }
  func deallocate() { _memory._free() }
}
struct UnsafeMutableRawPointer: _RawPointer {
  let _memory: _AnyMemory
  let _offset: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._address == rhs._address }
  func hash(into hasher: inout Hasher) { hasher.combine(_address) }
  init(_memory: _AnyMemory, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init<T>(_ other: UnsafeMutablePointer<T>) {
    self.init(_memory: other._memory, _offset: other._index * MemoryLayout<T>.stride)
  }
  init(mutating other: UnsafeRawPointer) {
    self.init(_memory: other._memory, _offset: other._offset)
  }
  static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
    if byteCount < 0 { _fault("UnsafeMutableRawPointer.allocate with negative size") }
    return Self(_memory: _RawMemory(byteCount: byteCount), _offset: 0)
  }
  func deallocate() { _memory._free() }
  func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    _memory._storeBytes(_bytes(of: value, T.self), _offset + offset)
  }
  func copyMemory(from source: UnsafeRawPointer, byteCount: Int) {
    _memory._storeBytes(source._memory._loadBytes(source._offset, byteCount), _offset)
  }
  func assumingMemoryBound<T>(to type: T.Type) -> UnsafeMutablePointer<T> { _bound(to: type) }
  func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafeMutablePointer<T> {
    _bound(to: type)
  }
  @discardableResult func initializeMemory<T>(
    as type: T.Type, repeating value: T, count: Int
  ) -> UnsafeMutablePointer<T> {
    let pointer = _bound(to: type)
    pointer.initialize(repeating: value, count: count)
    return pointer
  }
  @discardableResult func initializeMemory<T>(
    as type: T.Type, from source: UnsafePointer<T>, count: Int
  ) -> UnsafeMutablePointer<T> {
    let pointer = _bound(to: type)
    pointer.initialize(from: source, count: count)
    return pointer
  }
}
