import Prelude
import Semantics
import SourceText

/// Frameworks: those that are not there, and those whose names a document means otherwise.
extension Session {
  /// `Widget(title: "Sales")`: a type that stands in where the library's of that name does not fit.
  func shadow(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard !world.importsOtherFrameworks else { return nil }
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
          || declaredTexts[$0] != nil
      }),
      !isStub(name), world.checker.type(named: name)?.isPrelude ?? false
    else { return nil }
    return begin(name, guess)
  }

  /// A framework that is not there.
  func addModule(_ name: String) -> String? {
    guard !world.checker.knownModules.contains(name) else { return nil }
    if isStub(name) {
      world.checker.knownModules.insert(name)
    } else {
      setStub(Stub(name: name, kind: .module))
    }
    return name
  }
}
