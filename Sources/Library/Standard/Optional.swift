enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  init(_ some: Wrapped) { self = .some(some) }
  init(nilLiteral: ()) { self = .none }
  var unsafelyUnwrapped: Wrapped { self! }
  func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
    switch self {
    case .some(let value): return .some(try transform(value))
    case .none: return .none
    }
  }
  func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return .none
    }
  }
  mutating func take() -> Wrapped? {
    let result = self
    self = .none
    return result
  }
}
extension Optional: Equatable where Wrapped: Equatable {
  @_instruction("any.equal") static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
  @_instruction("any.notEqual") static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool
}
extension Optional: Hashable where Wrapped: Hashable {
  func hash(into hasher: inout Hasher) {
    switch self {
    case .some(let value):
      hasher._combine(1)
      hasher.combine(value)
    case .none: hasher._combine(0)
    }
  }
}
extension Optional: Sendable where Wrapped: Sendable {}
extension Optional: CustomDebugStringConvertible {
  var debugDescription: String { _debugDescription(self) }
}
