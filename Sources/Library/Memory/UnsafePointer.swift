struct UnsafePointer<Pointee>: _Pointer {
  let _memory: _Memory<Pointee>
  let _index: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._address == rhs._address }
  func hash(into hasher: inout Hasher) { hasher.combine(_address) }
  init(_memory: _Memory<Pointee>, _index: Int) {
    self._memory = _memory
    self._index = _index
  }
  init(_ other: UnsafePointer<Pointee>) { self = other }
  init?(_ other: UnsafePointer<Pointee>?) {
    guard let other else { return nil }
    self = other
  }
  init(_ other: UnsafeMutablePointer<Pointee>) {
    self.init(_memory: other._memory, _index: other._index)
  }
  init?(_ other: UnsafeMutablePointer<Pointee>?) {
    guard let other else { return nil }
    self.init(other)
  }
  var pointee: Pointee { self[0] }
  subscript(i: Int) -> Pointee { @_native("pointer.get") get }
  func withMemoryRebound<T, Result>(
    to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafePointer<T>(_rebound(to: type)))
  }
  func deallocate() { _memory._free() }
}
