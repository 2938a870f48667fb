import Semantics
import SourceText
import Syntax

/// Adapts the kind of type that a stub is, and the identity of its values.
struct KindMends {
  let scope: StubScope

  /// `if let id = Track.ID(text)` with a stub `Track`: makes its identity a number, whose
  /// initializer can fail.
  func makeNumber(ofIdentity diagnostic: Diagnostic) -> String? {
    let text = diagnostic.source.text(in: diagnostic.span)
    for (name, stub) in scope.sortedStubs where text.contains("\(name).ID(") {
      var changed = stub
      guard changed.type(of: "id") == "String", changed.change("id", to: "Int") else { continue }
      scope.set(changed)
      return name
    }
    return nil
  }

  /// `Message.ID(url: url)` with a stub `Message`: gives it an identity type with such an
  /// initializer.
  func makeType(ofIdentity diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    let text = LineMap(diagnostic.source).lineSpan(at: Int(diagnostic.span.start))
    let line = diagnostic.source.text(in: text)
    for (name, stub) in scope.sortedStubs where line.contains("\(name).ID(") {
      var (changed, identity) = (stub, Stub(name: "\(name).ID", kind: .structure))
      guard !scope.isStub(identity.name), changed.change("id", to: identity.name) else { continue }
      _ = scope.calls.fit(&identity, to: guess)
      scope.set(identity)
      scope.set(changed)
      return identity.name
    }
    return nil
  }

  /// Makes a stub a model class: it is used with `@Bindable`, or must conform to an observation
  /// protocol.
  func makeModel(_ diagnostic: Diagnostic) -> String? {
    var model: Type?
    var kind = Stub.Kind.observable
    if let bound = diagnostic.types.first, bound.isPrelude("Bindable") {
      model = bound.arguments.first
    } else if let missing = MissingConformance(diagnostic.fact) {
      guard ["Observable", "ObservableObject"].contains(missing.asked) else { return nil }
      model = missing.type
      if missing.asked == "ObservableObject" { kind = .observableObject }
    }
    guard var stub = scope.stub(of: model), stub.become(kind) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Makes a stub that a declaration inherits from a class or a protocol. The first type that a
  /// class inherits from is its superclass if the class overrides something or calls `super`;
  /// otherwise the name decides.
  func makeInheritable(_ type: Type, mayBeClass: Bool, _ source: Source) -> String? {
    guard var stub = scope.stub(of: type) else { return nil }
    let isSuperclass =
      mayBeClass && (isOverridden(stub.name, in: source) || !isCalledProtocol(stub.name))
    guard stub.become(isSuperclass ? .object : .protocol) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Whether a class in a text inherits from a type and overrides its members or calls `super`.
  private func isOverridden(_ name: String, in source: Source) -> Bool {
    func isOverriding(_ declaration: Declaration) -> Bool {
      guard case .type(let type) = declaration.kind else { return false }
      if type.members.contains(where: isOverriding) { return true }
      guard let first = type.inheritance.first, source.names(in: first.span) == [name] else {
        return false
      }
      return type.members.contains { member in
        member.modifiers.contains { $0.name == "override" }
          || source.names(in: member.span).contains("super")
      }
    }
    return Parser.parse(source).statements.contains { statement in
      guard case .declaration(let declaration) = statement.kind else { return false }
      return isOverriding(declaration)
    }
  }

  private func isCalledProtocol(_ name: String) -> Bool {
    ["Delegate", "Protocol", "DataSource", "able", "ing"].contains(where: name.hasSuffix)
  }

  /// Makes a stub a class: properties of a constant of its type are set.
  func makeObject(_ type: Type) -> String? {
    guard var stub = scope.stub(of: type), stub.kind == .structure, stub.become(.object) else {
      return nil
    }
    scope.set(stub)
    return stub.name
  }
}
