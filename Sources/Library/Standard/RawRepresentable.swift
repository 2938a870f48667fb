protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}
extension RawRepresentable where RawValue: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
  static func != (lhs: Self, rhs: Self) -> Bool { lhs.rawValue != rhs.rawValue }
}
