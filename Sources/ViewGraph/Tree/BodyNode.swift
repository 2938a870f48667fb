internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// A node with a body of the program: a view, modifier, scene or app.
class BodyNode: ViewNode {
  private var givenName: String?
  let typeName: String
  /// Whether the program wrote it: views of the library are details of what the program wrote.
  private let isOfProgram: Bool
  private(set) var plan: DynamicPlan
  private var installation: Installation
  /// Reads what the environment answers, so that a body runs only where an answer differs.
  private var lookup: LookupNode?
  /// Why the body runs; nil while it runs for the first time.
  private(set) var runReasons: Reasons?
  /// What the body gave last, as a rule still shown and then compared with what it gives next; not
  /// owned, and only a hint what to fetch.
  private var lastBody = Value.hole
  private(set) var updateCount = 0
  private(set) var wastedCount = 0
  /// What the parent handed over last, where an `==` of the program hides that it is another value.
  private(set) var offer: Offer?
  /// The states, by position in the plan, for which the parent passes another first value by now.
  private var passedAnew: Set<Int> = []

  deinit {
    forgetCells { _ in true }
  }

  private func forgetCells(where isMeant: (DynamicPlan.Field) -> Bool) {
    for (index, field) in plan.fields.enumerated() where field.kind == .cell && isMeant(field) {
      if let cell = installation.kept[index] {
        host.staleness.forget(cell: host.key(of: cell.value))
      }
    }
  }

  init(
    _ value: Value, dynamic: Value, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost
  ) {
    plan = host.library.plan(for: dynamic)
    installation = Installation(count: plan.fields.count)
    let type = host.machine.dynamicType(dynamic)
    typeName = host.machine.typeName(type).withoutArguments
    isOfProgram = type.nominal.map(\.isPrelude) == false
    super.init(value, parent: parent, frame: frame, host: host)
  }

  override var name: String? { givenName }

  /// What a view of the library is called where it runs for reasons of its own: by its place.
  var placeName: String {
    "\(namedAncestor?.name ?? "").\(typeName.drop { $0 == "_" })"
  }

  /// The struct whose fields are compared and whose body runs, borrowed.
  var container: Value { value }

  /// Whether a run that shows nothing new was for nothing.
  var showsAllItDoes: Bool { true }

  /// Evaluates the body of the connected struct; the result is owned.
  func evaluate(_ connected: Value) throws(Fault) -> Value { .void }

  /// The environment that the body's content sees.
  var contentFrame: EnvironmentFrame { frame }

  override func takeName() {
    guard isOfProgram, givenName == nil else { return }
    givenName = chosenName ?? host.mounting.nextName(typeName)
  }

