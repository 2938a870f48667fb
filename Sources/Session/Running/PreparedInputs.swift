import Semantics
import SourceText
import Syntax

/// An input that was checked once, for all that differ from it in the values of their literals.
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

/// The inputs that need not be parsed, checked and lowered again, as inputs of their shapes have been accepted
/// since the last declaration.
///
/// What an input means depends on its text, and on what is declared. So only expressions that are accepted keep
/// the table: whatever else is evaluated empties it.
struct PreparedInputs {
  private enum Entry {
    /// One input had the shape.
    case met
    case prepared(PreparedInput)
    /// What it does depends on more than the values of its literals.
    case unpreparable
  }

  /// The number of shapes from which on the table starts anew.
  private static let limit = 256

  private var entries: [InputShape: Entry] = [:]
  /// The text that was looked at last: first for whether it is whole, and then to evaluate it.
  private var last: (bytes: [UInt8], reading: (shape: InputShape, literals: [InputLiteral])?)?

  /// The expression that is running, and has been checked.
  private var proposal: (input: Source, file: SourceFile, checked: CheckedInput)?

  /// What was prepared for inputs of the shape of a text, and the text's literals.
  mutating func find(_ bytes: [UInt8]) -> (input: PreparedInput, literals: [InputLiteral])? {
    guard !entries.isEmpty, let (shape, literals) = reading(bytes),
      case .prepared(let input)? = entries[shape]
    else { return nil }
    return (input, literals)
  }

  /// Notes an expression, which declares nothing, before it is known whether it is accepted.
  mutating func propose(_ input: Source, _ file: SourceFile, _ checked: CheckedInput) {
    proposal = (input, file, checked)
  }

  /// Keeps what is known if the input that ends was an expression; otherwise the table is empty.
  mutating func endInput() {
    guard let proposal else { return removeAll() }
    self.proposal = nil
    add(proposal.input, proposal.file, proposal.checked)
  }

  private mutating func add(_ input: Source, _ file: SourceFile, _ checked: CheckedInput) {
    guard let (shape, literals) = reading(input.bytes) else { return }
    switch entries[shape] {
    case nil:
      if entries.count >= Self.limit { entries = [:] }
      entries[shape] = .met
    case .met:
      let function = checked.function.flatMap { LiteralAbstraction.abstracting(literals, in: $0) }
      entries[shape] =
        function.map { .prepared(PreparedInput(file, $0, checked.resultType, literals)) }
        ?? .unpreparable
    case .prepared, .unpreparable: break
    }
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
