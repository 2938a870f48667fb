internal import Interpreter
internal import Semantics

/// What the dynamic properties of a body hold.
extension BodyNode {
  /// Removes the recorded values of the states in some kinds of fields.
  func forgetCells(where isMeant: (DynamicPlan.Field) -> Bool) {
    for (index, field) in plan.fields.enumerated() where field.kind == .cell && isMeant(field) {
      if let cell = installation.kept[index] {
        host.staleness.forget(cell: host.key(of: cell.value))
      }
    }
  }

  /// The states that no longer hold their initial values.
  var changedStates: [Departure.LostState] {
    plan.fields.enumerated().compactMap { index, field in
      guard field.kind == .cell, let cell = installation.kept[index],
        let now = cell.value.fields.first,
        let initial = container.field(at: field.path).payload?.part(.value, host),
        !host.stateCells.isUnchangedState(initial, now)
      else { return nil }
      return Departure.LostState(property: field.name, value: Held(now))
    }
  }

  /// The name of the object that a dynamic property observes.
  func objectName(of field: DynamicPlan.Field) -> String? {
    let index = plan.fields.firstIndex { $0.path == field.path }
    let object: Value?
    switch field.kind {
    case .stateObject: object = index.flatMap { installation.kept[$0]?.value }
    case .observedObject:
      object = container.field(at: field.path).payload?.part(.value, host)
    case .environmentObject:
      object = container.field(at: field.path).payload.flatMap { wrapper in
        try? host.dynamicProperties.environmentObject(wrapper, frame: frame)
      }
    case .cell, .sharedCell, .environment, .binding, .custom: object = nil
    }
    guard let object = object?.payload, object.kind == .instance else { return nil }
    return host.machine.names.objectName(object)
  }
}
