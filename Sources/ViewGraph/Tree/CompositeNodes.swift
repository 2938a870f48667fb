internal import Interpreter
internal import Semantics

/// A view of the program, with its struct as passed by the parent.
final class ViewBodyNode: BodyNode {
  private let requirement: Function
  /// The wrapped view, for `UIViewRepresentable` and its relatives.
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

  /// Changes to a view of another framework are not visible here.
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

/// A view compared only by its `==`, as requested by `.equatable()`.
final class EquatableNode: ViewNode {
  private func shown(in value: Value) -> Value { value.part(.content, host) ?? .none }

  override func build() throws(Fault) {
    let child = try host.nodes.makeNode(shown(in: value), parent: self, frame: frame)
    setChild(child)
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let (old, fresh) = (shown(in: value), shown(in: new))
    host.machine.lastEquality = nil
    let isSame = try host.untracked { () throws(Fault) in
      host.staleness.dryRuns.isRunning
        ? try FieldComparison(host).isSame(old, fresh) : try host.machine.areEqual(old, fresh)
    }
    if let body = children[0] as? BodyNode { try body.noteOffer(fresh, isTaken: !isSame) }
    if isSame { return }
    replaceValue(new)
    try reconcile(0, with: fresh)
  }
}

/// A view with a modifier of the program: the modifier's body is a scope, and shows the view where
/// it places its content.
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

  /// Its name is that of its type.
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
      // Only the content is new: the placeholder shows it.
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

/// The place in a modifier's body where the modified view is shown.
final class PlaceholderNode: ViewNode {
  /// The modifier whose body contains the placeholder.
  private(set) weak var modifier: ModifierBodyNode?

  override func build() throws(Fault) {
    guard let modifier = enclosingModifier else { return }
    self.modifier = modifier
    modifier.register(self)
    let child = try host.nodes.makeNode(modifier.content, parent: self, frame: frame)
    setChild(child)
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) { try showContent() }

  func showContent() throws(Fault) {
    guard let modifier, !children.isEmpty else { return }
    try reconcile(0, with: modifier.content)
  }

  /// The innermost enclosing modifier whose content this is not part of.
  private var enclosingModifier: ModifierBodyNode? {
    var node = parent
    while let current = node {
      if let found = current as? ModifierBodyNode { return found }
      node = (current as? PlaceholderNode)?.modifier?.parent ?? current.parent
    }
    return nil
  }
}
