package import Interpreter
internal import ObservationGraph
internal import Semantics

/// Runs scopes with tracking, and describes what made them dirty.
package final class ReadTracker: HostRoom {
  /// The bodies being evaluated.
  var running = RunningNodes.none
  /// The names of the views being updated, innermost last.
  var updating: [String] = []
  /// The reads of actions.
  var actionReads = ActionReads()
  /// The actions that ran in this input; that they read what they write is not worth reporting.
  var actionsNow: Set<String> = []
  /// The user action being performed, as text.
  var request: String?
  /// The control that the user operates, and its name in reports.
  var operated: (node: ViewNode, name: String)?
  /// The innermost code of a view that faulted in this input.
  package internal(set) var failure: FailedCode?
  /// A digest of the arguments that the running body has passed to the library unread.
  private var unread = 0
  /// The number of the pass in the lifetime of the host.
  var lastPass = 0
  private let stateCells: StateCells
  private let staleness: Staleness
  private let dryRuns: DryRuns
  private let untrackedReads: UntrackedReads
  private let announcements: Announcements

  init(
    _ base: HostBase, _ stateCells: StateCells, _ staleness: Staleness,
    _ announcements: Announcements
  ) {
    self.stateCells = stateCells
    self.staleness = staleness
    dryRuns = staleness.dryRuns
    untrackedReads = staleness.untrackedReads
    self.announcements = announcements
    super.init(base)
    machine.hooks.onUnreadArgument = { [unowned(unsafe) self] argument in
      unread = Machine.mix(unread, argument.digest)
    }
  }

  override func checkInvariants() -> [String] {
    (running.isEmpty ? [] : ["bodies are running"])
      + (updating.isEmpty ? [] : ["updates are under way"])
      + (request == nil ? [] : ["a request is being served"])
  }

  /// Runs a node's own code with its reads tracked by the node's scope.
  func track<Result>(
    _ node: ViewNode, _ work: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let depth = graph.trackingDepth
    if dryRuns.isRunning { dryRuns.savedReads?.keep(node, host) }
    let outer = running
    running = outer.entering(node)
    let outerUnread = unread
    unread = 0
    defer { unread = outerUnread }
    node.lastPass = lastPass
    untrackedReads.silentReads.removeAll(of: node)
    graph.beginTracking(node.scope)
    let position = journal.position
    let start = stateCells.projections.count
    do throws(Fault) {
      let result = try work()
      stateCells.readProjections(from: start)
      graph.endTracking()
      running = outer
      node.noteUnread(unread)
      noteOrigin(.body, node, since: position)
      if dryRuns.isRunning {
        for read in graph.reads(of: node.scope) { dryRuns.savedReads?.reads.insert(.tracked(read)) }
      }
      if !dryRuns.bodyWrites.isEmpty { staleness.noteBodyWrites(of: node) }
      return result
    } catch {
      graph.unwindTracking(to: depth)
      stateCells.projections.removeSubrange(start...)
      running = outer
      noteFailure(on: .body, in: node)
      throw error
    }
  }

  /// Records the code that has faulted, unless code inside it is already recorded.
  func noteFailure(on occasion: FailedCode.Occasion, in node: ViewNode) {
    guard failure == nil else { return }
    failure = FailedCode(
      occasion: occasion, view: node.reportedName,
      supplies: host.inspector.fieldValues.suppliedProperties(around: node))
  }

  /// Runs an action and records its reads: not as dependencies, but to explain why no update
  /// follows.
  func notingReads(of action: String?, _ work: () throws(Fault) -> Void) throws(Fault) {
    guard let action else { return try work() }
    actionsNow.insert(action)
    let scope = graph.makeScope(.deferred, payload: 0)
    let depth = graph.trackingDepth
    graph.beginTracking(scope)
    defer {
      graph.unwindTracking(to: depth)
      actionReads.note(graph.reads(of: scope), by: action, in: graph)
      graph.destroyScope(scope)
    }
    try work()
  }

  /// The action of an earlier input that read a slot of an instance, if no view does.
  package func actionThatRead(_ instance: Value, slot: Int) -> String? {
    guard slot >= 0, !actionReads.isEmpty else { return nil }
    let subject = machine.subject(of: instance, create: false)
    guard !subject.isNone, graph.readers(of: subject, slot).isEmpty else { return nil }
    let action = actionReads.action(
      reading: PropertyReference(subject: subject, property: slot))
    return action.flatMap { actionsNow.contains($0) ? nil : $0 }
  }

  /// Runs work as part of the update of a view, if the view has a name.
  func updating(_ name: String?, _ work: () throws(Fault) -> Void) throws(Fault) {
    guard let name else { return try work() }
    updating.append(name)
    defer { updating.removeLast() }
    try work()
  }

  /// Records that a roll-back makes the node's reads outdated.
  func staleAfterRollback(_ node: ViewNode) {
    if !host.updates.isRestoring { record { node.becomeStale() } }
  }

  /// Whether a body is being evaluated, so that writing state is misuse.
  var isUpdating: Bool { !running.isEmpty }

  /// Why a scope is dirty, in order of the first change; changes of the properties in `ignored` are
  /// left out.
  func reasons(for scope: ScopeID, besides ignored: Set<PropertyReference> = []) -> Reasons {
    guard !scope.isNone, graph.isDirty(scope) else { return .causes([]) }
    if ignored.isEmpty, let only = graph.onlyCause(of: scope), belongsToInstance(only) {
      return .property(only)
    }
    return .causes(graph.causes(of: scope).filter { !ignored.contains($0) }.map { cause($0) })
  }

  /// The properties that `work` reads, without recording dependencies.
  func collectReads(of work: () throws(Fault) -> Void) throws(Fault) -> Set<PropertyReference> {
    let scope = graph.makeScope(.deferred, payload: 0)
    let depth = graph.trackingDepth
    graph.beginTracking(scope)
    defer {
      graph.unwindTracking(to: depth)
      graph.destroyScope(scope)
    }
    try work()
    graph.endTracking()
    return Set(graph.reads(of: scope))
  }

  /// Whether the property still has a name: the transaction keeps what it has written alive.
  private func belongsToInstance(_ reference: PropertyReference) -> Bool {
    graph.payload(of: reference.subject) != 0 && !announcements.isPublisher(reference.subject)
  }

  /// The causes that compact reasons stand for.
  func causes(_ reasons: Reasons) -> [Cause] {
    switch reasons {
    case .property(let reference): [cause(reference)]
    case .causes(let causes): causes
    }
  }

  private func cause(_ reference: PropertyReference) -> Cause {
    if let entry = host.environment.entriesBySubject[reference.subject]?.takeUnretainedValue() {
      let change = host.trace.environmentChanges.last { $0.key == entry.key && $0.hasReaders }
      return .environment(
        EnvironmentPath(key: host.environment.name(of: entry.key)), old: change?.old,
        new: change?.new)
    }
    if let object = announcements.published[reference.subject] {
      return .object(target: object)
    }
    let read = description(of: reference)
    return read.isState
      ? .state(view: read.target, property: read.property)
      : .property(target: read.target, property: read.property)
  }

  /// The names of a property reference.
  func description(of reference: PropertyReference) -> ReadDescription {
    if let entry = host.environment.entriesBySubject[reference.subject]?.takeUnretainedValue() {
      return ReadDescription(
        target: "environment", property: host.environment.name(of: entry.key), isState: false)
    }
    if let object = announcements.published[reference.subject] {
      return ReadDescription(
        target: object, property: ReadDescription.wholeObject, isState: false)
    }
    if let manual = announcements.manualNames[reference.subject] { return manual }
    let instance = machine.instance(ofSubject: reference.subject)
    guard let value = instance else {
      return ReadDescription(target: "?", property: "?", isState: false)
    }
    if let owner = stateCells.cellOwners[host.key(of: value)] {
      return ReadDescription(target: owner.name, property: owner.property, isState: true)
    }
    return ReadDescription(
      target: machine.names.objectName(value),
      property: propertyName(reference.property, of: machine.dynamicType(value)), isState: false)
  }

  /// The name of the stored property in a slot.
  func propertyName(_ slot: Int, of type: RuntimeType) -> String {
    type.storedProperty(inSlot: slot).map { $0.wraps?.name ?? $0.name } ?? "?"
  }

  /// A cause for each field that differs in a parent's new struct.
  func inputCauses(from old: Value, to new: Value, parent: String) throws(Fault) -> [Cause] {
    let comparison = FieldComparison(host)
    let isSame = try untracked { () throws(Fault) in try comparison.isSame(old, new) }
    if isSame { return [] }
    guard let nominal = machine.dynamicType(new).nominal, new.kind == .structure else {
      return [
        .input(field: "self", old: Held(old), new: Held(new), difference: .value, parent: parent)
      ]
    }
    var causes: [Cause] = []
    for (slot, property) in nominal.storedProperties.enumerated() {
      let (before, after) = (old.fields[slot], new.fields[slot])
      let isSame = try untracked { () throws(Fault) in try comparison.isSame(before, after) }
      if isSame { continue }
      causes.append(
        .input(
          field: property.wraps?.name ?? property.name, old: Held(shown(before)),
          new: Held(shown(after)), difference: try difference(property, before, after),
          parent: parent))
    }
    // The values that cannot be compared did not decide about a view with its own ==.
    if causes.contains(where: \.isComparableInput), comparison.usesEquality(of: new) {
      causes.removeAll { !$0.isComparableInput }
    }
    if causes.isEmpty {
      causes = [
        .input(field: "self", old: Held(old), new: Held(new), difference: .value, parent: parent)
      ]
    }
    return causes
  }

  /// How two values of a field differ.
  private func difference(
    _ property: Property, _ before: Value, _ after: Value
  ) throws(Fault) -> FieldDifference {
    if let binding = opaqueBinding(before) { return binding }
    let makesItsOwn = property.initialValue != nil || property.wraps?.initialValue != nil
    guard try isSeen(before, after) else {
      if property.isLet, makesItsOwn, try !hasSameSources(before, after) { return .remadeSource }
      return .closure(use(ofClosureIn: property))
    }
    let wrapper = wrapper(of: property)
    if property.isLet, makesItsOwn { return .recreated(isObserved: wrapper == "ObservedObject") }
    let object = shown(after)
    let isNewObject = object.payload.map { $0.kind == .instance && machine.journal.isNew($0) }
    let isRecreated = makesItsOwn && isNewObject == true
    if wrapper == "State" { return .firstValue(isRecreated: makesItsOwn) }
    return isRecreated ? .recreated(isObserved: wrapper == "ObservedObject") : .value
  }

  private func use(ofClosureIn property: Property) -> ClosureUse {
    if wrapper(of: property) == "StateObject" { return .stateObject }
    guard case .function(let function) = property.type, function.parameters.isEmpty,
      host.program.conforms(function.result, to: host.program.wellKnown("View"))
    else { return .action }
    return .content
  }

  /// The name of the library wrapper on a stored property.
  private func wrapper(of property: Property) -> String? {
    guard property.wraps != nil, let nominal = property.type.nominal, nominal.isPrelude else {
      return nil
    }
    return nominal.name
  }

  /// The value in a wrapper: a binding's value, a state's initial value.
  private func shown(_ value: Value) -> Value {
    guard value.kind == .structure, let nominal = machine.dynamicType(value).nominal,
      let traits = host.library.traits(of: nominal),
      traits.wrapper != nil || traits.role == .bindable,
      let slot = traits.slot(.value)
    else { return value }
    return value.fields[slot]
  }

  /// Whether two values differ in more than closures.
  private func isSeen(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in
      try !FieldComparison(host, .visible).isSame(old, new)
    }
  }

  /// Whether two publishers that differ in closures alone send from the same objects.
  private func hasSameSources(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in try FieldComparison(host, .sources).isSame(old, new) }
  }

  /// The difference of a binding made of closures, which cannot be compared.
  func opaqueBinding(_ value: Value) -> FieldDifference? {
    guard value.kind == .structure, let location = value.part(.location, host),
      host.library.role(of: location) == .functionLocation,
      let read = location.part(.read, host)?.payload, read.kind == .closure
    else { return nil }
    return .binding(isOfElement: !read.closure.place.isWritten)
  }
}
