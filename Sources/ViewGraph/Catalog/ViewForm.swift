internal import Interpreter
internal import Semantics

/// How values of a view type are shown; computed from the library's attributes once per type.
final class ViewForm {
  enum Kind {
    /// A view with a body written by the program; the requirement is `body`.
    case body(Function)
    /// A view with a modifier written by the program.
    case modifierBody(Function)
    /// Two modifiers combined by `concat`; they are split.
    case concatenation
    case library(ShownAttribute.Kind)
    /// Not a view.
    case foreign
  }

  /// Where a child is found in the value.
  private enum Place {
    case field([Int])
    case erased(Int)
  }

  let kind: Kind
  let name: String
  /// The name in programs; nodes of library views report this name.
  let shownName: String
  /// The attributes of the view, or of its modifier.
  let traits: LibraryTraits?
  let role: LibraryRole?
  let control: ControlKind?
  /// Where the modifier stands, for forms of modified views.
  let modifierSlot: Int?
  private let words: [ShownAttribute.Word]
  private let places: [Place]
  /// The parts of the value that the node itself shows, besides its children.
  let ownFields: [[Int]]

  let isLazy: Bool
  let isTransparent: Bool

  init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
    shownName = name
    traits = nil
    role = nil
    control = nil
    modifierSlot = nil
    words = []
    places = []
    ownFields = []
    isLazy = false
    isTransparent = true
  }

  /// The form of a library view, shown as its attributes say.
  init(
    _ shown: ShownAttribute, _ traits: LibraryTraits?, of type: NominalType, name: String,
    modified: ModifiedSlots? = nil
  ) {
    kind = .library(shown.kind)
    self.name = name
    shownName = shown.shownAs ?? String(name.drop { $0 == "_" })
    self.traits = traits
    role = traits?.role
    control = traits?.control
    modifierSlot = modified?.modifier
    words = shown.words
    isLazy = words.contains(.lazy)
    isTransparent = words.contains(.transparent)
    let outer = modified.map { [$0.modifier] } ?? []
    let own = shown.children.compactMap { child -> (Place, Int)? in
      guard let slot = traits?.slot(named: child.name) else { return nil }
      switch child {
      case .view: return (.field(outer + [slot]), slot)
      case .each: return (.erased(slot), -1)
      }
    }
    places = (modified.map { [.field([$0.content])] } ?? []) + own.map(\.0)
    let taken = Set(own.map(\.1))
    ownFields = type.storedProperties.indices.filter { !taken.contains($0) }.map { outer + [$0] }
  }

  var showsOwnText: Bool { words.contains(.ownText) }
  var isCalledByText: Bool { words.contains(.calledByText) }
  /// Whether tabs can be nested in it although it is not a tab itself.
  var holdsTabs: Bool { role == .tuple || role == .group || role == .tabSection }

  var isModifier: Bool { modifierSlot != nil }

  /// The slot of its text.
  var textSlot: Int? { isModifier ? nil : traits?.slot(.text) }

  /// Whether values of the type can hold different numbers of views.
  var isPlural: Bool {
    role == .tuple || places.contains { if case .erased = $0 { true } else { false } }
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
          views.append(words.contains(.first) ? host.library.firstView(of: view) : view)
        }
      case .erased(let slot):
        views += value.fields[slot].fields.filter { host.library.isShownView($0) }
      }
    }
    return views
  }

  /// The value that the attributes describe: the modifier of a modified view, otherwise the view.
  func described(in value: Value) -> Value { modifierSlot.map { value.fields[$0] } ?? value }
}

/// Where a modified view stores its content and its modifier.
struct ModifiedSlots {
  let content: Int
  let modifier: Int
}

extension LibraryTypes {
  /// The form of a view's value.
  func form(of value: Value) -> ViewForm {
    let type = machine.dynamicType(value)
    if let known = forms[type.id] { return known }
    let form = makeForm(value, type)
    // An extension may make a view of it later.
    if case .foreign = form.kind { return form }
    forms[type.id] = form
    return form
  }

  private func makeForm(_ value: Value, _ type: RuntimeType) -> ViewForm {
    guard let nominal = type.nominal else { return ViewForm(kind: .foreign, name: "") }
    if let traits = traits(of: nominal), let shown = traits.shown {
      if shown.kind == .modified { return modifiedForm(value) }
      return ViewForm(shown, traits, of: nominal, name: nominal.name)
    }
    // Shapes of the program draw as those of the library do; none has a body.
    if isDeclared(type, "Shape") {
      return ViewForm(ShownAttribute(), nil, of: nominal, name: nominal.name)
    }
    let protocols =
      [viewProtocol, sceneProtocol, appProtocol]
      + (host.program.mentions("Commands") ? [host.program.wellKnown("Commands")] : [])
    for `protocol` in protocols where machine.conforms(type, to: `protocol`) {
      guard let getter = bodyGetter(of: `protocol`) else { continue }
      return ViewForm(kind: .body(getter), name: nominal.name)
    }
    return ViewForm(kind: .foreign, name: nominal.name)
  }

  /// Whether a type conforms to a library protocol that is loaded only if the program mentions it.
  fileprivate func isDeclared(_ type: RuntimeType, _ name: String) -> Bool {
    host.program.mentions(name) && machine.conforms(type, to: host.program.wellKnown(name))
  }

  private func modifiedForm(_ value: Value) -> ViewForm {
    let type = machine.dynamicType(modifier(of: value))
    guard let nominal = type.nominal else { return ViewForm(kind: .foreign, name: "") }
    if let traits = traits(of: nominal), let shown = traits.shown {
      if shown.kind == .modified { return ViewForm(kind: .concatenation, name: nominal.name) }
      return ViewForm(shown, traits, of: nominal, name: nominal.name, modified: modifiedSlots)
    }
    // Effects only draw.
    if isDeclared(type, "GeometryEffect") {
      return ViewForm(
        ShownAttribute(words: [.transparent]), nil, of: nominal, name: nominal.name,
        modified: modifiedSlots)
    }
    guard machine.conforms(type, to: modifierProtocol),
      let function = members.requirement("body", in: modifierProtocol)
    else { return ViewForm(kind: .foreign, name: nominal.name) }
    return ViewForm(kind: .modifierBody(function), name: nominal.name)
  }

  private func bodyGetter(of type: NominalType) -> Function? {
    for case .property(let property) in type.members["body"] ?? [] {
      if let getter = property.getter, case .requirement = getter.implementation { return getter }
    }
    return nil
  }

  /// The first of the views that a builder combined.
  fileprivate func firstView(of view: Value) -> Value {
    guard role(of: view) == .tuple, let first = view.part(.views, host)?.fields.first else {
      return view
    }
    return firstView(of: first)
  }

  /// Whether a value of type `Any` is a view.
  func isView(_ value: Value) -> Bool {
    guard let value = value.payload, value.kind == .structure || value.kind == .enumPayload else {
      return false
    }
    return machine.conforms(machine.dynamicType(value), to: viewProtocol)
  }

  /// Whether a modifier's argument is a view worth listing: shapes and colours only draw.
  func isShownView(_ value: Value) -> Bool {
    guard isView(value), let shown = value.payload else { return false }
    let type = machine.dynamicType(shown)
    guard let nominal = type.nominal else { return false }
    if nominal.isPrelude { return traits(of: nominal)?.shown?.words.contains(.drawing) != true }
    return !isDeclared(type, "Shape")
  }

  /// `_ViewModifier_Content<M>` for a modifier.
  func placeholderType(for modifier: Value) -> RuntimeType {
    machine.types.type(named: "_ViewModifier_Content", [machine.dynamicType(modifier)])
  }
}
