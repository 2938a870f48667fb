import Semantics
import SourceText
import Syntax

/// What kind of type a stub is, and what identifies its values.
struct KindMends {
  let scope: StubScope

  /// `if let id = Track.ID(text)` of a stub: its identity is a number, which not every text is.
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

  /// `Message.ID(url: url)` of a stub: its identity is of a type of its own, which is made so.
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

  /// A stub that has to be a model: it is bound to, or asked to conform.
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

  /// A stub that a declaration inherits from: the first that a class names is its superclass where the
  /// class overrides something or calls `super`. Where no use tells, its name does: what is called as
  /// protocols are is one.
  func makeInheritable(_ type: Type, mayBeClass: Bool, _ source: Source) -> String? {
    guard var stub = scope.stub(of: type) else { return nil }
    let isSuperclass =
      mayBeClass && (isOverridden(stub.name, in: source) || !isCalledProtocol(stub.name))
    guard stub.become(isSuperclass ? .object : .protocol) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Whether a class of a text that inherits from a type overrides what that has, or calls it.
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

  /// A value whose properties are set although it is a constant: it is an object.
  func makeObject(_ type: Type) -> String? {
    guard var stub = scope.stub(of: type), stub.kind == .structure, stub.become(.object) else {
      return nil
    }
    scope.set(stub)
    return stub.name
  }
}
