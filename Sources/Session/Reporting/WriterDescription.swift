/// The code of the program that wrote a value, in words.
struct WriterDescription: Hashable, Sendable {
  /// What kind of code it is, where that says how the write came about.
  enum Role: Hashable, Sendable {
    case plain
    /// The setter of a computed property: `Cart.total`.
    case setter(String)
    case willSet(String)
    case didSet(String)
    case initializer(String)
    case deinitializer(String)
  }

  /// The statement that wrote it; of one over several lines, its first line.
  let statement: String
  /// `<input 3>:2`, `Cart.swift:12`.
  let place: String
  let role: Role
  let isThroughBinding: Bool
  /// Whether it is a statement of the input itself, and no code that was declared before.
  let isInput: Bool
}
