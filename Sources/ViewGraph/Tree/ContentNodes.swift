internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// A scope for a content closure that a view stores and calls when needed: a row, the content of a
/// `GeometryReader`, a sheet.
class ContentNode: ViewNode {
  private(set) var updateCount = 0
  /// The result of the last run, owned.
  private(set) var content: Value?
  private(set) var givenName: String

  init(
    _ value: Value, name: String, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost
  ) {
    givenName = name
    super.init(value, parent: parent, frame: frame, host: host)
  }

  deinit { content?.release() }

  override var name: String? { givenName }

  func rename(_ name: String) { givenName = name }

  /// Calls the closure; returns an owned value.
  func evaluate() throws(Fault) -> Value { .void }

  /// Whether its appearance and removal are reported.
  var isReported: Bool { false }

  override func build() throws(Fault) {
    makeScope()
    try evaluateTracked()
    try showContent()
    reportAppearance()
  }

  /// Reports that it appeared, under the name of the first view inside, if there is one.
  func reportAppearance() {
    if isReported, namedView == nil { host.updates.reportAppearance(of: self) }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    if isReported, namedView == nil { host.updates.reportDisappearance(of: self, because: reason) }
  }

  /// Its name in reports: that of the first named view inside, or its own.
  var spokenName: String { namedView?.name ?? givenName }

  private var namedView: ViewNode? { ContentNode.namedView(below: self) }

  private static func namedView(below node: ViewNode) -> ViewNode? {
    for child in node.children {
      if child is BodyNode, child.name != nil { return child }
      if let found = namedView(below: child) { return found }
    }
    return nil
  }

  /// Runs the closure as part of the update of the view that holds it, unless it has causes of its
  /// own. Reads of the properties in `handed` do not count as causes.
  func rerun(
    because own: [Cause] = [], besides handed: Set<PropertyReference> = []
  ) throws(Fault) {
    let dirty = host.tracker.reasons(for: scope, besides: handed)
    var reasons = own.isEmpty ? dirty : .causes(own + host.tracker.causes(dirty))
    let position = host.updates.reserveUpdate()
    let changes = host.updates.counts.renderedChanges
    let meter = host.updates.startMeter()
    try evaluateTracked()
    if case .causes(let causes) = reasons { reasons = .causes(refined(causes)) }
    try host.tracker.updating(reasons.isEmpty ? nil : givenName) { () throws(Fault) in
      try showContent()
    }
    let isReported = !reasons.isEmpty && !givenName.isEmpty
    let steps = host.updates.readMeter(meter, isCounted: isReported)
    if !reasons.isEmpty { countUpdate() }
    guard isReported else { return }
    host.updates.report(
      Update(
        node: self, reasons: reasons, isWasted: host.updates.counts.renderedChanges == changes,
        pass: host.updates.pass,
        steps: steps), at: position)
  }

  override func runDirty() throws(Fault) { try rerun() }

  /// The causes of a run as this node reports them.
  func refined(_ causes: [Cause]) -> [Cause] { causes }

  override func update(_ new: Value) throws(Fault) {
    replaceValue(new)
    try rerun()
  }

  private func countUpdate() {
    updateCount += 1
    host.record { [self] in updateCount -= 1 }
  }

  /// Adds the content to the tree, or updates it there.
  func showContent() throws(Fault) {
    guard isShown, let content else { return }
    if children.isEmpty {
      let child = try host.nodes.makeNode(content, parent: self, frame: frame)
      setChild(child)
      try child.build()
    } else {
      try reconcile(0, with: content)
    }
  }

  private func evaluateTracked() throws(Fault) {
    if content != nil || !isNew {
      host.machine.journal.keep(content?.retained(), as: Part.run, of: self)
    }
    let made = try host.tracker.track(self) { () throws(Fault) in try evaluate() }
    content?.release()
    content = made
  }

  package override func restore(_ part: Int, _ old: Kept) {
    guard part == Part.run else { return super.restore(part, old) }
    content?.release()
    content = old.value
    becomeStale()
  }

  override func retrack() {
    // The content is the same as at the last run; only the reads are recorded again.
    do throws(Fault) {
      try host.tracker.track(self) { () throws(Fault) in try evaluate() }.release()
    } catch {}
  }
}

/// A view whose content is made by its `_build()`: `GeometryReader`, `ScrollViewReader`.
final class ReaderNode: ContentNode {
  override func evaluate() throws(Fault) -> Value { try host.ask(.build, of: value) }

  override func update(_ new: Value) throws(Fault) {
    let isSame = try FieldComparison(host).isSame(value, new)
    if !isSame { try super.update(new) }
  }
}
