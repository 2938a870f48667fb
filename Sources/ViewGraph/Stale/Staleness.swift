package import Interpreter
internal import ObservationGraph
internal import Semantics

/// A stale view, and the pass in which it last ran.
struct StaleNode {
  weak var node: ViewNode?
  let name: String
  let pass: Int
}

/// Finds stale views: suspects are run once more in a dry run, and the results are compared.
package final class Staleness: HostRoom {
  package let untrackedReads: UntrackedReads
  package let dryRuns: DryRuns
  package let causes: StaleCauses

  /// The nodes to check after the input, because they may be stale.
  var suspects = Suspects()
  /// The views that are stale.
  var staleNodes: [ObjectIdentifier: StaleNode] = [:]
  var truthReads = TruthReads()
  var memos = Memos()
  /// The places that the checked nodes would read now.
  var wouldRead: [ObjectIdentifier: Set<ReadPlace>] = [:]
  var concealments = Concealments()
  /// The clock time of the last check of the nodes that read the clock.
  private var checkedTime = 0

  override init(_ base: HostBase) {
    untrackedReads = UntrackedReads(base)
    dryRuns = DryRuns(base)
    causes = StaleCauses(base)
    super.init(base)
  }

  /// Records which nodes may be stale because of writes; called before the input is committed.
  package func suspectReaders(of records: [WriteRecord]) {
    guard host.mounting.hasMounts else { return }
    for (index, record) in records.enumerated() {
      if let place = untrackedReads.silentPlace(of: record) {
        if !untrackedReads.silentReads.isEmpty {
          for node in untrackedReads.silentReads.readers(of: place) {
            suspect(node, because: .silentRecord(index, place))
          }
        }
        if !memos.isEmpty { suspectReadersOfMemos(from: .silent(place)) }
        untrackedReads.suspectReplaced(record, .silent(place))
        suspectTruthReaders(of: .silent(place))
      }
      guard case .instance(let instance) = record.target, record.slot >= 0 else { continue }
      let subject = machine.subject(of: instance, create: false)
      suspectOwner(of: instance, because: .record(index))
      guard !subject.isNone else { continue }
      if !record.notified, (try? isSameInAllParts(record.old, record.new)) == false {
        suspectReaders(of: subject, record.slot, because: .record(index))
      }
      let property = PropertyReference(subject: subject, property: record.slot)
      if !memos.isEmpty { suspectReadersOfMemos(from: .tracked(property)) }
      untrackedReads.suspectReplaced(record, .tracked(property))
      suspectTruthReaders(of: .tracked(property))
    }
  }

  /// Marks the view of a state as a suspect: it did not run for the state but may pass it on.
  private func suspectOwner(of cell: Value, because reason: Suspicion) {
    guard let owner = host.stateCells.cellOwners[host.key(of: cell)]?.node, owner.isMounted,
      owner.lastPass <= host.tracker.lastPass - host.updates.pass
    else { return }
    suspect(owner, because: reason)
  }

  private func suspectTruthReaders(of place: ReadPlace) {
    guard !truthReads.isEmpty else { return }
    for node in truthReads.readers(of: place) { suspect(node, because: .known) }
  }

  /// Whether a view may have become stale.
  package var hasSuspects: Bool { !suspects.isEmpty }

  private func suspectReadersOfMemos(from source: ReadPlace) {
    for memo in memos.change(of: source) {
      for node in untrackedReads.silentReads.readers(of: memo) {
        suspect(node, because: .memo(memo))
      }
    }
  }

  /// Checks the suspects; returns the views that are stale, and the names of those that no longer
  /// are.
  package func findStale() -> (found: [StaleFinding], cured: [String]) {
    for node in untrackedReads.silentReads.nodesWithEndedReference() {
      suspect(node, because: .endedReference)
    }
    var cured: [String] = []
    for (id, stale) in staleNodes {
      guard let node = stale.node, node.isMounted else {
        staleNodes[id] = nil
        cured.append(stale.name)
        continue
      }
      if node.lastPass != stale.pass { suspects.insert(node, because: .known) }
    }
    if suspects.isEmpty { return ([], cured.sorted()) }
    // A stale view inside another does not make the outer one stale.
    for stale in staleNodes.values {
      guard let node = stale.node, hasSuspectAround(node) else { continue }
      suspects.insert(node, because: .known)
    }
    let looked = suspects
    suspects = Suspects()
    defer { dryRuns.bodyWrites = [] }
    let nodes = looked.all.values.filter { $0.node.isMounted && $0.node.isShown }
      .sorted { $0.node.depth > $1.node.depth }
    wouldRead = [:]
    let differences = differences(of: nodes)
    let untouched = Set(
      nodes.filter { isUntouched($0) }.map { ObjectIdentifier($0.node) })
    for suspect in nodes { noteDifferingReads(of: suspect.node) }
    wouldRead = [:]
    var found: [StaleFinding] = []
    let ordered = nodes.map { ($0, host.updates.path(of: $0.node)) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
    for (suspect, _) in ordered {
      guard
        let name = suspect.node.reportedName
          ?? host.mounting.mounts.first(where: { $0.node === suspect.node })?.name
      else { continue }
      let id = ObjectIdentifier(suspect.node)
      if let difference = differences[id], !untouched.contains(id) {
        let finding = StaleFinding(
          view: name, difference: difference, cause: causes.cause(of: suspect))
        found.append(finding)
        staleNodes[id] = StaleNode(node: suspect.node, name: name, pass: suspect.node.lastPass)
      } else if staleNodes.removeValue(forKey: id) != nil {
        cured.append(name)
      }
    }
    return (found, cured.sorted())
  }

  /// Whether time has passed since the nodes that read the current time were checked last.
  package var hasTimePassed: Bool { machine.outside.environment.uptime != checkedTime }

  /// Marks the nodes that read the current time as suspects, if time has passed since the last
  /// check.
  ///
  /// - Parameter follows: whether a view read the time only for views that follow the clock by
  ///   themselves.
  package func suspectReadersOfClock(except follows: (String) -> Bool) {
    guard hasTimePassed else { return }
    checkedTime = machine.outside.environment.uptime
    for node in untrackedReads.silentReads.readers(of: .clock) {
      if let name = node.reportedName, follows(name) { continue }
      suspect(node, because: .clock)
    }
  }

  /// Whether a node was suspected only for writes that its body would not read now: writes to
  /// objects that its last run made, and that another run would make anew.
  private func isUntouched(_ suspect: Suspects.Suspect) -> Bool {
    guard let reads = wouldRead[ObjectIdentifier(suspect.node)] else { return false }
    return suspect.reasons.allSatisfy { reason in
      guard case .silentRecord(_, let place) = reason else { return false }
      return !reads.contains(.silent(place))
    }
  }

  private func hasSuspectAround(_ node: ViewNode) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if suspects.all[ObjectIdentifier(current)] != nil { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Stores what a node would read now and did not read in its last run.
  private func noteDifferingReads(of node: ViewNode) {
    var reads = wouldRead[ObjectIdentifier(node)] ?? []
    let shown = node.shownNode
    if !shown.scope.isNone {
      for read in graph.reads(of: shown.scope) { reads.remove(.tracked(read)) }
    }
    for place in untrackedReads.silentReads.reads(of: shown).places {
      reads.remove(.silent(place))
    }
    truthReads.set(reads, of: node)
  }

  /// What the suspects would show, where it differs from what they show.
  func differences(
    of suspects: [Suspects.Suspect]
  ) -> [ObjectIdentifier: ScreenDifference] {
    var found: [ObjectIdentifier: ScreenDifference] = [:]
    var doubtful: [Suspects.Suspect] = []
    var cached: [Suspects.Suspect] = []
    var usual: [ObjectIdentifier: Set<SilentPlace>] = [:]
    dryRuns.perform(holdingWrites: true) {
      for suspect in suspects {
        let id = ObjectIdentifier(suspect.node)
        switch lookKeepingOwnWrites(suspect) {
        case .same:
          if !suspect.memos.isEmpty {
            cached.append(suspect)
            usual[id] = dryRuns.heldWrites
          }
        case .differs(let difference):
          found[id] = difference
          if !dryRuns.heldWrites.isEmpty { doubtful.append(suspect) }
        case .fails: doubtful.append(suspect)
        }
      }
    }
    // A body with writes is taken to be up to date if its own writes produce what it shows.
    if !doubtful.isEmpty {
      dryRuns.perform(holdingWrites: false) {
        for suspect in doubtful {
          let id = ObjectIdentifier(suspect.node)
          if case .differs(let difference) = look(at: suspect) {
            found[id] = found[id] ?? difference
          } else {
            found[id] = nil
          }
        }
      }
    }
    if !cached.isEmpty {
      dryRuns.perform(holdingWrites: true) {
        for suspect in cached {
          let id = ObjectIdentifier(suspect.node)
          for place in suspect.memos {
            if let memo = memos[place] { put(memo.old.value, in: place, memo.instance) }
          }
          // A place that the body writes on every run is not a cache.
          guard case .differs(let difference) = look(at: suspect),
            !dryRuns.heldWrites.isDisjoint(with: suspect.memos.subtracting(usual[id] ?? []))
          else { continue }
          found[id] = difference
        }
      }
    }
    return found
  }

  private enum Outcome {
    case same
    case differs(ScreenDifference)
    case fails
  }

  /// Runs a node in a dry run; places that its body writes each time keep the values the body left.
  private func lookKeepingOwnWrites(_ suspect: Suspects.Suspect) -> Outcome {
    let before = host.snapshots.snapshots(of: suspect.node.shownNode)
    let own = untrackedReads.silentReads.reads(of: suspect.node.shownNode).own
    let outcome = look(at: suspect, before)
    let again = own.filter { dryRuns.heldWrites.contains($0.place) }
    if again.isEmpty { return outcome }
    var present: [(SilentReads.OwnWrite, Held)] = []
    for write in again {
      guard let value = current(write.place, write.instance) else { continue }
      present.append((write, Held(value)))
      put(write.value.value, in: write.place, write.instance)
    }
    defer {
      for (write, value) in present { put(value.value, in: write.place, write.instance) }
    }
    return look(at: suspect, before)
  }

  /// Runs a node in a dry run, and compares the result with an earlier snapshot.
  private func look(at suspect: Suspects.Suspect, _ picture: [ViewSnapshot]? = nil) -> Outcome {
    let node = suspect.node
    dryRuns.heldWrites = []
    dryRuns.savedReads?.reads = []
    guard node.isMounted else { return .same }
    let before = picture ?? host.snapshots.snapshots(of: node.shownNode)
    do throws(Fault) {
      if let replacement = host.mounting.mounts.first(where: { $0.node === node })?.replacement {
        try node.update(replacement.value.value)
      }
      try node.runAnew()
      try dryRuns.runDirtyScopes()
    } catch {
      error.thrownValue?.release()
      return .fails
    }
    if let reads = dryRuns.savedReads?.reads {
      wouldRead[ObjectIdentifier(node), default: []].formUnion(reads)
    }
    return ScreenDifference(before, host.snapshots.snapshots(of: node.shownNode)).map(
      Outcome.differs) ?? .same
  }

  /// Whether the parent passes the value in a slot; false for a default such as `UUID()` or
  /// `Date()` that differs on each evaluation.
  func isGiven(_ slot: Int, of container: Value) -> Bool {
    let type = machine.dynamicType(container)
    guard let property = type.storedProperty(inSlot: slot), let initial = property.initialValue
    else {
      return true
    }
    let environment = machine.outside.environment
    defer { machine.outside.environment = environment }
    do throws(Fault) {
      return try untracked { () throws(Fault) in
        let first = Held(owned: try machine.invoke(initial, receiver: .metatype(type)))
        machine.outside.environment.uptime += 1_000_000_007
        let second = Held(owned: try machine.invoke(initial, receiver: .metatype(type)))
        return try isSameInAllParts(first.value, second.value)
      }
    } catch {
      error.thrownValue?.release()
      return false
    }
  }

  /// Whether the initial value of a state would be different now.
  func isPassedAnew(_ first: Value, for cell: Value, of node: ViewNode) throws(Fault) -> Bool {
    guard !concealments.setCells.contains(host.key(of: cell)) else { return false }
    guard let current = cell.part(.value, host) else { return false }
    if try isSameInAllParts(current, first) { return false }
    // If the parent makes a new object each time, the difference counts only if the program has not
    // modified the first one.
    return !machine.containsNew(first) || !machine.isTouched(current, since: cell)
      || isReadByMaker(of: node, first)
  }

  /// Whether the view whose body made a node has read the object in a state or a model, where it
  /// outlives the body's run.
  private func isReadByMaker(of node: ViewNode, _ object: Value) -> Bool {
    guard let object = object.payload, object.kind == .instance else { return false }
    var maker = node.parent
    while let current = maker {
      for read in current.scope.isNone ? [] : graph.reads(of: current.scope) {
        guard let holder = machine.instance(ofSubject: read.subject),
          read.property < holder.fields.count,
          let held = holder.fields[read.property].payload
        else { continue }
        if held.isIdentical(to: object) { return true }
      }
      if (current as? BodyNode)?.name != nil { return false }
      maker = current.parent
    }
    return false
  }

  func forget(cell: CellKey) {
    host.stateCells.cellOwners[cell] = nil
    concealments.refused[cell] = nil
    concealments.setCells.remove(cell)
  }
}

extension Suspects.Suspect {
  /// The caches that the node reads whose sources have changed.
  fileprivate var memos: Set<SilentPlace> {
    Set(
      reasons.compactMap { reason in
        if case .memo(let place) = reason { place } else { nil }
      })
  }
}

extension ViewNode {
  /// The node that shows the result when this one runs.
  var shownNode: ViewNode { (self as? LookupNode)?.owner ?? self }
}
