protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}
extension RawRepresentable where RawValue: Equatable {
  @_onRawEnums("any.equal") static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue == rhs.rawValue
  }
  @_onRawEnums("any.notEqual") static func != (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue != rhs.rawValue
  }
}
