import Semantics
import SourceText
import Syntax

/// An input that was checked once for all inputs that differ from it only in their literals.
final class PreparedInput {
  let file: SourceFile
  /// Its function, with the literals left open.
  let function: Function
  let resultType: Type
  /// The literals of the input that ran last.
  var literals: [InputLiteral]

  init(_ file: SourceFile, _ function: Function, _ resultType: Type, _ literals: [InputLiteral]) {
    self.file = file
    self.function = function
    self.resultType = resultType
    self.literals = literals
  }
}

/// A table of inputs that need not be parsed, checked and lowered again: since the last
/// declaration, an input has been accepted that differs from them only in its literals.
///
/// The meaning of an input depends on its text and on the declarations. So the table is emptied
/// after every input that is not an accepted expression.
struct PreparedInputs {
  private enum Entry {
    /// One input with this shape has been accepted.
    case met
    case prepared(PreparedInput)
    /// Its effect depends on more than the values of its literals.
    case unpreparable
  }

  /// The number of shapes at which the table is emptied.
  private static let limit = 256

  /// By the hash of the shape; of two shapes with one hash the last one is kept.
  private var entries: [Int: (shape: InputShape, entry: Entry)] = [:]
  /// The text read last. Each text is read twice: to see whether it is complete, and to evaluate
  /// it.
  private var last: (bytes: [UInt8], reading: (shape: InputShape, literals: [InputLiteral])?)?

  /// The checked expression that is running.
  private var proposal: (input: Source, file: SourceFile, checked: CheckedInput)?

  /// The prepared input for the shape of a text, and the literals of the text.
  mutating func find(_ bytes: [UInt8]) -> (input: PreparedInput, literals: [InputLiteral])? {
    guard !entries.isEmpty, let (shape, literals) = reading(bytes),
      case .prepared(let input)? = entry(for: shape)
    else { return nil }
    return (input, literals)
  }

  /// Records an expression without declarations; it is kept only if it is accepted.
  mutating func propose(_ input: Source, _ file: SourceFile, _ checked: CheckedInput) {
    proposal = (input, file, checked)
  }

  /// Ends an input: keeps the table if the input was an accepted expression, otherwise empties it.
  mutating func endInput() {
    guard let proposal else { return removeAll() }
    self.proposal = nil
    add(proposal.input, proposal.file, proposal.checked)
  }

  private mutating func add(_ input: Source, _ file: SourceFile, _ checked: CheckedInput) {
    guard let (shape, literals) = reading(input.bytes) else { return }
    switch entry(for: shape) {
    case nil:
      if entries.count >= Self.limit { entries = [:] }
      entries[shape.hashValue] = (shape, .met)
    case .met:
      let function = checked.function.flatMap { LiteralAbstraction.abstracting(literals, in: $0) }
      let entry: Entry =
        function.map { .prepared(PreparedInput(file, $0, checked.resultType, literals)) }
        ?? .unpreparable
      entries[shape.hashValue] = (shape, entry)
    case .prepared, .unpreparable: break
    }
  }

  private func entry(for shape: InputShape) -> Entry? {
    guard let known = entries[shape.hashValue], known.shape == shape else { return nil }
    return known.entry
  }

  mutating func removeAll() {
    proposal = nil
    if !entries.isEmpty { entries = [:] }
  }

  private mutating func reading(
    _ bytes: [UInt8]
  ) -> (shape: InputShape, literals: [InputLiteral])? {
    if let last, last.bytes == bytes { return last.reading }
    let reading = InputShape.reading(bytes)
    last = (bytes, reading)
    return reading
  }
}
