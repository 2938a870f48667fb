import Semantics
import SourceText

/// Adds the document's own values and initializers to library types.
extension MemberMends {
  /// `duration.formatted(.minutesAndSeconds)`: makes a type that conforms to a library protocol, and adds a
  /// value of it to the protocol. A format style that does not fit gets another input type.
  func addStyle(_ name: String, of type: Type) -> String? {
    guard let target = type.nominal, target.isPrelude, target.kind == .protocol else { return nil }
    if let drawn = addDrawnValue(name, of: target) { return drawn }
    let own = name.capitalizedFirst + "Style"
    if var known = scope.stubs[own] {
      guard LibraryConformance.showNextInput(&known) else { return nil }
      scope.set(known)
      return own
    }
    var style = Stub(name: own, kind: .structure)
    guard scope.checker.globals(named: own).isEmpty, style.conform(to: target.name) else {
      return nil
    }
    var values = Stub(name: "\(target.name) where Self == \(own)", kind: .additions)
    values.add(name, own, isStatic: true)
    scope.set(style)
    scope.set(values)
    return own
  }

  /// `.foregroundStyle(.brand)`: adds a value of a library type for drawing to a protocol to which the
  /// type conforms.
  private func addDrawnValue(_ name: String, of target: NominalType) -> String? {
    let drawn = StubValue.drawnTypes.first { name in
      scope.checker.type(named: name).map { scope.checker.conforms($0.declaredType, to: target) }
        ?? false
    }
    guard let drawn else { return nil }
    let owner = "\(target.name) where Self == \(drawn)"
    var values = scope.stubs[owner] ?? Stub(name: owner, kind: .additions)
    guard !values.has(name) else { return nil }
    values.add(name, drawn, isStatic: true)
    scope.set(values)
    return owner
  }

  /// `.map(Order.init(dto:))`: adds an initializer with just these labels to a stub that also stores what has
  /// other ones.
  func addInitializer(referredToAt diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    let names = diagnostic.source.names(around: diagnostic.span)
    for (name, references) in guess.uses.initializers.sorted(by: { $0.key < $1.key })
    where names.contains(name) {
      guard var stub = scope.stubs[name], stub.isOfValues, !stub.construction.isFailable else {
        continue
      }
      let added = references.filter { labels in
        let types = labels.compactMap(stub.type)
        guard types.count == labels.count else { return false }
        let parameters = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
        let assigned = labels.map { "; self.\($0) = \($0)" }.joined()
        let prefix = stub.isOfObjects ? "convenience " : ""
        return stub.add(type: "\(prefix)init(\(parameters)) { self.init()\(assigned) }")
      }
      guard !added.isEmpty else { continue }
      scope.set(stub)
      return name
    }
    return nil
  }

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
