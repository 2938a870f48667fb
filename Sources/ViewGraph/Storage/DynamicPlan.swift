internal import Interpreter
internal import Semantics

/// Which fields of a view's struct are connected before its body runs, and how.
struct DynamicPlan {
  enum Kind {
    /// A cell of the node's own: `State`, `FocusState`, `GestureState`.
    case cell
    /// An object made once: `StateObject`.
    case stateObject
    case observedObject
    case environmentObject
    case environment
    case binding
    /// A struct of the program that conforms to `DynamicProperty`: told to update.
    case custom
  }

  struct Field {
    /// Slots from the view's struct down.
    let path: [Int]
    /// `count` for `_count`.
    let name: String
    let kind: Kind
  }

  var fields: [Field] = []
  var hasEnvironment: Bool { fields.contains { $0.kind == .environment } }
}

extension ViewHost {
  /// The plan for a view's type; made from the first value seen.
  func plan(for value: Value) -> DynamicPlan {
    let type = machine.dynamicType(value)
    if let known = plans[type.id] { return known }
    var plan = DynamicPlan()
    collect(value, path: [], into: &plan)
    plans[type.id] = plan
    return plan
  }

  private func collect(_ value: Value, path: [Int], into plan: inout DynamicPlan) {
    guard value.kind == .structure, let nominal = machine.dynamicType(value).nominal else { return }
    for (slot, property) in nominal.storedProperties.enumerated() {
      let field = value.fields[slot]
      guard field.depth == 0, field.kind == .structure else { continue }
      let type = machine.dynamicType(field)
      guard let wrapper = type.nominal else { continue }
      let place = path + [slot]
      var name = property.wraps?.name ?? property.name
      if property.wraps == nil, name.hasPrefix("_") { name.removeFirst() }
      if wrapper.isPrelude {
        guard let kind = ViewHost.wrapperKinds[wrapper.name], wrapper.outer == nil else { continue }
        plan.fields.append(DynamicPlan.Field(path: place, name: name, kind: kind))
      } else if machine.conforms(type, to: dynamicPropertyProtocol) {
        collect(field, path: place, into: &plan)
        plan.fields.append(DynamicPlan.Field(path: place, name: name, kind: .custom))
      }
    }
  }

  private static let wrapperKinds: [String: DynamicPlan.Kind] = [
    "State": .cell, "FocusState": .cell, "GestureState": .cell, "StateObject": .stateObject,
    "ObservedObject": .observedObject, "EnvironmentObject": .environmentObject,
    "Environment": .environment, "Binding": .binding,
  ]
}

extension Value {
  /// The value at the end of a path of slots, borrowed.
  func field(at path: [Int]) -> Value {
    var value = self
    for slot in path { value = value.fields[slot] }
    return value
  }
}
