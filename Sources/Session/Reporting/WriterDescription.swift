import SourceText

/// The code that wrote a value.
///
/// Its texts are made when they are asked for: most writes are reported without them.
struct WriterDescription: Sendable {
  /// The kind of code, if it explains how the write happened.
  indirect enum Role: Hashable, Sendable {
    case plain
    /// The setter of a computed property: `Cart.total`.
    case setter(String)
    case willSet(String)
    case didSet(String)
    case initializer(String)
    case deinitializer(String)
  }

  private let source: Source
  private let span: Span
  let role: Role
  let isThroughBinding: Bool
  /// Whether it is a statement of the input itself, not of a declaration.
  let isInput: Bool

  init(_ span: Span, in source: Source, role: Role, isThroughBinding: Bool, isInput: Bool) {
    self.source = source
    self.span = span
    self.role = role
    self.isThroughBinding = isThroughBinding
    self.isInput = isInput
  }

  /// The statement that wrote; only its first line, if it has several.
  var statement: String { StatementExcerpt(at: span, in: source, LineMap(source)).text }

  /// The file and line: `<input 3>:2`, `Cart.swift:12`.
  var place: String { source.place(of: min(Int(span.start), source.bytes.count)) }
}
