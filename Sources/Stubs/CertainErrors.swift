package import Semantics
package import SourceText

/// Errors in uses of stubs that are due to the text, whatever the stubs declare.
package struct CertainErrors {
  let checker: TypeChecker

  package init(_ checker: TypeChecker) { self.checker = checker }

  package func contains(_ error: Diagnostic) -> Bool {
    switch error.fact {
    case MemberError.noMember(let name, of: let type, .value, suggestion: let near?):
      isMisspelledModifier(name, of: type, near)
    case CallError.wrongLabels, CallError.missingLabels, CallError.extraneousLabels:
      isOfDeclaredModifier(error)
    default: false
    }
  }

  /// `CartRow().listRowSeperator(.hidden)`: whether a stub that is a view lacks a member that differs
  /// by one letter from a modifier of all views.
  func isMisspelledModifier(_ name: String, of type: Type, _ near: String) -> Bool {
    guard let owner = (type.wrapped ?? type).nominal, owner.source.isStub,
      let view = checker.type(named: "View"), checker.conforms(owner.declaredType, to: view)
    else { return false }
    return CalleeFacts(checker: checker).isModifier(near)
      && EditDistance.between(name, near, limit: 1) == 1
  }

  /// Whether the labels in question are those of a modifier that the document declares for all views.
  private func isOfDeclaredModifier(_ error: Diagnostic) -> Bool {
    let uses = ParsedTexts().uses(of: error.source)
    let start = Int(error.span.start)
    guard let place = uses.argument(at: start) ?? uses.argument(at: start + 1),
      place.call.path == nil || place.call.path != place.name,
      let view = checker.type(named: "View")
    else { return false }
    let declared = view.members[place.name] ?? []
    return !declared.isEmpty
      && declared.allSatisfy { member in
        guard case .function(let function) = member else { return false }
        return !function.source.isLibrary && !function.source.isGuess
      }
  }
}