  /// What somebody called the view as it was mounted.
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
    setChildren([child])
    try child.build()
    keepReadCells()
  }

  /// Reads what the environment wrappers stand for.
  private func lookUp() throws(Fault) {
    guard plan.hasEnvironment else { return }
    if lookup == nil {
      let new = LookupNode(for: self)
      new.makeScope()
      lookup = new
    }
    try lookup?.resolve()
  }

  /// Plans anew for a value with other optionals or payloads: what is there no more is let go.
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
    if answers.isEmpty, try isSettledByOwners() { return }
    try run(because: reasons(adding: answers), isOwn: isOwn)
  }

  /// Whether a view of the library runs for reasons of its own, which are an object that it shows or a
  /// state that it keeps. What it finds in the environment is a detail of it.
  private var isOwn: Bool {
    !isOfProgram && host.graph.isDirty(scope)
      && host.graph.causes(of: scope).contains { cause in
        guard let instance = host.machine.instance(ofSubject: cause.subject) else { return false }
        return host.stateCells.cellOwners[host.key(of: instance)].map { $0.node === self } ?? true
      }
  }

  /// Whether nothing but states of other views made the scope dirty, these have run, and the bindings
  /// that the view was handed give what they gave before.
  ///
  /// So a binding to one field of a state updates its view only where that field changes (B2.10).
  private func isSettledByOwners() throws(Fault) -> Bool {
    if let only = host.graph.onlyCause(of: scope) {
      guard isSettledByOwner(only) else { return false }
    } else {
      guard host.graph.causes(of: scope).allSatisfy(isSettledByOwner) else { return false }
    }
    return try keepsBindings()
  }

  private func isSettledByOwner(_ cause: PropertyReference) -> Bool {
    guard let cell = host.machine.instance(ofSubject: cause.subject),
      host.machine.dynamicType(cell).nominal?.isPrelude == true,
      let owner = host.stateCells.cellOwners[host.key(of: cell)]?.node, owner !== self
    else { return false }
    return owner.lastPass == host.updates.lastPass
  }

  /// Whether there are bindings, and each gives the value that came with it.
  private func keepsBindings() throws(Fault) -> Bool {
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

  /// Keeps what the parent handed over where an `==` of the program calls it the same and it is not.
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

  /// Notes the states that began with something else than the parent passes now.
  private func notePassedStates() throws(Fault) {
    var new: Set<Int> = []
    for (index, field) in plan.fields.enumerated() where field.kind == .cell {
      guard let cell = installation.kept[index]?.value,
        let first = container.field(at: field.path).payload?.part(.value, host),
        try host.staleness.isPassedAnew(first, for: cell)
      else { continue }
      new.insert(index)
    }
    guard new != passedAnew || !new.isEmpty else { return }
    let old = passedAnew
    passedAnew = new
    host.record { [self] in passedAnew = old }
    host.staleness.suspect(self, because: .firstValue)
  }

  /// Lets states be what the program or the parent wants them to be; for a look only.
  private func showWantedStates() {
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

  /// The states whose first value the parent no longer passes: their names.
  var namesOfPassedStates: [String] { passedAnew.sorted().map { plan.fields[$0].name } }

  /// Runs with whatever it was handed and looks up by now; for a look only.
  override func runAnew() throws(Fault) {
    if let offer { replaceValue(offer.value.value) }
    try lookUp()
    try run(because: .causes([]))
  }

  /// The container in a new value for the node, borrowed.
  func newContainer(of new: Value) -> Value { new }

  /// The fields that the parent's new body handed over differently.
  func differences(from old: Value, to new: Value) throws(Fault) -> [Cause] {
    try host.tracker.inputCauses(from: old, to: new, parent: host.tracker.updating.last ?? "")
  }

  /// What made the body's scope, and the lookup's, dirty.
  private func pendingReasons() throws(Fault) -> Reasons { try reasons(adding: changedAnswers()) }

  /// What the environment answers otherwise than before.
  private func changedAnswers() throws(Fault) -> [Cause] {
    guard let lookup, host.graph.isDirty(lookup.scope) else { return [] }
    return try lookup.resolveDirty()
  }

  private func reasons(adding answers: [Cause]) -> Reasons {
    let own = host.tracker.reasons(for: scope)
    return answers.isEmpty ? own : .causes(answers.adding(host.tracker.causes(own)))
  }

  /// Runs the body of a view that was there, and says so; of a view of the library only where it
  /// runs for reasons of its own.
  func run(because reasons: Reasons, isOwn: Bool = false) throws(Fault) {
    let changes = host.updates.renderedChanges
    updateCount += 1
    host.machine.journal.keep(nil, as: Part.run, of: self)
    runReasons = reasons
    defer { runReasons = .causes([]) }
    let meter = host.updates.startMeter()
    let body = try evaluateTracked()
    defer { body.release() }
    let position = host.updates.reserveUpdate()
    try host.tracker.updating(name) { () throws(Fault) in try reconcile(0, with: body) }
    keepReadCells()
    let isWasted = host.updates.renderedChanges == changes && showsAllItDoes
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

  /// Runs because the environment answers differently, and whatever else is due.
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
    if host.staleness.dryRuns.isLooking {
      showWantedStates()
    } else {
      host.environment.revealAnswers(to: self)
    }
    return try host.tracker.track(self) { () throws(Fault) in
      let connected = try host.dynamicProperties.install(
        plan, into: container.retained(), of: self, keeping: &installation)
      defer { connected.release() }
      let body = try evaluate(connected)
      if !host.staleness.dryRuns.isLooking { lastBody = body }
      rereadCells()
      return body
    }
  }

  /// The struct as its actions see it, owned: with its states, its environment and its bindings.
  func connectedValue() throws(Fault) -> Value {
    try host.dynamicProperties.install(
      plan, into: container.retained(), of: self, keeping: &installation, updates: false)
  }

  override func retrack() {
    // The world is as it was at the last run, so the result is the same and nobody asks for it.
    do throws(Fault) {
      try evaluateTracked().release()
    } catch {}
  }

  /// Reads again the cells that were read once: the dependency on a state never ends.
  private func rereadCells() {
    for index in installation.sticky.sorted() { readCell(index) }
  }

  private func readCell(_ index: Int) {
    guard let cell = installation.kept[index] else { return }
    let subject = host.machine.subject(of: cell.value, create: true)
    host.graph.recordRead(subject, 0)
  }

  /// Notes which cells have readers by now, in rows and closures too: they are the view's own reads.
  func keepReadCells() {
    for (index, field) in plan.fields.enumerated()
    where field.kind == .cell && !installation.sticky.contains(index) {
      guard let cell = installation.kept[index] else { continue }
      let subject = host.machine.subject(of: cell.value, create: false)
      guard host.graph.hasReaders(subject, 0),
        // An action under way reads as well, but is no view; nor is a modifier that holds a binding.
        host.graph.readers(of: subject, 0).contains(where: {
          host.updates.node(of: $0).map { !$0.holdsBinding } ?? false
        })
      else { continue }
      installation.sticky.insert(index)
      host.record { [self] in installation.sticky.remove(index) }
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

  /// The states that no longer hold what they began with.
  private var changedStates: [Departure.LostState] {
    plan.fields.enumerated().compactMap { index, field in
      guard field.kind == .cell, let cell = installation.kept[index],
        let now = cell.value.fields.first,
        let initial = container.field(at: field.path).payload?.part(.value, host),
        !host.stateCells.isUnchangedState(initial, now)
      else { return nil }
      return Departure.LostState(property: field.name, value: Held(now))
    }
  }

  override func cameBack() { lookup?.resume() }

  override func detach() {
    super.detach()
    lookup?.detach()
  }

  /// Resolves the environment wrappers; tells which of them differ from before, if they are compared.
  func resolveEnvironment(comparing: Bool) throws(Fault) -> [Cause] {
    try host.environment.resolveEnvironment(plan, of: container, in: frame, comparing: comparing) {
      index, resolved in
      guard let old = installation.exchange(index, resolved) else { return nil }
      host.record { [self] in installation.kept[index] = old }
      return old
    }
  }

  /// The name of the object that a dynamic property observes.
  func objectName(of field: DynamicPlan.Field) -> String? {
    let index = plan.fields.firstIndex { $0.path == field.path }
    let object: Value?
    switch field.kind {
    case .stateObject: object = index.flatMap { installation.kept[$0]?.value }
    case .observedObject:
      object = container.field(at: field.path).payload?.part(.value, host)
    case .environmentObject:
      object = container.field(at: field.path).payload.flatMap { wrapper in
        try? host.dynamicProperties.environmentObject(wrapper, frame: frame)
      }
    case .cell, .sharedCell, .environment, .binding, .custom: object = nil
    }
    guard let object = object?.payload, object.kind == .instance else { return nil }
    return host.machine.objectName(object)
  }

  /// What a view reads of the environment.
  var lookupScope: ScopeID { lookup?.scope ?? .none }
}
