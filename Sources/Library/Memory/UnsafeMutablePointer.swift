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
    get { self[0] }
    nonmutating _modify { yield &self[0] }
    nonmutating set { self[0] = newValue }
  }
  subscript(i: Int) -> Pointee {
    @_native("pointer.get") get
    @_native("pointer.set") nonmutating set
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
