struct UUID: Hashable, Comparable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  let _high: Int
  let _low: Int
  init(_high: Int, _low: Int) {
    self._high = _high
    self._low = _low
  }
  init() {
    _high = (UUID._next() & -61441) | 0x4000
    _low = (UUID._next() & 0x3FFF_FFFF_FFFF_FFFF) | Int.min
  }
  init?(uuidString string: String) {
    guard let high = UUID._parse(string, 0), let low = UUID._parse(string, 1) else {
      return nil
    }
    _high = high
    _low = low
  }
  var uuidString: String { UUID._text(_high, _low) }
  var description: String { uuidString }
  var debugDescription: String { uuidString }
  static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
  @_native("identifier.next") static func _next() -> Int
  @_native("identifier.text") static func _text(_ high: Int, _ low: Int) -> String
  @_native("identifier.parse") static func _parse(_ text: String, _ half: Int) -> Int?
}
