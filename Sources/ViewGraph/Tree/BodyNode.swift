internal import Interpreter
internal import ObservationGraph
internal import Semantics
import SourceText

/// A node with a body of the program: a view, modifier, scene or app.
class BodyNode: ViewNode {
  private var givenName: String?
  let typeName: String
  /// Whether the type is declared by the program; library views are implementation details.
  private let isOfProgram: Bool
  private(set) var plan: DynamicPlan
  private(set) var installation: Installation
  /// Reads the environment, so that the body runs only if an answer changes.
  private var lookup: LookupNode?
  /// Why the body runs; nil during the first run.
  private(set) var runReasons: Reasons?
  /// The result of the last body, usually still shown and then compared with the next result; not
  /// owned, only a prefetch hint.
  private var lastBody = Value.hole
  private(set) var updateCount = 0
  private(set) var wastedCount = 0
  /// The value passed last, if an `==` of the program hides that it differs.
  private(set) var offer: Offer?
  /// The states, by position in the plan, for which the parent now passes another initial value.
  private var passedAnew: Set<Int> = []

  deinit {
    forgetCells { _ in true }
  }

  init(
    _ value: Value, dynamic: Value, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost
  ) {
    plan = host.library.plan(for: dynamic)
    installation = Installation(count: plan.fields.count)
    let type = host.machine.dynamicType(dynamic)
    typeName = host.library.viewName(of: type)
    isOfProgram = type.nominal.map(\.isPrelude) == false
    super.init(value, parent: parent, frame: frame, host: host)
  }

  override var name: String? { givenName }

  /// Whether it stands in for a view that the program leaves out. What that shows is unknown, so it
  /// does not count as empty.
  var isStandIn: Bool { type?.nominal?.source.isGuess ?? false }

  /// The declaration of its type, if that is a copy of one in a later text of a document.
  var copiedText: String? {
    guard let source = type?.nominal?.source, source.isStub, !source.isGuess else { return nil }
    return source.text
  }

  /// The name of a library view that runs for its own reasons: its place.
  var placeName: String {
    "\(namedAncestor?.name ?? "").\(typeName.drop { $0 == "_" })"
  }

  /// The struct whose fields are compared and whose body runs, borrowed.
  var container: Value { value }

  /// Whether a run without visible change counts as wasted.
  var showsAllItDoes: Bool { true }

  /// Evaluates the body of the connected struct; returns an owned value.
  func evaluate(_ connected: Value) throws(Fault) -> Value { .void }

  /// The environment of the body's content.
  var contentFrame: EnvironmentFrame { frame }

  override func takeName() {
    guard isOfProgram, givenName == nil else { return }
    givenName = chosenName ?? host.mounting.nextName(typeName)
  }

  /// The name chosen when the view was mounted.
  var chosenName: String? { host.mounting.takeChosenName(for: self) }

  override func build() throws(Fault) {
    takeName()
    makeScope()
    if name != nil { host.updates.reportAppearance(of: self) }
    let meter = host.updates.startMeter()
    defer { _ = host.updates.readMeter(meter, isCounted: givenName != nil) }
    try lookUp()
    let body = try evaluateTracked()
    defer { body.release() }
    let child = try host.nodes.makeNode(body, parent: self, frame: contentFrame)
    setChild(child)
    try child.build()
    keepReadCells()
  }

  /// Resolves the environment wrappers.
  private func lookUp() throws(Fault) {
    guard plan.hasEnvironment else { return }
    if lookup == nil {
      let new = LookupNode(for: self)
      new.makeScope()
      lookup = new
    }
    try lookup?.resolve()
  }

  /// Makes a new plan for a value with other optionals or payloads; releases storage that is no
  /// longer used.
  private func replan() {
    let new = host.library.plan(for: container)
    guard new.fields != plan.fields else { return }
    let (oldPlan, oldInstallation) = (plan, installation)
    forgetCells { !new.fields.contains($0) }
    installation = installation.moved(from: plan, to: new)
    plan = new
    host.record { [self] in (plan, installation) = (oldPlan, oldInstallation) }
  }

  override func runDirty() throws(Fault) {
    let answers = try changedAnswers()
    if answers.isEmpty, try isUpToDateWithOwners() { return }
    try run(because: reasons(adding: answers), isOwn: isOwn)
  }

  /// Whether a library view runs for reasons of its own: an object that it shows or a state that it
  /// owns. Environment values are implementation details.
  private var isOwn: Bool {
    !isOfProgram && host.graph.isDirty(scope)
      && host.graph.causes(of: scope).contains { cause in
        guard let instance = host.machine.instance(ofSubject: cause.subject) else { return false }
        return host.stateCells.cellOwners[host.key(of: instance)].map { $0.node === self } ?? true
      }
  }

