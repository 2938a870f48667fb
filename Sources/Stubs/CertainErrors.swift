package import Semantics
package import SourceText

/// Errors in uses of stubs that are due to the text, whatever the stubs declare.
package struct CertainErrors {
  private let checker: TypeChecker
  private let texts: ParsedTexts

  package init(_ checker: TypeChecker) { self.init(checker, ParsedTexts()) }

  /// - Parameter texts: The texts that were parsed already.
  init(_ checker: TypeChecker, _ texts: ParsedTexts) {
    (self.checker, self.texts) = (checker, texts)
  }

  package func contains(_ error: Diagnostic) -> Bool {
    switch error.fact {
    case MemberError.noMember(let name, of: let type, .value, suggestion: let near?):
      isMisspelledModifier(name, of: type, near)
    case CallError.wrongLabels(let given, expected: let wanted, _):
      isOfDeclaredModifier(error) || isOfModifier(error) && areMisspelled(given, wanted)
    case CallError.missingLabels, CallError.extraneousLabels: isOfDeclaredModifier(error)
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

  /// `Text(name).frame(widht: 3)`: whether one label at least is a letter away from that in its place.
  private func areMisspelled(_ given: [String], _ wanted: [String]) -> Bool {
    zip(given, wanted).contains { EditDistance.isMisspelling($0, of: $1) }
  }

  /// Whether the labels in question are those of a modifier that the document declares for all views.
  private func isOfDeclaredModifier(_ error: Diagnostic) -> Bool {
    let declared = functions(calledAt: error)?.functions ?? []
    return !declared.isEmpty && declared.allSatisfy { !$0.source.isLibrary && !$0.source.isGuess }
  }

  /// Whether the labels in question are those of a modifier that the library declares for all views.
  private func isOfModifier(_ error: Diagnostic) -> Bool {
    guard let (name, functions) = functions(calledAt: error) else { return false }
    return CalleeFacts(checker: checker).isModifier(name)
      && functions.allSatisfy { $0.source.isLibrary }
  }

  /// The name of the modifier whose labels an error is about, and the functions of that name that all
  /// views have; nil if it is about no member.
  private func functions(calledAt error: Diagnostic) -> (name: String, functions: [Function])? {
    let uses = texts.uses(of: error.source)
    let start = Int(error.span.start)
    guard let place = uses.argument(at: start) ?? uses.argument(at: start + 1),
      place.call.path == nil || place.call.path != place.name,
      let view = checker.type(named: "View")
    else { return nil }
    var functions: [Function] = []
    for member in view.members[place.name] ?? [] {
      guard case .function(let function) = member else { return nil }
      functions.append(function)
    }
    return (place.name, functions)
  }
}
