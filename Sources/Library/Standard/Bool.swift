@_builtin
struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible, Sendable,
  CVarArg, _ExpressibleByBuiltinBooleanLiteral
{
  init() { self = false }
  init(_ value: Bool) { self = value }
  init(booleanLiteral value: Bool) { self = value }
  init?(_ description: String) {
    switch description {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }
  @_instruction("bool.equal") static func == (lhs: Bool, rhs: Bool) -> Bool
  @_instruction("bool.notEqual") static func != (lhs: Bool, rhs: Bool) -> Bool
  @_instruction("bool.not") static prefix func ! (a: Bool) -> Bool
  mutating func toggle() { self = !self }
  var description: String { self ? "true" : "false" }
  func hash(into hasher: inout Hasher) { hasher._combine(self ? 1 : 0) }
  static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
  static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
    (generator.next() >> 17) & 1 == 0
  }
}
