internal import Interpreter

/// Connects the dynamic properties of a view to what its node keeps for them.
package final class DynamicProperties: HostRoom {
  /// Connects everything but the environment; the result, owned, replaces `value`, which is consumed.
  ///
  /// - Parameter updates: whether the program's own dynamic properties are told to update.
  func install(
    _ plan: DynamicPlan, into value: Value, of node: ViewNode,
    keeping installation: inout Installation, updates: Bool = true
  ) throws(Fault) -> Value {
    var value = value
    for (index, field) in plan.fields.enumerated() where updates || field.kind != .custom {
      do throws(Fault) {
        guard
          let connected = try connect(field, index, in: value, of: node, keeping: &installation)
        else { continue }
        let replaced = value.replacingField(at: field.path[...], with: connected)
        value.release()
        value = replaced
      } catch {
        value.release()
        throw error
      }
    }
    return value
  }

  /// The connected wrapper, owned; nil where the raw one stays.
  private func connect(
    _ field: DynamicPlan.Field, _ index: Int, in value: Value, of node: ViewNode,
    keeping installation: inout Installation
  ) throws(Fault) -> Value? {
    let place = value.field(at: field.path)
    guard let raw = place.payload else { return nil }
    guard var connected = try connect(field, index, raw, of: node, keeping: &installation) else {
      return nil
    }
    for _ in 0..<place.depth { connected = connected.wrapped }
    return connected
  }

  private func connect(
    _ field: DynamicPlan.Field, _ index: Int, _ raw: Value, of node: ViewNode,
    keeping installation: inout Installation
  ) throws(Fault) -> Value? {
    switch field.kind {
    case .cell:
      let cell = try keep(index, &installation) { () throws(Fault) in
        try ask(.makeCell, of: raw)
      }
      own(cell.value, by: node, property: field.name)
      let connected = filling(.cell, of: raw, with: cell.value)
      defer { connected.release() }
      return filling(.shown, of: connected, with: cell.value.part(.value, host) ?? .void)
    case .sharedCell:
      // A new value of the view can name another key.
      let cell = try ask(.shared, of: raw)
      defer { cell.release() }
      return filling(.cell, of: raw, with: cell)
    case .stateObject:
      let object = try keep(index, &installation) { () throws(Fault) in
        try untracked { () throws(Fault) in try ask(.makeObject, of: raw) }
      }
      let connected = filling(.object, of: raw, with: object.value)
      return try observing(connected)
    case .observedObject:
      return try observing(raw.retained())
    case .environmentObject:
      return try observing(connectObject(raw, frame: node.frame))
    case .environment: return installation.kept[index]?.value.retained()
    case .binding: return try ask(.installed, of: raw)
    case .custom: return try updated(raw)
    }
  }

  private func keep(
    _ index: Int, _ installation: inout Installation, _ make: () throws(Fault) -> Value
  ) throws(Fault) -> Held {
    if let kept = installation.kept[index] { return kept }
    let made = Held(owned: try make())
    installation.kept[index] = made
    return made
  }

  /// The wrapper with an optional field filled.
  private func filling(_ part: ViewPart, of wrapper: Value, with value: Value) -> Value {
    guard let slot = host.library.traits(of: wrapper)?.slot(part) else { return wrapper.retained() }
    return wrapper.replacingField(at: [slot], with: value.retained().wrapped)
  }

  /// Lets the running body depend on the object's announcements.
  private func observing(_ wrapper: Value) throws(Fault) -> Value {
    do throws(Fault) {
      try ask(.observe, of: wrapper).release()
    } catch {
      wrapper.release()
      throw error
    }
    return wrapper
  }

  private func connectObject(_ wrapper: Value, frame: EnvironmentFrame) throws(Fault) -> Value {
    guard let object = try environmentObject(wrapper, frame: frame) else {
      return wrapper.retained()
    }
    return filling(.object, of: wrapper, with: object)
  }

  /// What the environment has for an `EnvironmentObject`, borrowed.
  func environmentObject(_ wrapper: Value, frame: EnvironmentFrame) throws(Fault) -> Value? {
    let metatype = try ask(.objectType, of: wrapper)
    return host.environment.read(.object(machine.types.type(of: metatype)), from: frame)?.payload
  }

  /// A struct of the program, after its `update()`.
  private func updated(_ raw: Value) throws(Fault) -> Value? {
    guard
      let requirement = host.library.members.requirement(
        "update", in: host.library.dynamicPropertyProtocol)
    else {
      return nil
    }
    var copy = raw.retained()
    do throws(Fault) {
      try machine.invokeMutating(requirement, receiver: &copy, arguments: []).release()
    } catch {
      copy.release()
      throw error
    }
    return copy
  }

  private func own(_ cell: Value, by node: ViewNode, property: String) {
    let body = node as? BodyNode
    if let name = node.name {
      host.stateCells.cellOwners[host.key(of: cell)] = CellOwner(
        name: name, property: property, node: body)
    } else if let body {
      host.stateCells.cellOwners[host.key(of: cell)] = CellOwner(
        name: body.placeName, property: String(property.drop { $0 == "_" }), node: body)
    }
  }
}
