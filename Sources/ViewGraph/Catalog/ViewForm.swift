internal import Interpreter
internal import Semantics

/// What a type of views comes down to: worked out from the catalog once per type.
final class ViewForm {
  enum Kind {
    /// Has a body of the program, which this requirement stands for.
    case body(Function)
    /// A modifier of the program on a view.
    case modifierBody(Function)
    /// Two modifiers in one: taken apart.
    case concatenation
    case library(ViewRow.Kind)
    /// Is no view.
    case foreign
  }

  /// Where a child stands in the value.
  private enum Place {
    case field([Int])
    case erased(Int)
  }

  let kind: Kind
  let name: String
  /// What programs call it: what stands behind a view of the library bears its name.
  let shownName: String
  let control: ControlKind?
  let textSlot: Int?
  let isLazy: Bool
  let isTransparent: Bool
  let showsText: Bool
  private let showsFirst: Bool
  private let places: [Place]
  /// What the node shows besides its children.
  let ownFields: [[Int]]

  init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
    shownName = name
    control = nil
    textSlot = nil
    isLazy = false
    isTransparent = true
    showsText = false
    showsFirst = false
    places = []
    ownFields = []
  }

  init(_ row: ViewRow, of value: Value, type: NominalType, name: String, host: ViewHost) {
    kind = .library(row.kind)
    self.name = name
    shownName = row.shownAs ?? String(name.drop { $0 == "_" })
    control = row.control
    textSlot = row.text.flatMap { host.members.slot($0, in: type) }
    isLazy = row.isLazy
    isTransparent = row.isTransparent
    showsText = row.showsText
    showsFirst = row.showsFirst
    places = row.children.compactMap { field in
      let parts = field.split(separator: ".").map(String.init)
      if parts.count == 2, let first = host.members.slot(parts[0], in: type),
        let inner = host.machine.dynamicType(value.fields[first]).nominal,
        let second = host.members.slot(parts[1], in: inner)
      {
        return .field([first, second])
      }
      guard let slot = host.members.slot(field, in: type) else { return nil }
      return field == "_arguments" ? .erased(slot) : .field([slot])
    }
    ownFields = ViewForm.ownFields(of: value, type, children: row.children, host)
  }

  private static func ownFields(
    of value: Value, _ type: NominalType, children: [String], _ host: ViewHost
  ) -> [[Int]] {
    var fields: [[Int]] = []
    for (slot, property) in type.storedProperties.enumerated()
    where property.name == "_arguments" || !children.contains(property.name) {
      guard property.name == "modifier",
        let modifier = host.machine.dynamicType(value.fields[slot]).nominal
      else {
        fields.append([slot])
        continue
      }
      for (inner, field) in modifier.storedProperties.enumerated()
      where !children.contains("modifier.\(field.name)") { fields.append([slot, inner]) }
    }
    return fields
  }

  /// Whether values of the type can hold different numbers of views.
  var isPlural: Bool {
    name == "TupleView" || name == "_TupleScene"
      || places.contains { if case .erased = $0 { true } else { false } }
  }

  /// The views in a value, borrowed, in order.
  func views(of value: Value, _ host: ViewHost) -> [Value] {
    var views: [Value] = []
    for place in places {
      switch place {
      case .field(let path):
        let view = value.field(at: path)
        if view.kind == .tuple {
          views += Array(view.fields)
        } else {
          views.append(showsFirst ? host.firstView(of: view) : view)
        }
      case .erased(let slot):
        views += value.fields[slot].fields.filter { host.isShownView($0) }
      }
    }
    return views
  }
}

extension ViewHost {
  /// The form of a view's value.
  func form(of value: Value) -> ViewForm {
    let type = machine.dynamicType(value)
    if let known = forms[type.id] { return known }
    let form = makeForm(value, type)
    forms[type.id] = form
    return form
  }

