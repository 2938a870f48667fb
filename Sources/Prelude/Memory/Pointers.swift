extension PreludeLibrary {
  /// What all pointers have in common, and those to values of one type.
  static let pointers = PreludeChunk(
    names: ["_AnyPointer", "_Pointer"],
    text: #"""
      protocol _AnyPointer: Strideable, Hashable, CustomDebugStringConvertible where Stride == Int {
        var _address: Int { get }
      }
      extension _AnyPointer {
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
        func advanced(by n: Int) -> Self { Self(_memory: _memory, _index: _index + n) }
        func distance(to end: Self) -> Int { (end._address - _address) / MemoryLayout<Pointee>.stride }
        func _rebound<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
          UnsafeMutableRawPointer(UnsafeMutablePointer(_memory: _memory, _index: _index))
            ._bound(to: type)
        }
      }
      """#)

  static let unsafePointer = PreludeChunk(
    names: ["UnsafePointer"],
    text: #"""
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
        var pointee: Pointee { _memory._load(_index) }
        subscript(i: Int) -> Pointee { _memory._load(_index + i) }
        func withMemoryRebound<T, Result>(
          to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws -> Result
        ) rethrows -> Result {
          try body(UnsafePointer<T>(_rebound(to: type)))
        }
        func deallocate() { _memory._free() }
      }
      """#)

  static let unsafeMutablePointer = PreludeChunk(
    names: ["UnsafeMutablePointer"],
    text: #"""
      struct UnsafeMutablePointer<Pointee>: _Pointer {
        let _memory: _Memory<Pointee>
        let _index: Int
        static func == (lhs: Self, rhs: Self) -> Bool { lhs._address == rhs._address }
        func hash(into hasher: inout Hasher) { hasher.combine(_address) }
        init(_memory: _Memory<Pointee>, _index: Int) {
          self._memory = _memory
          self._index = _index
        }
        init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
        init?(_ other: UnsafeMutablePointer<Pointee>?) {
          guard let other else { return nil }
          self = other
        }
        init(mutating other: UnsafePointer<Pointee>) {
          self.init(_memory: other._memory, _index: other._index)
        }
        init?(mutating other: UnsafePointer<Pointee>?) {
          guard let other else { return nil }
          self.init(mutating: other)
        }
        static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
          if count < 0 { _fault("UnsafeMutablePointer.allocate with negative capacity") }
          return Self(_memory: _Memory(Array(repeating: nil, count: count)), _index: 0)
        }
        func deallocate() { _memory._free() }
        var pointee: Pointee {
          get { _memory._load(_index) }
          nonmutating set { _memory._store(newValue, _index) }
        }
        subscript(i: Int) -> Pointee {
          get { _memory._load(_index + i) }
          nonmutating set { _memory._store(newValue, _index + i) }
        }
        func withMemoryRebound<T, Result>(
          to type: T.Type, capacity count: Int, _ body: (UnsafeMutablePointer<T>) throws -> Result
        ) rethrows -> Result {
          try body(_rebound(to: type))
        }
        func initialize(to value: Pointee) { pointee = value }
        func initialize(repeating value: Pointee, count: Int) { update(repeating: value, count: count) }
        func initialize(from source: UnsafePointer<Pointee>, count: Int) {
          update(from: source, count: count)
        }
        func update(repeating value: Pointee, count: Int) {
          if count < 0 { _fault("UnsafeMutablePointer.update(repeating:count:) with negative count") }
          for i in 0..<count { self[i] = value }
        }
        func update(from source: UnsafePointer<Pointee>, count: Int) {
          if count < 0 { _fault("UnsafeMutablePointer.update with negative count") }
          let values = (0..<count).map { source[$0] }
          for i in 0..<count { self[i] = values[i] }
        }
        func move() -> Pointee { _memory._take(_index) }
        func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
          if count < 0 { _fault("UnsafeMutablePointer.moveInitialize with negative count") }
          let values = (0..<count).map { (source + $0).move() }
          for i in 0..<count { self[i] = values[i] }
        }
        func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int) {
          moveInitialize(from: source, count: count)
        }
        @discardableResult func deinitialize(count: Int) -> UnsafeMutableRawPointer {
          for i in 0..<count { _memory._store(nil, _index + i) }
          return UnsafeMutableRawPointer(self)
        }
      }
      """#)

  static let pointerNumbers = PreludeChunk(
    members: ["init(bitPattern:)"],
    text: #"""
      extension Int {
        init<P: _AnyPointer>(bitPattern pointer: P?) { self = pointer?._address ?? 0 }
        init(bitPattern objectID: ObjectIdentifier) { self = objectID.hashValue << 4 }
      }
      extension UInt {
        init<P: _AnyPointer>(bitPattern pointer: P?) { self = UInt(bitPattern: Int(bitPattern: pointer)) }
        init(bitPattern objectID: ObjectIdentifier) { self = UInt(bitPattern: Int(bitPattern: objectID)) }
      }
      """#)
}
