import Semantics
import SourceText
import Syntax

/// What texts do at the places of diagnostics.
struct DiagnosedUses {
  let scope: StubScope

  /// The call of which the callee ends where a diagnostic does.
  func call(after diagnostic: Diagnostic) -> CallUse? {
    scope.texts.uses(of: diagnostic.source).call(after: Int(diagnostic.span.end))
  }

  /// The call whose arguments begin where a diagnostic does: at its opening parenthesis.
  func call(withArgumentsAt diagnostic: Diagnostic) -> CallUse? {
    scope.texts.uses(of: diagnostic.source).calls.first {
      $0.argumentsSpan.start == diagnostic.span.start
    }
  }

  /// Whether a diagnostic is in a static member of a type or an extension of the top level.
  func isInStaticMember(_ diagnostic: Diagnostic) -> Bool {
    scope.texts.tree(of: diagnostic.source).statements.contains { statement in
      guard case .declaration(let declaration) = statement.kind,
        declaration.span.contains(diagnostic.span)
      else { return false }
      return declaration.members.contains { member in
        member.span.contains(diagnostic.span)
          && member.modifiers.contains { ["static", "class"].contains($0.name) }
      }
    }
  }

  /// The labels of the call, or of the pattern of a case, of which the name ends where a diagnostic
  /// does.
  func labels(after diagnostic: Diagnostic) -> [String?]? {
    scope.texts.uses(of: diagnostic.source).labels(after: Int(diagnostic.span.end))
  }

  /// Whether a diagnostic is about the case that a pattern matches: `case .item(let id):`.
  func isCaseOfPattern(_ diagnostic: Diagnostic) -> Bool {
    scope.texts.uses(of: diagnostic.source).patterns.caseEnds.contains(diagnostic.span.end)
  }

  /// The call that has a diagnostic among its arguments, with the label of the argument.
  func argument(at diagnostic: Diagnostic) -> (call: CallUse, name: String, label: String?)? {
    scope.texts.uses(of: diagnostic.source).argument(at: Int(diagnostic.span.start))
  }

  /// The call whose arguments a diagnostic is about, which may point at its opening parenthesis.
  func argument(around diagnostic: Diagnostic) -> (call: CallUse, name: String, label: String?)? {
    argument(at: diagnostic)
      ?? scope.texts.uses(of: diagnostic.source).argument(at: Int(diagnostic.span.start) + 1)
  }

  /// The calls to which the closures around a diagnostic are passed, innermost first; it may be at
  /// the brace of one.
  func callees(around diagnostic: Diagnostic) -> [(name: String, label: String?)] {
    scope.texts.uses(of: diagnostic.source).callees(around: Int(diagnostic.span.start) + 1)
  }
}
