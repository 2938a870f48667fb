import SourceText
import Syntax
import TreeDump

/// A text as our parser parses it.
struct OwnReading {
  /// Whether our parser reports no error, including those that the compiler reports after parsing.
  let isAccepted: Bool
  /// Whether our parser reports no error that the compiler's parser should report.
  let isParsed: Bool
  /// Whether it is a program fragment as in documents: with `...` for omitted code, or an enum case
  /// alone.
  let isAbridged: Bool
  /// The first error.
  let message: String
  /// One dump for each top-level statement, with the line on which it begins.
  let statements: [(dump: String, line: Int)]

  private let file: SourceFile

  init(_ text: String, withoutComments comments: [Range<Int>] = []) {
    var bytes = Array(text.utf8)
    // For our parser a comment can stand for omitted code; the compiler's tree does not contain it.
    for range in comments {
      let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
      for index in range.dropFirst(2).dropLast(isBlock ? 2 : 0)
      where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: "x")
      }
    }
    let source = Source(name: "text.swift", text: String(decoding: bytes, as: UTF8.self))
    file = Parser.parse(source)
    let errors = file.diagnostics.filter(\.isError)
    let first = errors.first { !Self.isFoundLater($0) }
    isAccepted = errors.isEmpty
    isParsed = first == nil
    message = first?.message ?? ""
    let lines = LineMap(source)
    isAbridged =
      file.dump.contains(/(^|[ ({:\[])\.\.\./)
      || file.statements.contains(where: Self.isCase)
    statements = file.statements.map {
      (Self.dump($0), lines.position(of: Int($0.span.start)).line)
    }
  }

  private static func isCase(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind,
      case .enumCase = declaration.kind
    else { return false }
    return true
  }

  /// A chain that begins with a dot is a fragment for our parser, and an implicit member for the
  /// compiler.
  private static func dump(_ statement: Statement) -> String {
    guard case .modifierFragment(let expression) = statement.kind else { return statement.dump }
    return expression.dump
  }

  /// Whether the compiler reports it after parsing: a missing body.
  private static func isFoundLater(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.hasPrefix("expected '{' in body of ")
      || diagnostic.message == "initializer requires a body"
  }

  /// The standard operators and those that the text declares at the top level.
  var operators: OperatorTable {
    var table = OperatorTable.standard
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .operator(let found): table.add(operator: found)
      case .precedenceGroup(let found): table.add(group: found)
      default: continue
      }
    }
    return table
  }

  /// The tree of a sequence as a text of its own; nil if the precedence groups forbid it.
  static func folded(_ text: String, with table: OperatorTable) -> String? {
    let source = Source(name: "sequence.swift", text: "_ = " + text)
    guard case .expression(let expression)? = Parser.parse(source).statements.first?.kind,
      case .sequence(let elements) = expression.kind, elements.count > 2
    else { return "<no sequence>" }
    let result = table.fold(Array(elements.dropFirst(2)), in: source)
    let errors = result.diagnostics.filter {
      // Reported by the compiler's type checker.
      !$0.message.hasSuffix("cannot appear to the right of a non-assignment operator")
    }
    return errors.isEmpty ? result.expression.dump : nil
  }

  static func conditionHolds(_ text: String) -> Bool {
    let file = Parser.parse(Source(name: "condition.swift", text: text))
    guard case .expression(let condition)? = file.statements.first?.kind else { return false }
    return BuildConfiguration.holds(condition, under: .init())
  }
}
