import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A text as the toolchain's parser parses it.
struct CompilerReading {
  /// A sequence of operands and operators, and the tree that the operators' precedence gives it.
  struct Sequence {
    let text: String
    /// Nil if the precedence groups forbid it.
    let folded: String?
  }

  let isAccepted: Bool
  /// One dump for each top-level statement.
  let statements: [String]
  /// The ranges of its comments.
  let comments: [Range<Int>]

  private let tree: SourceFileSyntax
  private let dump: CompilerDump

  init(_ text: String) {
    tree = Parser.parse(source: text)
    isAccepted = !tree.hasError
    dump = CompilerDump(holds: OwnReading.conditionHolds)
    statements = isAccepted ? dump.statements(tree.statements) : []
    comments = isAccepted ? Self.comments(of: tree) : []
  }

  /// Whether `let x` occurs in an expression that is not a pattern.
  var holdsStrayPattern: Bool { statements.contains { $0.contains("<patternExpr>") } }

  /// Every sequence of the text, folded with the standard operators and those that it declares.
  var sequences: [Sequence] {
    var table = OperatorTable.standardOperators
    table.addSourceFile(tree) { _ in }
    let finder = SequenceFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found.compactMap { sequence in
      var isWrong = false
      var isUnknown = false
      let folded = table.foldSingle(sequence) { error in
        isWrong = true
        if case .missingOperator = error { isUnknown = true }
      }
      // The library lacks some standard operators, namely those of vectors. A sequence that
      // contains a pattern cannot be parsed alone.
      guard !isUnknown, !dump.dump(folded).contains("<patternExpr>") else { return nil }
      return Sequence(
        text: sequence.trimmedDescription, folded: isWrong ? nil : dump.dump(folded))
    }
  }

  /// The tokens of a text, each with its leading trivia.
  static func tokens(of text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.description)
  }

  /// The top-level statements of a text.
  static func pieces(of text: String) -> [String] {
    Parser.parse(source: text).statements.map(\.description)
  }

  private static func comments(of tree: SourceFileSyntax) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    func collect(_ trivia: Trivia, from start: Int) {
      var offset = start
      for piece in trivia {
        let end = offset + piece.sourceLength.utf8Length
        if piece.isComment { ranges.append(offset..<end) }
        offset = end
      }
    }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      collect(token.leadingTrivia, from: token.position.utf8Offset)
      collect(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return ranges
  }
}

/// Collects the sequences of a tree.
private final class SequenceFinder: SyntaxVisitor {
  var found: [SequenceExprSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `(A) -> B` is a type and `let x as T` a pattern, although they are parsed as sequences.
    let isExpression = node.elements.allSatisfy {
      !$0.is(ArrowExprSyntax.self) && !$0.is(PatternExprSyntax.self)
    }
    if isExpression { found.append(node) }
    return .visitChildren
  }
}

extension OperatorTable {
  /// Folds one sequence, without those in its operands.
  fileprivate func foldSingle(
    _ sequence: SequenceExprSyntax, onError: (OperatorError) -> Void
  ) -> ExprSyntax {
    foldSingle(sequence, errorHandler: onError)
  }
}
