import SourceText

/// A part of the type checker with a type of its own; it reaches the other parts through `checker`,
/// apart from the shared vocabulary below.
protocol CheckerPart {
  var checker: TypeChecker { get }
}

extension CheckerPart {
  var unifier: Unifier { checker.unifier }
  var conformances: ConformanceLookup { checker.conformances }
  var memberLookup: MemberLookup { checker.memberLookup }
  var typeDeclarations: TypeDeclarations { checker.typeDeclarations }

  func error(
    _ fact: any DiagnosticFact, in source: Source, at span: Span, notes: [Diagnostic] = []
  ) {
    checker.error(fact, in: source, at: span, notes: notes)
  }
}
