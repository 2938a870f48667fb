internal import Semantics

/// When a write to a tracked property notifies, as instructions encode it.
enum WriteRule: Int {
  /// A change in place notifies always.
  case always
  case unlessEqual
  /// As the property says when the write runs: an extension may make its type equatable later.
  case declared

  init(_ property: Property, isInPlace: Bool) {
    if isInPlace {
      self = .always
    } else {
      self = property.notification == .unlessEqual ? .unlessEqual : .declared
    }
  }
}
