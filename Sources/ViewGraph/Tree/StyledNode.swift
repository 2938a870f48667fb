internal import Interpreter
internal import Semantics

/// A control that a style of the program draws.
final class StyledNode: ContentNode {
  private let style: Held
  private let fields: [String]
  /// Whether the control is held down, where the style can ask.
  private var press: Held?
  /// What the style's own dynamic properties keep: `@Environment(\.isEnabled)` in a `ButtonStyle`.
  private let plan: DynamicPlan
  private var installation: Installation
  /// What of the environment the last run found changed, as the style names it.
  private var environmentCauses: [Cause] = []

  init(
    _ value: Value, style: Value, fields: [String], parent: ViewNode?, frame: EnvironmentFrame,
    host: ViewHost
  ) {
    self.style = Held(style)
    self.fields = fields
    plan = host.plan(for: style)
    installation = Installation(count: plan.fields.count)
    let typeName = host.machine.typeName(host.machine.dynamicType(style))
    super.init(
      value, name: host.nextName(typeName), parent: parent, frame: frame, host: host)
  }

  deinit { if let press { host.cellOwners[host.key(of: press.value)] = nil } }

  var styleType: RuntimeType { host.machine.dynamicType(style.value) }

  /// Where the style put the control's label.
  var drawnLabel: ViewNode? {
    var nodes = Array(children)
    while !nodes.isEmpty {
      let node = nodes.removeFirst()
      if node is ErasedNode, let nominal = node.type?.nominal, nominal.outer != nil,
        ["Label", "Title"].contains(nominal.name)
      {
        return node
      }
      nodes += node.children
    }
    return nil
  }

  override func build() throws(Fault) {
    if host.understands("_makePress", style.value) {
      let cell = Held(owned: try host.ask("_makePress", of: style.value))
      host.cellOwners[host.key(of: cell.value)] = CellOwner(
        name: givenName, property: "isPressed")
      press = cell
    }
    try super.build()
  }

  override func evaluate() throws(Fault) -> Value {
    var arguments = fields.map { value.field($0, host) ?? .none }
    if fields.isEmpty { arguments = [value] }
    if let press { arguments.append(press.value) }
    if plan.fields.isEmpty { return try host.ask("_make", of: style.value, arguments) }
    environmentCauses = try host.resolveEnvironment(plan, of: style.value, in: frame) {
      index, resolved in
      guard let old = installation.exchange(index, resolved) else { return nil }
      host.record { [self] in installation.kept[index] = old }
      return old
    }
    let connected = try host.install(
      plan, into: style.value.retained(), of: self, keeping: &installation)
    defer { connected.release() }
    return try host.ask("_make", of: connected, arguments)
  }

  override func refined(_ causes: [Cause]) -> [Cause] {
    causes.filter { !$0.isEnvironment } + environmentCauses
  }

  /// Holds the control down, or lets it go.
  func setPressed(_ isPressed: Bool) throws(Fault) {
    guard let press else { return }
    try host.ask("_set", of: press.value, [.bool(isPressed)]).release()
  }
}
