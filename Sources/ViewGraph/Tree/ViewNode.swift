internal import CMemory
package import Interpreter
internal import ObservationGraph

/// One place in the tree of views: what is shown there, and what lies below.
///
/// A node's identity is its place in its parent and the type of its value; as long as both stay, it
/// is updated, otherwise another one takes its place.
package class ViewNode: Restorable, Presenter {
  let host: ViewHost
  /// Forgotten when the parent goes first.
  private(set) unowned(unsafe) var parent: ViewNode?
  let depth: Int
  /// The environment that the node and everything in it sees.
  let frame: EnvironmentFrame
  /// The value shown now, which the node owns; one that another replaces lives as long as the
  /// transaction.
  private(set) var value: Value
  /// The type of the value; another type is another identity.
  let type: RuntimeType?
  /// The scope of the node's own reads, where it makes any.
  private(set) var scope = ScopeID.none
  private(set) var isMounted = true
  /// The pass of the host in which the node's own code ran last.
  var lastPass = 0
  private(set) var children = ChildNodes.none

  init(_ value: Value, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost) {
    self.host = host
    self.parent = parent
    self.frame = frame
    depth = (parent?.depth ?? 0) + 1
    self.value = value.retained()
    type = value.isNil ? nil : host.machine.dynamicType(value)
    super.init()
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    value.release()
    host.staleness.untrackedReads.silentReads.removeAll(of: self)
    host.staleness.concealments.removeAnswer(of: self)
    if !scope.isNone { host.graph.destroyScope(scope) }
  }

  /// What reports call the node; nil for those that they do not mention.
  var name: String? { nil }

  /// The view that reports speak of where the node reads something.
  var reportedName: String? { name ?? namedAncestor?.name }

  /// Whether what the node reads is a binding that it holds, so that no view depends on it by that.
  var holdsBinding: Bool { false }

  /// Whether the node is on the screen; otherwise only its closure runs.
  var isShown: Bool { true }

  /// What of its children a person can see and use.
  var childrenInSight: [ViewNode] { Array(children) }

  /// Takes the next name of its type, which views have in the order in which they are built.
  func takeName() {}

  /// Builds what the node shows for the first time.
  func build() throws(Fault) {}

  /// Shows a new value of the same type.
  func update(_ new: Value) throws(Fault) { replaceValue(new) }

  /// Runs again because something it read has changed.
  func runDirty() throws(Fault) {}

  /// Runs again whether anything has changed or not; for a look only.
  func runAnew() throws(Fault) { try runDirty() }

  /// Lets what the next run needs come near while other things are done.
  func prefetchParts() {
    value.prefetch()
    if case .one(let child) = children {
      prefetch_lines(Unmanaged.passUnretained(child).toOpaque(), 3)
    }
  }

  /// Reads again what the last run read, without any other effect; after a roll-back.
  func retrack() {}

  /// What happens when the node goes; children go on their own.
  func willDisappear(_ reason: Departure.Reason) {}

  /// What happens when a roll-back puts the node back.
  func cameBack() {}

  /// What happens when a roll-back takes the node back that was made: its parent may go first.
  func detach() {
    isMounted = false
    parent = nil
  }

  func dismissPresented() throws(Fault) {}

  /// The parts of nodes that the journal keeps.
  enum Part {
    static let value = 0
    /// What the last run made of the node, and that there was this run.
    static let run = 1
    /// The element of a row.
    static let element = 2
  }

  package override func restore(_ part: Int, _ old: Kept) {
    guard part == Part.value, let old = old.value else { return super.restore(part, old) }
    value.release()
    value = old
  }

  /// Whether the value can be shown here without a change of identity.
  func accepts(_ new: Value) -> Bool {
    guard let new = new.payload else { return type == nil }
    return host.machine.dynamicType(new) === type
  }
}

/// Changes of nodes: each can be taken back.
extension ViewNode {
  final func replaceValue(_ new: Value) {
    let old = value
    value = new.retained()
    host.machine.journal.keep(old, as: Part.value, of: self)
  }

  final func setChildren(_ new: [ViewNode]) {
    let old = children
    children = ChildNodes(new)
    host.record { [self] in
      let kept = Set(old.map(ObjectIdentifier.init))
      for child in children where !kept.contains(ObjectIdentifier(child)) { child.detach() }
      children = old
    }
  }

  /// Makes the scope of the node's reads.
  final func makeScope() {
    scope = host.graph.makeScope(.deferred, payload: payload, order: UInt64(depth))
  }

  private var payload: UInt64 {
    UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
  }

  /// Takes the node and everything below down.
  final func takeDown() {
    host.updates.removed.append(self)
    host.updates.renderedChanges += 1
    leave(departure)
    host.record { [self] in self.comeBack() }
  }

  private func leave(_ reason: Departure.Reason) {
    guard isMounted else { return }
    let pending = scope.isNone ? [] : host.tracker.causes(host.tracker.reasons(for: scope))
    retire()
    host.trace.pending = pending
    willDisappear(reason)
    host.trace.pending = []
    for child in children { child.leave(reason) }
  }

  private func comeBack() {
    resume()
    cameBack()
    for child in children { child.comeBack() }
  }

  /// Takes just this node out of the running.
  final func retire() {
    isMounted = false
    if host.staleness.dryRuns.isLooking { host.staleness.dryRuns.look?.keep(self, host) }
    host.staleness.untrackedReads.silentReads.removeAll(of: self)
    if !scope.isNone { host.graph.clearDirty(scope) }
  }

  /// Puts just this node back.
  final func resume() {
    isMounted = true
    becomeStale()
  }

  /// Lets the node read again what its last run read, once the roll-back is done.
  final func becomeStale() {
    if !scope.isNone { host.updates.stale.append(self) }
  }

  /// Puts `value` in the place of the child at `index`: as an update where its identity stays.
  final func reconcile(_ index: Int, with value: Value) throws(Fault) {
    let child = children[index]
    if let shown = value.payload, child.accepts(shown) {
      return try child.update(shown)
    }
    if value.payload == nil, child.type == nil { return }
    try host.nodes.replace(index, of: self, with: value, because: nil)
  }

  /// Where the node stands among its parent's children.
  final func position(in parent: ViewNode) -> Int {
    if let row = self as? RowNode { return row.index }
    return parent.children.firstIndex { $0 === self } ?? 0
  }

  /// The nearest enclosing view that has a name; what a modifier modifies is not the modifier's.
  final var namedAncestor: ViewNode? {
    var node = parent
    while let current = node {
      if let placeholder = current as? PlaceholderNode, let modifier = placeholder.modifier {
        node = modifier.parent
        continue
      }
      if current.name != nil { return current }
      node = current.parent
    }
    return nil
  }

  /// The nearest ancestor of a class.
  final func ancestor<Node: ViewNode>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current as? Node { return found }
      node = current.parent
    }
    return nil
  }
}
