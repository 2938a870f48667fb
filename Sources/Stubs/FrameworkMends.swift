import Prelude
import Semantics
import SourceText

/// Frameworks: those that are not there, and those whose names a document means otherwise.
struct FrameworkMends {
  let scope: StubScope

  /// `Widget(title: "Sales")`: a type that stands in where the library's of that name does not fit.
  func shadow(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard !scope.table.importsOtherFrameworks else { return nil }
    // The type that asks is meant before those that it is used with.
    let requirer: [String] =
      if case GenericError.requiresConformance(.type(_, let name), _, to: _, _) = diagnostic.fact {
        [name]
      } else {
        []
      }
    let meant =
      requirer + diagnostic.types.compactMap(\.meantDeclaration?.name)
      + diagnostic.source.names(in: diagnostic.span)
    guard
      let name = meant.first(where: {
        PreludeLibrary.namesOfOtherFrameworks.contains($0) && TypeMismatch(diagnostic.fact) == nil
          || isAskedAsValue($0, diagnostic) || scope.declaredTexts[$0] != nil
          || isMeantPlain($0, diagnostic, guess)
      }),
      !scope.isStub(name), scope.checker.type(named: name)?.isPrelude ?? false
    else { return nil }
    return scope.names.begin(name, guess)
  }

  /// Whether values of a type of Swift Testing, such as `Tag`, are asked for what they do not have: the
  /// document means a type of its own.
  private func isAskedAsValue(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    guard PreludeLibrary.namesOfTesting.contains(name) else { return false }
    return MissingConformance(diagnostic.fact) != nil
      || MissingMember(diagnostic.fact).map { !$0.isStatic } ?? false
  }

  /// Whether a text writes the name of a generic type of the library without types behind it, and asks it
  /// for what it does not have: it means a type of its own.
  private func isMeantPlain(
    _ name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> Bool {
    guard let type = scope.checker.type(named: name), type.isPrelude,
      !type.genericParameters.isEmpty, guess.typeArguments(of: name) == 0
    else { return false }
    if case TypeReferenceError.missingArguments = diagnostic.fact { return true }
    guard let missing = MissingMember(diagnostic.fact) else { return false }
    return missing.isStatic && missing.owner.nominal === type
  }

  /// A framework that is not there.
  func addModule(_ name: String) -> String? {
    guard !scope.checker.knownModules.contains(name) else { return nil }
    if scope.isStub(name) {
      scope.checker.knownModules.insert(name)
    } else {
      scope.set(Stub(name: name, kind: .module))
    }
    return name
  }
}
