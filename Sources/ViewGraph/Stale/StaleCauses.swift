internal import Interpreter
internal import ObservationGraph
package import Semantics

/// Finds the causes of stale views.
package final class StaleCauses: HostRoom {
  /// The most informative cause.
  func cause(of suspect: Suspects.Suspect) -> StaleCause {
    let node = suspect.node.shownNode
    var records: [Int] = []
    var others: [StaleCause] = []
    for reason in suspect.reasons {
      switch reason {
      case .record(let number), .silentRecord(let number, _): records.append(number)
      case .offer:
        if let found = offerCause(of: node) { return found }
      case .environment:
        if let found = environmentCause(of: node) { return found }
      case .refusal(let cell):
        if let found = refusalCause(cell) { return found }
      case .firstValue:
        if let body = node as? BodyNode {
          others.append(.firstValue(states: body.namesOfPassedStates))
        }
      case .replacement:
        if let found = host.mounting.mounts.first(where: { $0.node === node })?.replacement?.cause {
          return found
        }
      case .memo(let place):
        let source = changedSource(of: place).map(text) ?? ""
        others.append(.memo(target: text(of: .silent(place)), source: source))
      case .endedReference: others.append(.endedReference(target: endedReference(of: node)))
      case .clock: others.append(.clock)
      case .ownWrite(let place): others.append(.ownWrite(target: text(of: place)))
      case .known: others.append(standingCause(of: node) ?? replacedCause(of: node) ?? .known)
      }
    }
    return records.isEmpty ? others.first ?? .known : .written(records: records)
  }

  /// A cause that applies regardless of the input.
  private func standingCause(of node: ViewNode) -> StaleCause? {
    if let found = host.mounting.mounts.first(where: { $0.node === node })?.replacement?.cause {
      return found
    }
    if let found = offerCause(of: node) ?? environmentCause(of: node) { return found }
    let cells = host.staleness.concealments.refused.keys.filter {
      host.stateCells.cellOwners[$0]?.node === node
    }
    return cells.min { $0.ordinal < $1.ordinal }.flatMap { refusalCause($0) }
  }

  /// A variable that the node read now holds another object, which the node would read but has not
  /// read.
  private func replacedCause(of node: ViewNode) -> StaleCause? {
    let wanted = host.staleness.truthReads.places(of: node).compactMap { place -> Value? in
      guard case .tracked(let reference) = place else { return nil }
      return machine.instance(ofSubject: reference.subject)
    }
    let read = node.scope.isNone ? [] : graph.reads(of: node.scope)
    let places = host.staleness.untrackedReads.silentReads.reads(of: node).places
    for (place, name) in places.map({ ($0, text(of: .silent($0))) }).sorted(by: { $0.1 < $1.1 }) {
      guard case .variable = place, let now = host.staleness.current(place, nil)?.payload,
        now.kind == .instance,
        wanted.contains(where: { $0.isIdentical(to: now) })
      else { continue }
      let old = read.compactMap { machine.instance(ofSubject: $0.subject) }
        .first { machine.dynamicType($0) === machine.dynamicType(now) }
      return .replacedInVariable(
        object: old.map { machine.names.objectName($0) }, variable: name,
        successor: machine.names.objectName(now))
    }
    return nil
  }

  /// The source that has changed since a cache was filled. For a `lazy` property, a source that its
  /// initializer reads.
  private func changedSource(of place: SilentPlace) -> ReadPlace? {
    guard let memo = host.staleness.memos[place] else { return nil }
    guard memo.changed.count > 1, let reads = readsOfLazy(memo, at: place) else {
      return memo.changed.last
    }
    return memo.changed.last { reads.contains($0) } ?? memo.changed.last
  }

  /// What the initializer of a `lazy` property reads; nil for other caches.
  private func readsOfLazy(_ memo: Memos.Memo, at place: SilentPlace) -> Set<ReadPlace>? {
    guard case .field(_, let slot) = place, let instance = memo.instance else { return nil }
    let object = Held(machine.value(of: instance))
    guard let storage = machine.dynamicType(object.value).storedProperty(inSlot: slot),
      storage.isLazyStorage, let getter = getter(storedIn: storage)
    else { return nil }
    var reads: Set<ReadPlace>?
    host.staleness.dryRuns.perform(holdingWrites: false) {
      host.staleness.put(memo.old.value, in: place, instance)
      host.staleness.untrackedReads.sources = [:]
      defer { host.staleness.untrackedReads.sources = nil }
      do throws(Fault) {
        let tracked = try host.tracker.collectReads { () throws(Fault) in
          try machine.invoke(getter, receiver: object.value, arguments: []).release()
        }
        reads = Set(tracked.map(ReadPlace.tracked)).union(
          host.staleness.dryRuns.savedReads?.reads ?? [])
      } catch {
        error.thrownValue?.release()
      }
    }
    return reads
  }

  /// The getter of the `lazy` property that a storage belongs to.
  private func getter(storedIn storage: Property) -> Function? {
    let name = String(storage.name.dropFirst(Property.lazyStorage.count))
    for case .property(let property) in storage.owner?.members[name] ?? [] {
      return property.getter
    }
    return nil
  }

  private func offerCause(of node: ViewNode) -> StaleCause? {
    guard let body = node as? BodyNode, let offer = body.offer else { return nil }
    let (old, new) = (body.container, body.newContainer(of: offer.value.value))
    let fields = differingFields(old, new).filter { $0.new.payload?.kind != .closure }
      .map { HiddenField(name: $0.property.wraps?.name ?? $0.property.name, new: Held($0.new)) }
    return .ownEquality(offer.equality, type: typeName(of: old), fields: fields)
  }

  /// The `==` of the program that hides a new value from a view, and the fields in which the value
  /// passed last differs, whether visible or not.
  package func hiddenFields(
    ofView name: String
  ) -> (equality: Function, fields: [(name: String, isClosure: Bool)])? {
    guard let body = host.inspector.bodyNode(named: name), let offer = body.offer else {
      return nil
    }
    let new = body.newContainer(of: offer.value.value)
    let fields = differingFields(body.container, new).map { property, value in
      (property.wraps?.name ?? property.name, value.payload?.kind == .closure)
    }
    return (offer.equality, fields)
  }

  /// The stored properties in which two values of one type differ in any part, with the new values.
  private func differingFields(_ old: Value, _ new: Value) -> [(property: Property, new: Value)] {
    machine.dynamicType(old).storedProperties.enumerated().compactMap { slot, property in
      guard slot < old.fields.count, slot < new.fields.count,
        (try? host.staleness.isSameInAllParts(old.fields[slot], new.fields[slot])) == false
      else { return nil }
      return (property, new.fields[slot])
    }
  }

  private func environmentCause(of node: ViewNode) -> StaleCause? {
    guard let body = node as? BodyNode, !body.lookupScope.isNone else { return nil }
    if let answer = host.staleness.concealments.answers[ObjectIdentifier(body)] {
      let resolved = answer.offer.value.value.part(.resolved, host)?.optional
      return .environmentEquality(
        answer.offer.equality, key: answer.key,
        type: typeName(of: resolved ?? answer.offer.value.value))
    }
    for read in graph.reads(of: body.lookupScope) {
      guard let entry = host.environment.entriesBySubject[read.subject]?.takeUnretainedValue(),
        let offer = entry.offer
      else { continue }
      return .environmentEquality(
        offer.equality, key: host.environment.name(of: entry.key), type: typeName(of: offer))
    }
    return nil
  }

  private func refusalCause(_ cell: CellKey) -> StaleCause? {
    guard let offer = host.staleness.concealments.refused[cell],
      let owner = host.stateCells.cellOwners[cell]
    else { return nil }
    let state = owner.name.isEmpty ? owner.property : "\(owner.name).\(owner.property)"
    return .stateEquality(offer.equality, state: state, type: typeName(of: offer))
  }

  /// The type whose `==` hides a value, which may be inside a collection.
  private func typeName(of offer: Offer) -> String {
    offer.equality.owner.map { "\($0.declaredType)" } ?? typeName(of: offer.value.value)
  }

  private func typeName(of value: Value) -> String {
    machine.dynamicType(value.payload ?? value).name
  }

  /// The weak property that became nil.
  private func endedReference(of node: ViewNode) -> String {
    let silent = host.staleness.untrackedReads.silentReads.reads(of: node).places.filter { place in
      guard case .field(let key, let slot) = place else { return false }
      return machine.types[key.type].storedProperty(inSlot: slot)?.modifiers.ownership
        == .weak
    }
    if let first = silent.map({ text(of: .silent($0)) }).min() { return first }
    for read in node.scope.isNone ? [] : graph.reads(of: node.scope) {
      guard let instance = machine.instance(ofSubject: read.subject),
        instance.fields[read.property].hasEnded
      else { continue }
      return text(of: .tracked(read))
    }
    return ""
  }

  /// `Cart#1.prices`, `total`.
  func text(of place: ReadPlace) -> String {
    switch place {
    case .tracked(let reference):
      let read = host.tracker.description(of: reference)
      return read.target.isEmpty ? read.property : "\(read.target).\(read.property)"
    case .silent(.field(let key, let slot)):
      let type = machine.types[key.type]
      return
        "\(type.nominal?.name ?? "")#\(key.ordinal).\(host.tracker.propertyName(slot, of: type))"
    case .silent(.variable(let id)):
      guard let variable = machine.variable(id) else { return "" }
      return variable.owner.map { "\($0.qualifiedName).\(variable.name)" } ?? variable.name
    case .silent(.clock): return "the time"
    }
  }
}