  /// Whether only states of other views made the scope dirty, their owners have run, and the
  /// bindings passed to the view still return the same values.
  ///
  /// So a binding to one field of a state updates its view only when that field changes (B2.10).
  private func isUpToDateWithOwners() throws(Fault) -> Bool {
    if let only = host.graph.onlyCause(of: scope) {
      guard isSettledByOwner(only) else { return false }
    } else {
      guard host.graph.causes(of: scope).allSatisfy(isSettledByOwner) else { return false }
    }
    return try areBindingsUnchanged()
  }

  private func isSettledByOwner(_ cause: PropertyReference) -> Bool {
    guard let cell = host.machine.instance(ofSubject: cause.subject),
      host.machine.dynamicType(cell).nominal?.isPrelude == true,
      let owner = host.stateCells.cellOwners[host.key(of: cell)]?.node, owner !== self
    else { return false }
    return owner.lastPass == host.tracker.lastPass
  }

  /// Whether there are bindings, and each still returns the value that was passed with it.
  private func areBindingsUnchanged() throws(Fault) -> Bool {
    var hasBindings = false
    for field in plan.fields where field.kind == .binding {
      guard let handed = container.field(at: field.path).payload,
        let before = handed.part(.value, host)
      else { continue }
      hasBindings = true
      let isSame = try host.untracked { () throws(Fault) in
        let now = Held(owned: try host.ask(.installed, of: handed))
        return try now.value.part(.value, host).map { now throws(Fault) in
          try FieldComparison(host).isSame(before, now)
        } ?? false
      }
      if !isSame { return false }
    }
    return hasBindings
  }

  override func update(_ new: Value) throws(Fault) {
    host.machine.lastEquality = nil
    let inputs = try differences(from: container, to: newContainer(of: new))
    try noteOffer(new, isTaken: !inputs.isEmpty)
    if inputs.isEmpty { return }
    replaceValue(new)
    if plan.varies { replan() }
    try notePassedStates()
    try lookUp()
    let pending = try pendingReasons()
    try run(because: .causes(host.tracker.causes(pending) + inputs))
  }

  /// Stores a value that an `==` of the program wrongly considers equal to the previous one.
  final func noteOffer(_ new: Value, isTaken: Bool) throws(Fault) {
    let hidden =
      isTaken
      ? nil
      : try host.staleness.hidden(container, newContainer(of: new)).map {
        Offer(Held(new), $0.equality)
      }
    guard hidden != nil || offer != nil else { return }
    let old = offer
    offer = hidden
    host.record { [self] in offer = old }
    host.staleness.suspect(self, because: hidden == nil ? .known : .offer)
  }

  /// Records the states whose initial value differs from what the parent passes now.
  private func notePassedStates() throws(Fault) {
    var new: Set<Int> = []
    for (index, field) in plan.fields.enumerated() where field.kind == .cell {
      guard let cell = installation.kept[index]?.value,
        let first = container.field(at: field.path).payload?.part(.value, host),
        try host.staleness.isPassedAnew(first, for: cell, of: self)
      else { continue }
      new.insert(index)
    }
    guard new != passedAnew || !new.isEmpty else { return }
    let old = passedAnew
    passedAnew = new
    host.record { [self] in passedAnew = old }
    host.staleness.suspect(self, because: .firstValue)
  }

  /// Sets states to the values that the program or the parent passed last; only in a dry run.
  private func applyWantedStates() {
    for (index, field) in plan.fields.enumerated() where field.kind == .cell {
      guard let cell = installation.kept[index]?.value else { continue }
      let key = host.key(of: cell)
      if let refused = host.staleness.concealments.refused[key] {
        host.machine.setSlot(0, of: cell, to: refused.value.value)
      } else if passedAnew.contains(index), !host.staleness.concealments.setCells.contains(key),
        field.path.count == 1, host.staleness.isGiven(field.path[0], of: container),
        let first = container.field(at: field.path).payload?.part(.value, host)
      {
        host.machine.setSlot(0, of: cell, to: first)
      }
    }
  }

  /// The names of the states whose initial value the parent no longer passes.
  var namesOfPassedStates: [String] { passedAnew.sorted().map { plan.fields[$0].name } }

  /// Runs with the latest values and environment; only in a dry run.
  override func runAnew() throws(Fault) {
    if let offer { replaceValue(offer.value.value) }
    try lookUp()
    try run(because: .causes([]))
  }

  /// The container in a new value of the node, borrowed.
  func newContainer(of new: Value) -> Value { new }

  /// The fields that differ in the value from the parent's new body.
  func differences(from old: Value, to new: Value) throws(Fault) -> [Cause] {
    try host.tracker.inputCauses(from: old, to: new, parent: host.tracker.updating.last ?? "")
  }

  /// What made the scopes of the body and of the lookup dirty.
  private func pendingReasons() throws(Fault) -> Reasons { try reasons(adding: changedAnswers()) }

  /// The environment answers that changed.
  private func changedAnswers() throws(Fault) -> [Cause] {
    guard let lookup, host.graph.isDirty(lookup.scope) else { return [] }
    return try lookup.resolveDirty()
  }

  private func reasons(adding answers: [Cause]) -> Reasons {
    let own = host.tracker.reasons(for: scope)
    return answers.isEmpty ? own : .causes(answers.adding(host.tracker.causes(own)))
  }

