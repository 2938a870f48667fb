import Semantics
import SourceText

/// Adds the document's own initializers to library types.
extension MemberMends {
  /// `Binding(presenceOf: $error)`: adds an initializer with a label that no initializer of the
  /// library type has.
  func addInitializer(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let name = diagnostic.source.names(in: diagnostic.span).first,
      let type = scope.checker.type(named: name), type.isPrelude,
      let call = scope.diagnosed.call(after: diagnostic)
    else { return nil }
    let known = scope.checker.memberFacts.initializers(of: type).flatMap {
      $0.parameters.map(\.label)
    }
    guard call.labels.contains(where: { $0 != nil && !known.contains($0) }) else {
      return nil
    }
    let parameters = scope.calls.parameters(call, of: name, named: "init", guess)
    let labels = call.labels.map { ($0 ?? "_") + ":" }.joined()
    var stub = scope.stubs[name] ?? Stub(name: name, kind: .additions)
    let prefix = type.kind == .class ? "convenience " : ""
    guard
      stub.add(
        type: "\(prefix)init(\(parameters.text)) "
          + "{ fatalError(\"nothing says what '\(name)(\(labels))' gives\") }")
    else { return nil }
    scope.set(stub)
    return name
  }
}
