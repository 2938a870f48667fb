// Pointers to C types without a declaration.

struct OpaquePointer: _RawPointer {
  let _memory: _AnyMemory
  let _offset: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._address == rhs._address }
  func hash(into hasher: inout Hasher) { hasher.combine(_address) }
  init(_memory: _AnyMemory, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init<T>(_ other: UnsafePointer<T>) { self.init(UnsafeRawPointer(other)) }
  init<T>(_ other: UnsafeMutablePointer<T>) { self.init(UnsafeRawPointer(other)) }
  init(_ other: UnsafeRawPointer) {
    self.init(_memory: other._memory, _offset: other._offset)
  }
  init(_ other: UnsafeMutableRawPointer) {
    self.init(_memory: other._memory, _offset: other._offset)
  }
}
extension UnsafeMutablePointer {
  init(_ other: OpaquePointer) { self.init(_home: other._memory, _offset: other._offset) }
}
extension UnsafePointer {
  init(_ other: OpaquePointer) { self.init(_home: other._memory, _offset: other._offset) }
}
