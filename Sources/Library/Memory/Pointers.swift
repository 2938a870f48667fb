// What all pointers share, and pointers to values of one type.

protocol _AnyPointer: Strideable, Hashable, CustomDebugStringConvertible where Stride == Int {
  var _address: Int { get }
  /// The memory it refers to, and the offset into that in bytes.
  var _home: _AnyMemory { get }
  init(_home: _AnyMemory, _offset: Int)
}
extension _AnyPointer {
  /// The pointer with a number; to missing memory if the number is not that of an address in use.
  init?(bitPattern: Int) {
    guard bitPattern != 0 else { return nil }
    let home = _AnyMemory._numbered[bitPattern >> 32] ?? _MissingMemory(_address: bitPattern)
    self.init(_home: home, _offset: bitPattern - home._address)
  }
  init?(bitPattern: UInt) { self.init(bitPattern: Int(bitPattern: bitPattern)) }
  func successor() -> Self { advanced(by: 1) }
  func predecessor() -> Self { advanced(by: -1) }
  static func + (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: rhs) }
  static func + (lhs: Int, rhs: Self) -> Self { rhs.advanced(by: lhs) }
  static func - (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: -rhs) }
  static func - (lhs: Self, rhs: Self) -> Int { rhs.distance(to: lhs) }
  static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs._address < rhs._address }
  var debugDescription: String { _addressText(_address) }
}
protocol _Pointer: _AnyPointer {
  associatedtype Pointee
  var _memory: _Memory<Pointee> { get }
  var _index: Int { get }
  init(_memory: _Memory<Pointee>, _index: Int)
}
extension _Pointer {
  var _address: Int { _memory._address + _index * MemoryLayout<Pointee>.stride }
  var _home: _AnyMemory { _memory }
  init(_home: _AnyMemory, _offset: Int) {
    let pointer = UnsafeMutableRawPointer(_memory: _home, _offset: _offset)._bound(to: Pointee.self)
    self.init(_memory: pointer._memory, _index: pointer._index)
  }
  func advanced(by n: Int) -> Self { Self(_memory: _memory, _index: _index + n) }
  func distance(to end: Self) -> Int { (end._address - _address) / MemoryLayout<Pointee>.stride }
  func _rebound<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(UnsafeMutablePointer(_memory: _memory, _index: _index))
      ._bound(to: type)
  }
}
