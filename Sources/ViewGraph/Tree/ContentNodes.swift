internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// A scope for a content closure that a view keeps and calls when it needs to: a row, the inside of a
/// `GeometryReader`, a sheet.
class ContentNode: ViewNode {
  private(set) var updateCount = 0
  /// What the last run made, which the node owns.
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

  /// Calls the closure; the result is owned.
  func evaluate() throws(Fault) -> Value { .void }

  /// Whether its coming and going is worth a word.
  var isReported: Bool { false }

  override func build() throws(Fault) {
    makeScope()
    try evaluateTracked()
    try showContent()
    reportAppearance()
  }

  /// Says that it is there; it is spoken of as the views in it, where there are any.
  func reportAppearance() {
    if isReported, namedView == nil { host.updates.reportAppearance(of: self) }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    if isReported, namedView == nil { host.updates.reportDisappearance(of: self, because: reason) }
  }

  /// What it is spoken of as: the first view in it that has a name, or its own.
  var spokenName: String { namedView?.name ?? givenName }

  private var namedView: ViewNode? {
    var nodes = Array(children.reversed())
    while let node = nodes.popLast() {
      if node is BodyNode, node.name != nil { return node }
      nodes += node.children.reversed()
    }
    return nil
  }

  /// Runs the closure because the view that holds it ran: part of that view's update, unless there
  /// are causes of its own. What the closure reads of `handed`, that view has handed over.
  func rerun(
    because own: [Cause] = [], besides handed: Set<PropertyReference> = []
  ) throws(Fault) {
    let dirty = host.tracker.reasons(for: scope, besides: handed)
    var reasons = own.isEmpty ? dirty : .causes(own + host.tracker.causes(dirty))
    let position = host.updates.reserveUpdate()
    let changes = host.updates.renderedChanges
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
        node: self, reasons: reasons, isWasted: host.updates.renderedChanges == changes,
        pass: host.updates.pass,
        steps: steps), at: position)
  }

  override func runDirty() throws(Fault) { try rerun() }

  /// The causes of a run in the words of what ran.
  func refined(_ causes: [Cause]) -> [Cause] { causes }

  override func update(_ new: Value) throws(Fault) {
    replaceValue(new)
    try rerun()
  }

  private func countUpdate() {
    updateCount += 1
    host.record { [self] in updateCount -= 1 }
  }

  /// Puts the content in the tree, or what is there up to date.
  func showContent() throws(Fault) {
    guard isShown, let content else { return }
    if children.isEmpty {
      let child = try host.nodes.makeNode(content, parent: self, frame: frame)
      setChildren([child])
      try child.build()
    } else {
      try reconcile(0, with: content)
    }
  }

  private func evaluateTracked() throws(Fault) {
    host.machine.journal.keep(content?.retained(), as: Part.run, of: self)
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
    // The same content as at the last run: only the reads are wanted.
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
