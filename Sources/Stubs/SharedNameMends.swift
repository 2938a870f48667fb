import Semantics
import SourceText

/// Adds properties and methods of the same name to a stub.
struct SharedNameMends {
  let scope: StubScope

  /// `store.habits.count` beside `store.habits(for: day)`: adds a property with the name of a method.
  func addProperty(
    besideMethodWith missing: MissingMember, _ diagnostic: Diagnostic
  ) -> String? {
    guard case .function = missing.owner.shallow,
      let name = diagnostic.source.memberBase(before: diagnostic.span)
    else { return nil }
    return scope.changeFirst { stub in
      let isBeside = stub.methods.contains { method in
        method.name == name.quoted && !method.isStatic && !method.signature.parameters.isEmpty
      }
      guard stub.kind != .function, isBeside, !stub.has(name) else { return false }
      stub.add(name, OpenType.named(stub.name, name))
      return true
    }
  }

  /// `store.habits(for: day)` beside `store.habits`: adds a method with the name of a property.
  func addMethod(besidePropertyAt diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let call = scope.diagnosed.call(after: diagnostic), let name = call.name,
      call.path != name, !call.labels.isEmpty, call.labels.allSatisfy({ $0 != nil })
    else { return nil }
    return scope.changeFirst { stub in
      guard stub.isOfValues, stub.properties.contains(where: { $0.name == name && !$0.isStatic })
      else { return false }
      let signature = Stub.Signature(
        name: name.quoted, scope.calls.parameters(call, of: stub.name, named: name, guess))
      let used = guess.result(ofCallsOf: name).map { $0.name ?? name }
      let result = OpenType.named("\(stub.name).\(name)", used ?? OpenType.resultLabel)
      return stub.add(Stub.Method(signature, result: result))
    }
  }
}
