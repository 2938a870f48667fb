internal import Interpreter
internal import Semantics

/// A control drawn by a custom style.
final class StyledNode: ContentNode {
  private var style: Held
  /// The environment key of the style.
  private let key: EnvironmentKey
  /// The slots of the fields passed to the style; if empty, the view itself is passed.
  private let fields: [Int]
  /// Whether the control is pressed, if the style can ask for that.
  private var press: Held?
  /// The storage for the style's own dynamic properties: `@Environment(\.isEnabled)` in a
  /// `ButtonStyle`.
  private let plan: DynamicPlan
  private var installation: Installation
  /// The changes that the last run found in the style and in the environment values it reads.
  private var styleCauses: [Cause] = []

  init(
    _ value: Value, style: Value, key: EnvironmentKey, fields: [Int], parent: ViewNode?,
    frame: EnvironmentFrame, host: ViewHost
  ) {
    self.style = Held(style)
    self.key = key
    self.fields = fields
    plan = host.library.plan(for: style)
    installation = Installation(count: plan.fields.count)
    super.init(value, name: "", parent: parent, frame: frame, host: host)
  }

  deinit { if let press { host.stateCells.cellOwners[host.key(of: press.value)] = nil } }

  var styleType: RuntimeType { host.machine.dynamicType(style.value) }

  /// The node of the label in the style's body.
  var drawnLabel: ViewNode? {
    var nodes = Array(children)
    while !nodes.isEmpty {
      let node = nodes.removeFirst()
      if node is ErasedNode, host.library.role(of: node.value) == .controlLabel { return node }
      nodes += node.children
    }
    return nil
  }

  override func takeName() {
    if givenName.isEmpty { rename(host.mounting.nextName(styleType.name)) }
  }

  override func build() throws(Fault) {
    takeName()
    if host.understands(.makePress, style.value) {
      let cell = Held(owned: try host.ask(.makePress, of: style.value))
      host.stateCells.cellOwners[host.key(of: cell.value)] = CellOwner(
        name: givenName, property: "isPressed")
      press = cell
    }
    try super.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let isSame = try FieldComparison(host).isSame(value, new)
    if isSame { return }
    let causes = try numberCauses(from: value, to: new)
    replaceValue(new)
    try rerun(because: causes)
  }

  /// The numbers of the configuration that differ, such as what a progress view has completed. Its
  /// views are updated for themselves, its bindings are read.
  private func numberCauses(from old: Value, to new: Value) throws(Fault) -> [Cause] {
    guard let properties = type?.nominal?.storedProperties else { return [] }
    var causes: [Cause] = []
    for slot in fields {
      let (before, after) = (old.fields[slot], new.fields[slot])
      guard before.isPlainOrNil, after.isPlainOrNil,
        try !FieldComparison(host).isSame(before, after)
      else { continue }
      causes.append(
        .input(
          field: String(properties[slot].name.drop { $0 == "_" }), old: Held(before),
          new: Held(after), difference: .value, parent: namedAncestor?.name ?? ""))
    }
    return causes
  }

  override func evaluate() throws(Fault) -> Value {
    styleCauses = try takeStyle()
    var arguments = fields.map { value.fields[$0] }
    if fields.isEmpty { arguments = [value] }
    if let press { arguments.append(press.value) }
    if plan.fields.isEmpty { return try host.ask(.make, of: style.value, arguments) }
    styleCauses += try host.environment.resolveEnvironment(plan, of: style.value, in: frame) {
      index, resolved in
      guard let old = installation.exchange(index, resolved) else { return nil }
      host.record { [self] in installation.kept[index] = old }
      return old
    }
    let connected = try host.dynamicProperties.install(
      plan, into: style.value.retained(), of: self, keeping: &installation)
    defer { connected.release() }
    return try host.ask(.make, of: connected, arguments)
  }

  override func refined(_ causes: [Cause]) -> [Cause] {
    causes.filter { !$0.isEnvironment } + styleCauses
  }

  /// Reads the style from the environment, where it may have been set anew; returns the fields that
  /// differ.
  private func takeStyle() throws(Fault) -> [Cause] {
    host.environment.resolvingName = modifierName
    guard let new = host.environment.read(key, from: frame)?.payload,
      host.machine.dynamicType(new) === styleType
    else { return [] }
    let old = style
    let causes = try host.tracker.inputCauses(from: old.value, to: new, parent: styleOwner)
    if causes.isEmpty { return [] }
    style = Held(new)
    host.record { [self] in style = old }
    return causes
  }

  /// The modifier that sets the style: `buttonStyle` for `_ButtonStyleKey`.
  private var modifierName: String? {
    guard case .key(let type) = key, let name = type.nominal?.name.dropFirst().dropLast("Key".count)
    else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The view whose body sets the style.
  private var styleOwner: String {
    let setter = frame.find(key)?.frame
    var current = parent
    while let node = current, (node as? EnvironmentNode)?.inner !== setter { current = node.parent }
    return current?.namedAncestor?.name ?? ""
  }

  /// Presses or releases the control.
  func setPressed(_ isPressed: Bool) throws(Fault) {
    guard let press else { return }
    try host.ask(.set, of: press.value, [.bool(isPressed)]).release()
  }
}

extension ViewNode {
  /// Whether this is content that the program put into a control, shown by the control's style.
  var isPartOfConfiguration: Bool {
    guard self is ErasedNode, let role = host.library.role(of: value) else { return false }
    return role == .controlLabel || role == .controlPart
  }
}

extension Value {
  /// Whether it is a number, a `Bool` or `nil`.
  fileprivate var isPlainOrNil: Bool { kind.isNumber || kind == .bool || kind == .none }
}
