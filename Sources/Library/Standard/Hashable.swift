protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}
extension Hashable {
  var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
  func _rawHashValue(seed: Int) -> Int { hashValue }
}
struct Hasher {
  var _state: Int = 0
  init() {}
  mutating func combine<H: Hashable>(_ value: H) { value.hash(into: &self) }
  mutating func combine<C: Collection>(bytes: C) where C.Element == UInt8 {
    for byte in bytes { _combine(byte._bits) }
  }
  mutating func _combine(_ bits: Int) { _state = Hasher._mix(_state, bits) }
  mutating func finalize() -> Int { Hasher._mix(_state, 0) }
  @_native("hasher.mix") static func _mix(_ state: Int, _ bits: Int) -> Int
}
