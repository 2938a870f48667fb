internal import Interpreter
internal import Semantics

/// A view of the program: its struct is what the parent hands over.
final class ViewBodyNode: BodyNode {
  private let requirement: Function
  /// What it wraps, where it is of `UIViewRepresentable` or the like.
  private(set) var wrapped: WrappedView?

  init(
    _ value: Value, requirement: Function, parent: ViewNode?, frame: EnvironmentFrame,
    host: ViewHost
  ) {
    self.requirement = requirement
    super.init(value, dynamic: value, parent: parent, frame: frame, host: host)
  }

  override func evaluate(_ connected: Value) throws(Fault) -> Value {
    try host.machine.invoke(requirement, receiver: connected, arguments: [])
  }

  /// What is done to a view of another framework is not seen.
  override var showsAllItDoes: Bool { wrapped == nil }

  func wrap(_ view: WrappedView) {
    let old = wrapped
    wrapped = view
    host.record { [self] in wrapped = old }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    super.willDisappear(reason)
    if let wrapped { host.updates.schedule(.action(wrapped.dismantle)) }
  }
}

/// A view whose `==` alone decides, as `.equatable()` asks.
final class EquatableNode: ViewNode {
  private func shown(in value: Value) -> Value { value.part(.content, host) ?? .none }

  override func build() throws(Fault) {
    let child = try host.nodes.makeNode(shown(in: value), parent: self, frame: frame)
    setChildren([child])
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let (old, fresh) = (shown(in: value), shown(in: new))
    host.machine.lastEquality = nil
    let isSame = try host.untracked { () throws(Fault) in
      host.staleness.dryRuns.isLooking
        ? try FieldComparison(host).isSame(old, fresh) : try host.machine.areEqual(old, fresh)
    }
    if let body = children[0] as? BodyNode { try body.noteOffer(fresh, isTaken: !isSame) }
    if isSame { return }
    replaceValue(new)
    try reconcile(0, with: fresh)
  }
}

/// A view with a modifier of the program: the modifier's body is a scope of its own, the view shows
/// where that body puts its content.
final class ModifierBodyNode: BodyNode {
  private let requirement: Function
  private var placeholders: [WeakPlaceholder] = []

  private struct WeakPlaceholder { weak var node: PlaceholderNode? }

  init(
    _ value: Value, requirement: Function, parent: ViewNode?, frame: EnvironmentFrame,
    host: ViewHost
  ) {
    self.requirement = requirement
    super.init(
      value, dynamic: host.library.modifier(of: value), parent: parent, frame: frame, host: host)
  }

  override var container: Value { host.library.modifier(of: value) }

  /// It is named by its type.
  override var chosenName: String? { nil }

  /// The view that is modified, borrowed.
  var content: Value { host.library.content(of: value) }

  override func newContainer(of new: Value) -> Value { host.library.modifier(of: new) }

  override func evaluate(_ connected: Value) throws(Fault) -> Value {
    let content = Value.structure(host.library.placeholderType(for: container), [])
    defer { content.release() }
    return try host.machine.invoke(requirement, receiver: connected, arguments: [content])
  }

  override func update(_ new: Value) throws(Fault) {
    host.machine.lastEquality = nil
    let inputs = try differences(from: container, to: host.library.modifier(of: new))
    if inputs.isEmpty {
      try noteOffer(new, isTaken: false)
      // Only the content is new: it goes where the placeholder stands.
      let kept = host.nodes.modified(
        host.machine.dynamicType(new), content: host.library.content(of: new), modifier: container)
      replaceValue(kept)
      kept.release()
      for placeholder in placeholders {
        if let node = placeholder.node, node.isMounted { try node.showContent() }
      }
      return
    }
    try super.update(new)
  }

  func register(_ placeholder: PlaceholderNode) {
    placeholders.removeAll { $0.node == nil }
    placeholders.append(WeakPlaceholder(node: placeholder))
  }
}

/// Where a modifier's body puts the view that it modifies.
final class PlaceholderNode: ViewNode {
  /// The modifier whose body this stands in.
  private(set) weak var modifier: ModifierBodyNode?

  override func build() throws(Fault) {
    guard let modifier = enclosingModifier else { return }
    self.modifier = modifier
    modifier.register(self)
    let child = try host.nodes.makeNode(modifier.content, parent: self, frame: frame)
    setChildren([child])
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) { try showContent() }

  func showContent() throws(Fault) {
    guard let modifier, !children.isEmpty else { return }
    try reconcile(0, with: modifier.content)
  }

  /// The innermost modifier around, past those whose content this is.
  private var enclosingModifier: ModifierBodyNode? {
    var node = parent
    while let current = node {
      if let found = current as? ModifierBodyNode { return found }
      node = (current as? PlaceholderNode)?.modifier?.parent ?? current.parent
    }
    return nil
  }
}
