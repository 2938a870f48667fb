internal import Interpreter

/// What `@Environment` properties stand for.
extension EnvironmentStore {
  /// The wrapper connected to a frame.
  func resolve(_ wrapper: Value, in frame: EnvironmentFrame) throws(Fault) -> Held {
    resolvingKeyPath = keyPathName(of: wrapper)
    defer { resolvingKeyPath = nil }
    return Held(owned: try ask(.installing, of: wrapper, [.int(frame.number)]))
  }

  /// Resolves a value's environment wrappers; tells which of them stand for something else than
  /// before. `keep` is given each answer with its position in the plan, and gives back the one that
  /// it replaces.
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

  /// That a wrapper stands for something else than before; nothing where it does not.
  private func environmentCauses(_ wrapper: Value, old: Held, new: Held) throws(Fault) -> [Cause] {
    // Who sets a value compares plain data bit by bit, who reads it by its == all the same (B5.15).
    machine.lastEquality = nil
    if try FieldComparison(host, .state).isSame(old.value, new.value) {
      if let offer = try host.staleness.hidden(old.value, new.value),
        let lookup = host.tracker.running.last?.takeUnretainedValue() as? LookupNode
      {
        conceal(HiddenAnswer(key: environmentKey(of: wrapper), offer: offer), from: lookup.owner)
      }
      return []
    }
    return [
      .environment(
        key: environmentKey(of: wrapper),
        old: old.value.part(.resolved, host)?.optional.map { Held($0) },
        new: new.value.part(.resolved, host)?.optional.map { Held($0) })
    ]
  }

  /// Remembers that a value of the environment took no effect on a view.
  private func conceal(_ answer: HiddenAnswer, from view: BodyNode) {
    let id = ObjectIdentifier(view)
    let old = host.staleness.concealments.answers.updateValue(answer, forKey: id)
    record { [unowned self] in host.staleness.concealments.answers[id] = old }
    host.staleness.suspect(view, because: .environment)
  }

  /// A view that runs sees its environment as it is.
  func revealAnswers(to view: BodyNode) {
    let id = ObjectIdentifier(view)
    guard !host.staleness.concealments.answers.isEmpty,
      let old = host.staleness.concealments.answers.removeValue(forKey: id)
    else { return }
    record { [unowned self] in host.staleness.concealments.answers[id] = old }
  }

  /// What a wrapper asks the environment for: `\.theme`, `Library`.
  func environmentKey(of wrapper: Value) -> String {
    if let name = keyPathName(of: wrapper) { return name }
    guard let metatype = wrapper.part(.type, host)?.payload else { return "" }
    return machine.typeName(machine.types.type(of: metatype))
  }

  private func keyPathName(of wrapper: Value) -> String? {
    guard let path = wrapper.part(.keyPath, host)?.payload, path.kind == .keyPath else {
      return nil
    }
    return "\\." + path.keyPath.path
  }
}
