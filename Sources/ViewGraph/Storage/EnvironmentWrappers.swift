internal import Interpreter

/// Resolves `@Environment` properties.
extension EnvironmentStore {
  /// The wrapper connected to a frame.
  func resolve(_ wrapper: Value, in frame: EnvironmentFrame) throws(Fault) -> Held {
    resolvingName = keyPath(of: wrapper)?.key
    defer { resolvingName = nil }
    return Held(owned: try ask(.installing, of: wrapper, [.int(frame.number)]))
  }

  /// Resolves a value's environment wrappers and returns the causes for those that changed. `keep`
  /// is called with each answer and its position in the plan, and returns the answer that it
  /// replaces.
  func resolveEnvironment(
    _ plan: DynamicPlan, of value: Value, in frame: EnvironmentFrame, comparing: Bool = true,
    keep: (Int, Held) -> Held?
  ) throws(Fault) -> [Cause] {
    var causes: [Cause] = []
    for (index, field) in plan.fields.enumerated() where field.kind == .environment {
      guard let raw = value.field(at: field.path).payload else { continue }
      let resolved = try resolve(raw, in: frame)
      guard let old = keep(index, resolved), comparing else { continue }
      causes += try environmentCauses(raw, old: old, new: resolved)
    }
    return causes
  }

  /// The cause for a wrapper whose answer changed; empty if it did not.
  private func environmentCauses(_ wrapper: Value, old: Held, new: Held) throws(Fault) -> [Cause] {
    // Setting compares plain data bitwise, reading always uses its == (B5.15).
    machine.lastEquality = nil
    if try FieldComparison(host, .state).isSame(old.value, new.value) {
      if let offer = try host.staleness.hidden(old.value, new.value),
        let lookup = host.tracker.running.last as? LookupNode
      {
        conceal(
          HiddenAnswer(key: environmentPath(of: wrapper).text, offer: offer), from: lookup.owner)
      }
      return []
    }
    return [
      .environment(
        environmentPath(of: wrapper),
        old: old.value.part(.resolved, host)?.optional.map { Held($0) },
        new: new.value.part(.resolved, host)?.optional.map { Held($0) })
    ]
  }

  /// Records that an environment value had no effect on a view.
  private func conceal(_ answer: HiddenAnswer, from view: BodyNode) {
    let id = ObjectIdentifier(view)
    let old = host.staleness.concealments.answers.updateValue(answer, forKey: id)
    record { [unowned self] in host.staleness.concealments.answers[id] = old }
    host.staleness.suspect(view, because: .environment)
  }

  /// Clears that record: a view that runs sees its current environment.
  func revealAnswers(to view: BodyNode) {
    let id = ObjectIdentifier(view)
    guard !host.staleness.concealments.answers.isEmpty,
      let old = host.staleness.concealments.answers.removeValue(forKey: id)
    else { return }
    record { [unowned self] in host.staleness.concealments.answers[id] = old }
  }

  /// What a wrapper reads: `\.theme.color`, `Library`.
  func environmentPath(of wrapper: Value) -> EnvironmentPath {
    if let path = keyPath(of: wrapper) { return path }
    guard let metatype = wrapper.part(.type, host)?.payload else { return EnvironmentPath(key: "") }
    return EnvironmentPath(key: machine.types.type(of: metatype).name)
  }

  private func keyPath(of wrapper: Value) -> EnvironmentPath? {
    guard let path = wrapper.part(.keyPath, host)?.payload, path.kind == .keyPath else {
      return nil
    }
    return EnvironmentPath(path.keyPath)
  }
}
