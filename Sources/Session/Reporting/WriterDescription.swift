/// The code that wrote a value, as text.
struct WriterDescription: Hashable, Sendable {
  /// The kind of code, if it explains how the write happened.
  enum Role: Hashable, Sendable {
    case plain
    /// The setter of a computed property: `Cart.total`.
    case setter(String)
    case willSet(String)
    case didSet(String)
    case initializer(String)
    case deinitializer(String)
  }

  /// The statement that wrote; only its first line, if it has several.
  let statement: String
  /// The file and line: `<input 3>:2`, `Cart.swift:12`.
  let place: String
  let role: Role
  let isThroughBinding: Bool
  /// Whether it is a statement of the input itself, not of a declaration.
  let isInput: Bool
}
