internal import Interpreter
internal import Semantics

/// Which fields of a view's struct are connected before its body runs, and how.
struct DynamicPlan {
  /// Marks, among the cases, an enum that is not a dynamic property itself: its payloads count, but
  /// not those of enums inside them.
  static let plainEnum = -1

  /// The kind of a library wrapper; set by `@_wrapper(.cell)` on its declaration.
  enum Kind: String, CaseIterable {
    /// A cell of the node: `State`, `FocusState`, `GestureState`.
    case cell
    /// A cell shared by all wrappers with the same key: `AppStorage`, `SceneStorage`.
    case sharedCell
    /// An object made once: `StateObject`.
    case stateObject
    case observedObject
    case environmentObject
    case environment
    case binding
    /// A struct that conforms to `DynamicProperty` and is made of others: told to update.
    case custom

    /// The parts that a wrapper of this kind must have.
    var parts: [ViewPart] {
      switch self {
      // A first value that is worked out when the view appears is no part.
      case .cell: [.cell]
      case .sharedCell: [.value, .cell]
      case .stateObject, .environmentObject: [.object]
      case .observedObject: [.value]
      case .environment: [.keyPath, .type, .resolved, .isOfShell]
      case .binding: [.value, .location]
      case .custom: []
      }
    }

    /// The requests that it must answer.
    var requests: [ViewRequest] {
      switch self {
      case .cell: [.makeCell]
      case .sharedCell: [.shared]
      case .stateObject: [.makeObject, .observe]
      case .observedObject: [.observe]
      case .environmentObject: [.objectType, .observe]
      case .environment: [.installing]
      case .binding: [.installed, .isSame]
      case .custom: []
      }
    }
  }

  struct Field: Equatable {
    /// Slots from the view's struct inwards: fields, or parts of a payload.
    let path: [Int]
    /// The cases of the enums on the path.
    let cases: [Int]
    /// `count` for `_count`.
    let name: String
    let kind: Kind
  }

  var fields: [Field] = []
  /// Whether values of the type differ in their dynamic properties: some are in optionals or
  /// payloads.
  var varies = false
  var hasEnvironment: Bool { fields.contains { $0.kind == .environment } }
}

extension LibraryTypes {
  /// The plan for a view: one for all values of its type, unless it varies.
  func plan(for value: Value) -> DynamicPlan {
    let type = machine.dynamicType(value)
    if let known = plans[type.id, in: journal.epoch] { return known }
    var plan = DynamicPlan()
    collect(value, path: [], cases: [], into: &plan)
    if !plan.varies { plans[type.id, in: journal.epoch] = plan }
    return plan
  }

  private func collect(
    _ value: Value, path: [Int], cases: [Int], into plan: inout DynamicPlan
  ) {
    guard let nominal = machine.dynamicType(value).nominal else { return }
    switch value.kind {
    case .structure:
      for (slot, property) in nominal.storedProperties.enumerated() {
        var name = property.wraps?.name ?? property.name
        if property.wraps == nil, name.hasPrefix("_") { name.removeFirst() }
        add(value.fields[slot], name, path: path + [slot], cases: cases, into: &plan)
      }
    case .enumCase, .enumPayload:
      let known = nominal.enumeration.cases
      guard known.contains(where: { !$0.payload.isEmpty }) else { return }
      plan.varies = true
      let current = known[value.caseIndex]
      for (slot, part) in value.fields.enumerated() {
        let label = current.payload.indices.contains(slot) ? current.payload[slot].label : nil
        add(
          part, label ?? current.name, path: path + [slot], cases: cases + [current.index],
          into: &plan)
      }
    default: return
    }
  }

  private func add(
    _ field: Value, _ name: String, path: [Int], cases: [Int], into plan: inout DynamicPlan
  ) {
    guard let held = field.payload else {
      plan.varies = true
      return
    }
    let type = machine.dynamicType(held)
    guard let nominal = type.nominal else { return }
    switch held.kind {
    case .structure where nominal.isPrelude:
      guard let kind = traits(of: nominal)?.wrapper else { return }
      if field.depth > 0 { plan.varies = true }
      if kind == .custom { collect(held, path: path, cases: cases, into: &plan) }
      plan.fields.append(DynamicPlan.Field(path: path, cases: cases, name: name, kind: kind))
    case .structure, .enumCase, .enumPayload:
      let isDynamic = machine.conforms(type, to: dynamicPropertyProtocol)
      // Nothing is connected in structs that are not dynamic properties; of enums, their payloads
      // are.
      guard isDynamic || held.kind != .structure && !cases.contains(DynamicPlan.plainEnum) else {
        return
      }
      if field.depth > 0 { plan.varies = true }
      collect(
        held, path: path, cases: isDynamic ? cases : cases + [DynamicPlan.plainEnum], into: &plan)
      guard isDynamic else { return }
      plan.fields.append(DynamicPlan.Field(path: path, cases: cases, name: name, kind: .custom))
    default: return
    }
  }
}

extension Value {
  /// The value at the end of a path of slots, borrowed.
  func field(at path: [Int]) -> Value {
    var value = self
    for slot in path { value = value.fields[slot] }
    return value
  }
}
