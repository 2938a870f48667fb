internal import CMemory
package import Interpreter
internal import ObservationGraph

/// One place in the view tree: its value and its children.
///
/// A node's identity is its place in its parent and the type of its value. As long as both stay the
/// same, it is updated; otherwise another node replaces it.
package class ViewNode: Restorable, Presenter {
  let host: ViewHost
  /// Cleared when the parent is deallocated first.
  private(set) unowned(unsafe) var parent: ViewNode?
  let depth: Int
  /// The environment of the node and everything inside.
  let frame: EnvironmentFrame
  /// The current value, owned; a value that is replaced lives until the transaction ends.
  private(set) var value: Value
  /// The type of the value; a different type is a different identity.
  let type: RuntimeType?
  /// The transaction in which the node was made.
  private let birth: UInt32
  /// The scope of the node's own reads, if it has any.
  private(set) var scope = ScopeID.none
  private(set) var isMounted = true
  /// The host's pass in which the node's own code last ran.
  var lastPass = 0
  private(set) var children = ChildNodes.none
  /// A digest of the arguments that its code last passed to the library unread.
  private(set) var unread = 0

  init(_ value: Value, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost) {
    self.host = host
    self.parent = parent
    self.frame = frame
    depth = (parent?.depth ?? 0) + 1
    birth = host.machine.journal.transaction
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

  /// The node's name in reports; nil for nodes that are not reported.
  var name: String? { nil }

  /// The view to which reports attribute the node's reads.
  var reportedName: String? { name ?? namedAncestor?.name }

  /// Whether the node's read comes from a binding it holds, which is not a dependency of its view.
  var holdsBinding: Bool { false }

  /// A digest of how the node itself is laid out and drawn.
  var look: Int { unread }

  /// Whether the node is on the screen; otherwise only its closure runs.
  var isShown: Bool { true }

  /// The children that are visible and usable.
  var visibleChildren: [ViewNode] { Array(children) }

  /// Takes the next name of its type; views are numbered in the order in which they are built.
  func takeName() {}

  /// Builds the node's content for the first time.
  func build() throws(Fault) {}

  /// Shows a new value of the same type.
  func update(_ new: Value) throws(Fault) { replaceValue(new) }

  /// Runs again because a property it read has changed.
  func runDirty() throws(Fault) {}

  /// Runs again whether or not anything has changed; only in a dry run.
  func runAnew() throws(Fault) { try runDirty() }

  /// Prefetches the memory that the next run needs.
  func prefetchParts() {
    value.prefetch()
    if case .one(let child) = children {
      prefetch_lines(Unmanaged.passUnretained(child).toOpaque(), 3)
    }
  }

  /// Repeats the reads of the last run without any other effect; after a roll-back.
  func retrack() {}

  /// Called when the node is removed; children are called separately.
  func willDisappear(_ reason: Departure.Reason) {}

  /// Called when a roll-back restores the node.
  func didRestore() {}

  /// Called when a roll-back discards a new node with everything below: its parent may be deallocated
  /// first.
  func detach() {
    for child in children { child.detach() }
    isMounted = false
    parent = nil
  }

  func dismissPresented() throws(Fault) {}

  /// The parts of nodes that the journal records.
  enum Part {
    static let value = 0
    /// The result of the last run, and that this run happened.
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

/// Changes of nodes, all recorded in the journal.
extension ViewNode {
  final func replaceValue(_ new: Value) {
    let old = value
    value = new.retained()
    host.machine.journal.keep(old, as: Part.value, of: self)
  }

  /// Whether a roll-back discards the node: what it does to itself needs no undoing.
  final var isNew: Bool { birth == host.machine.journal.transaction }

  final func setChildren(_ new: [ViewNode]) { setChildren(ChildNodes(new)) }

  /// Makes a node the only child.
  final func setChild(_ child: ViewNode) { setChildren(.one(child)) }

  private func setChildren(_ new: ChildNodes) {
    let old = children
    children = new
    // The first children of a new node are discarded with it.
    if isNew, old.isEmpty { return }
    host.record { [self] in
      let kept = Set(old.map(ObjectIdentifier.init))
      for child in children where !kept.contains(ObjectIdentifier(child)) { child.detach() }
      children = old
    }
  }

  /// Takes the digest of the arguments that its code passed to the library unread: if it is another
  /// one, what the node shows looks different.
  final func noteUnread(_ digest: Int) {
    let old = unread
    if digest == old { return }
    unread = digest
    if !isNew { host.record { [self] in unread = old } }
    // A first run has made nothing yet.
    if !children.isEmpty { host.updates.counts.renderedChanges += 1 }
  }

  /// Makes the scope of the node's reads.
  final func makeScope() {
    scope = host.graph.makeScope(.deferred, payload: payload, order: UInt64(depth))
  }

  private var payload: UInt64 {
    UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
  }

  /// Removes the node and everything below.
  final func takeDown() {
    host.updates.removed.append(self)
    host.updates.counts.renderedChanges += 1
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
    didRestore()
    for child in children { child.comeBack() }
  }

  /// Deactivates only this node.
  final func retire() {
    isMounted = false
    if host.staleness.dryRuns.isRunning { host.staleness.dryRuns.savedReads?.keep(self, host) }
    host.staleness.untrackedReads.silentReads.removeAll(of: self)
    if !scope.isNone { host.graph.clearDirty(scope) }
  }

  /// Reactivates only this node.
  final func resume() {
    isMounted = true
    becomeStale()
  }

  /// Makes the node repeat the reads of its last run after the roll-back.
  final func becomeStale() {
    if !scope.isNone { host.updates.stale.append(self) }
  }

  /// Shows `value` in the child at `index`: updates it if its identity stays the same, otherwise
  /// replaces it.
  final func reconcile(_ index: Int, with value: Value) throws(Fault) {
    let child = children[index]
    if let shown = value.payload, child.accepts(shown) {
      return try child.update(shown)
    }
    if value.payload == nil, child.type == nil { return }
    try host.nodes.replace(index, of: self, with: value, because: nil)
  }

  /// The node's position among its parent's children.
  final func position(in parent: ViewNode) -> Int {
    if let row = self as? RowNode { return row.index }
    return parent.children.firstIndex { $0 === self } ?? 0
  }

  /// The nearest enclosing view with a name; a modifier is not an ancestor of its content in this
  /// sense.
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
