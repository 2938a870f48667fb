internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// The content closure of a collection for one element; a scope of its own.
final class RowNode: ContentNode {
  let key: RowKey
  /// The element, owned.
  private(set) var element: Value
  private(set) var index: Int
  private var isVisible = false
  /// Whether the last run depends on nothing but what it read, and would make the same content again.
  private var isRepeatable = false

  init(
    _ element: Value, key: RowKey, name: String, index: Int, in owner: ForEachNode
  ) {
    self.key = key
    self.element = element.retained()
    self.index = index
    super.init(.none, name: name, parent: owner, frame: owner.frame, host: owner.host)
  }

  deinit { element.release() }

  override var isShown: Bool { isVisible }

  override var isReported: Bool { isVisible }

  override func evaluate() throws(Fault) -> Value {
    guard let owner = parent as? ForEachNode, let closure = owner.value.part(.content, host)
    else { return .void }
    let machine = host.machine
    let (uses, writes) = (machine.outside.uses, machine.journal.position)
    let content = try machine.call(closure, [element])
    // A dry run records no reads, and its content is discarded.
    if host.staleness.dryRuns.isRunning { return content }
    isRepeatable =
      machine.outside.uses == uses && machine.journal.position == writes
      && !host.staleness.untrackedReads.silentReads.concern(self)
      && RepeatableContent(host, element).contains(content)
    return content
  }

  /// Whether it was run before.
  var isBuilt: Bool { !scope.isNone }

  /// Whether the same closure would change nothing for the same element.
  var isSettled: Bool { isRepeatable && !host.graph.isDirty(scope) }

  override func runDirty() throws(Fault) {
    guard isVisible, let owner = parent as? ForEachNode, owner.isLazy, owner.isCounted else {
      return try super.runDirty()
    }
    let count = viewCount
    try super.runDirty()
    if viewCount != count { owner.rowChanged(self, by: viewCount - count) }
  }

  /// Moves to another position among the rows.
  func place(at index: Int) {
    guard index != self.index else { return }
    let old = self.index
    self.index = index
    host.record { [self] in self.index = old }
  }

  /// Moves by so many places; the caller records that.
  func move(by distance: Int) { index += distance }

  /// Makes the row visible: its content is added to the tree.
  func comeIntoSight() {
    isVisible = true
    if !isNew { host.record { [self] in isVisible = false } }
  }

  /// Adds the content of a row that had only been counted to the tree.
  func showInSight() throws(Fault) {
    if children.isEmpty { try showContent() }
    reportAppearance()
  }

  /// Stores the element that is now in the data.
  func offer(_ new: Value) {
    let old = element
    element = new.retained()
    host.machine.journal.keep(old, as: Part.element, of: self)
  }

  package override func restore(_ part: Int, _ old: Kept) {
    guard part == Part.element, let old = old.value else { return super.restore(part, old) }
    element.release()
    element = old
  }
}