  /// Runs the body of an existing view and reports it; for a library view only if it runs for its
  /// own reasons.
  func run(because reasons: Reasons, isOwn: Bool = false) throws(Fault) {
    let changes = host.updates.counts.renderedChanges
    updateCount += 1
    host.machine.journal.keep(nil, as: Part.run, of: self)
    runReasons = reasons
    defer { runReasons = .causes([]) }
    let meter = host.updates.startMeter()
    let body = try evaluateTracked()
    defer { body.release() }
    let position = host.updates.reserveUpdate()
    try host.tracker.updating(isOwn ? name ?? placeName : name) { () throws(Fault) in
      try reconcile(0, with: body)
    }
    keepReadCells()
    let isWasted = host.updates.counts.renderedChanges == changes && showsAllItDoes
    if isWasted { countWasted() }
    let isReported = givenName != nil || isOwn
    let steps = host.updates.readMeter(meter, isCounted: isReported)
    guard isReported else { return }
    host.updates.report(
      Update(
        node: self, reasons: reasons, isWasted: isWasted, pass: host.updates.pass, steps: steps),
      at: position)
  }

  private func countWasted() {
    wastedCount += 1
    host.record { [self] in wastedCount -= 1 }
  }

  package override func restore(_ part: Int, _ old: Kept) {
    guard part == Part.run else { return super.restore(part, old) }
    updateCount -= 1
    becomeStale()
  }

  /// Runs because environment answers changed, and for any other pending reasons.
  func environmentChanged(_ causes: [Cause]) throws(Fault) {
    try run(
      because: .causes(causes.adding(host.tracker.causes(host.tracker.reasons(for: scope)))),
      isOwn: isOwn)
  }

  override func prefetchParts() {
    super.prefetchParts()
    lastBody.prefetch()
  }

  private func evaluateTracked() throws(Fault) -> Value {
    if host.staleness.dryRuns.isRunning {
      applyWantedStates()
    } else {
      host.environment.revealAnswers(to: self)
    }
    return try host.tracker.track(self) { () throws(Fault) in
      let connected = try host.dynamicProperties.install(
        plan, into: container.retained(), of: self, keeping: &installation)
      defer { connected.release() }
      let body = try evaluate(connected)
      if !host.staleness.dryRuns.isRunning { lastBody = body }
      rereadCells()
      return body
    }
  }

  /// The struct as its actions see it, owned: with its state, environment and bindings connected.
  func connectedValue() throws(Fault) -> Value {
    try host.dynamicProperties.install(
      plan, into: container.retained(), of: self, keeping: &installation, updates: false)
  }

  override func retrack() {
    // The world is as at the last run, so the result is the same and not needed.
    do throws(Fault) {
      try evaluateTracked().release()
    } catch {}
  }

  /// Reads the cells again that have been read before: a dependency on a state is permanent.
  private func rereadCells() {
    for index in installation.sticky.sorted() { readCell(index) }
  }

  private func readCell(_ index: Int) {
    guard let cell = installation.kept[index] else { return }
    let subject = host.machine.subject(of: cell.value, create: true)
    host.graph.recordRead(subject, 0)
  }

  /// Records which cells have readers, including rows and closures: these count as reads of the
  /// view.
  func keepReadCells() {
    for (index, field) in plan.fields.enumerated()
    where field.kind == .cell && !installation.sticky.contains(index) {
      guard let cell = installation.kept[index] else { continue }
      let subject = host.machine.subject(of: cell.value, create: false)
      guard host.graph.hasReaders(subject, 0),
        // Running actions read too but are not views, nor are modifiers that hold a binding.
        host.graph.readers(of: subject, 0).contains(where: {
          host.updates.node(of: $0).map { !$0.holdsBinding } ?? false
        })
      else { continue }
      installation.sticky.insert(index)
      if !isNew { host.record { [self] in installation.sticky.remove(index) } }
      guard !host.graph.isDirty(scope), !host.graph.readers(of: subject, 0).contains(scope) else {
        continue
      }
      host.graph.beginTracking(scope)
      readCell(index)
      host.graph.endTracking(keepingPrevious: true)
    }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    lookup?.retire()
    host.updates.reportDisappearance(of: self, because: reason, losing: changedStates)
  }

  override func didRestore() { lookup?.resume() }

  override func detach() {
    super.detach()
    lookup?.detach()
  }

  /// Resolves the environment wrappers; returns the causes for those that changed, if `comparing`.
  func resolveEnvironment(comparing: Bool) throws(Fault) -> [Cause] {
    try host.environment.resolveEnvironment(plan, of: container, in: frame, comparing: comparing) {
      index, resolved in
      guard let old = installation.exchange(index, resolved) else { return nil }
      host.record { [self] in installation.kept[index] = old }
      return old
    }
  }

  /// The scope of the view's environment reads.
  var lookupScope: ScopeID { lookup?.scope ?? .none }
}
