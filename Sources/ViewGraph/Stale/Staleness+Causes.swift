internal import Interpreter
internal import ObservationGraph
package import Semantics

/// Reasons why views are stale, as facts.
extension Staleness {
  /// The reason that says most.
  func cause(of suspect: Suspects.Suspect) -> StaleCause {
    let node = suspect.node.shownNode
    var records: [Int] = []
    var others: [StaleCause] = []
    for reason in suspect.reasons {
      switch reason {
      case .record(let number): records.append(number)
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
        let source = memos[place]?.changed.map(text) ?? ""
        others.append(.memo(target: text(of: .silent(place)), source: source))
      case .endedReference: others.append(.endedReference(target: endedReference(of: node)))
      case .ownWrite(let place): others.append(.ownWrite(target: text(of: place)))
      case .known: others.append(standingCause(of: node) ?? .known)
      }
    }
    return records.isEmpty ? others.first ?? .known : .written(records: records)
  }

  /// The reason that is there whatever happened in the input.
  private func standingCause(of node: ViewNode) -> StaleCause? {
    if let found = host.mounting.mounts.first(where: { $0.node === node })?.replacement?.cause {
      return found
    }
    if let found = offerCause(of: node) ?? environmentCause(of: node) { return found }
    let cells = concealments.refused.keys.filter { host.stateCells.cellOwners[$0]?.node === node }
    return cells.min { $0.ordinal < $1.ordinal }.flatMap { refusalCause($0) }
  }

  private func offerCause(of node: ViewNode) -> StaleCause? {
    guard let body = node as? BodyNode, let offer = body.offer else { return nil }
    let (old, new) = (body.container, body.newContainer(of: offer.value.value))
    let fields = differingFields(old, new).filter { $0.new.payload?.kind != .closure }
      .map { HiddenField(name: $0.property.wraps?.name ?? $0.property.name, new: Held($0.new)) }
    return .ownEquality(offer.equality, type: typeName(of: old), fields: fields)
  }

  /// What an `==` of the program keeps from a view: that function, and the fields in which the value
  /// that its parent handed over last differs, whether they are seen or not.
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
        (try? isSameInAllParts(old.fields[slot], new.fields[slot])) == false
      else { return nil }
      return (property, new.fields[slot])
    }
  }

  private func environmentCause(of node: ViewNode) -> StaleCause? {
    guard let body = node as? BodyNode, !body.lookupScope.isNone else { return nil }
    if let answer = concealments.answers[ObjectIdentifier(body)] {
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
    guard let offer = concealments.refused[cell], let owner = host.stateCells.cellOwners[cell]
    else { return nil }
    let state = owner.name.isEmpty ? owner.property : "\(owner.name).\(owner.property)"
    return .stateEquality(offer.equality, state: state, type: typeName(of: offer))
  }

  /// The type whose `==` of the program hides a value, which may stand in a collection.
  private func typeName(of offer: Offer) -> String {
    offer.equality.owner.map { "\($0.declaredType)" } ?? typeName(of: offer.value.value)
  }

  private func typeName(of value: Value) -> String {
    machine.typeName(machine.dynamicType(value.payload ?? value))
  }

  /// The weak property that has lost its object.
  private func endedReference(of node: ViewNode) -> String {
    let silent = untrackedReads.silentReads.reads(of: node).places.filter { place in
      guard case .field(let key, let slot) = place else { return false }
      return property(slot, of: machine.types[key.type])?.ownership == .weak
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
    }
  }
}