  private func makeForm(_ value: Value, _ type: RuntimeType) -> ViewForm {
    guard let nominal = type.nominal else { return ViewForm(kind: .foreign, name: "") }
    if nominal.isPrelude {
      if nominal.name == "ModifiedContent" { return modifiedForm(value, nominal) }
      if isConfigurationPart(nominal) {
        return ViewForm(kind: .library(.erased), name: nominal.name)
      }
      if let row = ViewCatalog.views[nominal.name] {
        return ViewForm(row, of: value, type: nominal, name: nominal.name, host: self)
      }
    }
    // Shapes of the program draw as those of the library do; none has a body.
    if isDeclared(type, "Shape"), let row = ViewCatalog.views["Circle"] {
      return ViewForm(row, of: value, type: nominal, name: nominal.name, host: self)
    }
    for `protocol` in [viewProtocol, sceneProtocol, appProtocol]
    where machine.conforms(type, to: `protocol`) {
      guard let getter = bodyGetter(of: `protocol`) else { continue }
      return ViewForm(kind: .body(getter), name: nominal.name)
    }
    return ViewForm(kind: .foreign, name: nominal.name)
  }

  /// Whether a type conforms to a protocol of the library that only some programs mention.
  fileprivate func isDeclared(_ type: RuntimeType, _ name: String) -> Bool {
    program.mentions(name) && machine.conforms(type, to: program.wellKnown(name))
  }

  /// Whether a type is what the configuration of a style holds a part of the control in:
  /// `ButtonStyleConfiguration.Label`, `GaugeStyleConfiguration.CurrentValueLabel`.
  private func isConfigurationPart(_ nominal: NominalType) -> Bool {
    nominal.outer?.isPrelude == true && nominal.storedProperties.map(\.name) == ["_view"]
  }

  private func modifiedForm(_ value: Value, _ nominal: NominalType) -> ViewForm {
    let type = machine.dynamicType(value.fields[1])
    guard let modifier = type.nominal else { return ViewForm(kind: .foreign, name: "") }
    if modifier.isPrelude {
      if modifier.name == "ModifiedContent" {
        return ViewForm(kind: .concatenation, name: modifier.name)
      }
      if let row = ViewCatalog.modifiers[modifier.name] {
        return ViewForm(row, of: value, type: nominal, name: modifier.name, host: self)
      }
    }
    // Effects only draw.
    if isDeclared(type, "GeometryEffect"), let row = ViewCatalog.modifiers["EmptyModifier"] {
      return ViewForm(row, of: value, type: nominal, name: modifier.name, host: self)
    }
    guard machine.conforms(type, to: modifierProtocol),
      let function = members.requirement("body", in: modifierProtocol)
    else { return ViewForm(kind: .foreign, name: modifier.name) }
    return ViewForm(kind: .modifierBody(function), name: modifier.name)
  }

  private func bodyGetter(of type: NominalType) -> Function? {
    for case .property(let property) in type.members["body"] ?? [] {
      if let getter = property.getter, case .requirement = getter.implementation { return getter }
    }
    return nil
  }

  /// The first of several views that a builder has put together.
  fileprivate func firstView(of view: Value) -> Value {
    guard let nominal = machine.dynamicType(view).nominal, nominal.isPrelude,
      nominal.name == "TupleView", let first = view.fields[0].fields.first
    else { return view }
    return firstView(of: first)
  }

  /// Whether a value is a view, for what comes as `Any`.
  func isView(_ value: Value) -> Bool {
    guard let value = value.payload, value.kind == .structure || value.kind == .enumPayload else {
      return false
    }
    return machine.conforms(machine.dynamicType(value), to: viewProtocol)
  }

  /// Whether a modifier's argument is a view that is worth showing: shapes and colours only draw.
  func isShownView(_ value: Value) -> Bool {
    guard isView(value), let shown = value.payload else { return false }
    let type = machine.dynamicType(shown)
    guard let nominal = type.nominal else { return false }
    return nominal.isPrelude
      ? !ViewCatalog.decorations.contains(nominal.name) : !isDeclared(type, "Shape")
  }

  /// `_ViewModifier_Content<M>` for a modifier.
  func placeholderType(for modifier: Value) -> RuntimeType {
    machine.types.type(named: "_ViewModifier_Content", [machine.dynamicType(modifier)])
  }
}
