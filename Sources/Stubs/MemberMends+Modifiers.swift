import Semantics
import SourceText

/// Adds the modifiers of views that a document does not declare.
extension MemberMends {
  /// `Text("Sea").cardStyle()`: adds a modifier that shows the view as it is.
  func addModifier(
    _ name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    let call = scope.diagnosed.call(after: diagnostic)
    if let name = scope.otherTexts.takeExtension(
      declaringOneOf: [name], of: nil, for: diagnostic.source, calledAs: call)
    {
      return name
    }
    let owner = name.capitalizedFirst
    var parameters = scope.calls.parameters(call, of: owner, named: name, guess)
    // Closures of modifiers are actions, or show views.
    var generics: [String] = []
    for place in parameters.indices {
      _ = parameters[place].kind.changeClosure { closure in
        generics.append("T\(generics.count + 1)")
        closure.result = generics.last ?? ""
        return true
      }
    }
    var signature = Stub.Signature(name: name.quoted, parameters)
    signature.generics = generics
    var stub = scope.stubs["View"] ?? Stub(name: "View", kind: .additions)
    let method = Stub.Method(signature, result: "some View", value: "self")
    guard stub.kind == .additions, stub.add(method) else { return nil }
    scope.set(stub)
    return stub.name
  }
}
