package import Interpreter
internal import ObservationGraph
internal import Semantics

/// A view that is stale, and the pass in which it ran last.
struct StaleNode {
  weak var node: ViewNode?
  let name: String
  let pass: Int
}

/// Finds the views that show what is no longer so: those that may be are run once more, on a copy.
package final class Staleness: HostRoom {
  package private(set) lazy var untrackedReads = UntrackedReads(host)
  package private(set) lazy var dryRuns = DryRuns(host)

  /// Who is looked at when the input is over, because it may be stale.
  var suspects = Suspects()
  /// The views that are stale.
  var staleNodes: [ObjectIdentifier: StaleNode] = [:]
  var truthReads = TruthReads()
  var memos = Memos()
  /// What the nodes that were looked at would read.
  var wouldRead: [ObjectIdentifier: Set<ReadPlace>] = [:]
  var concealments = Concealments()

  /// Remembers who may have become stale by writes; before the input is committed.
  package func suspectReaders(of records: [WriteRecord]) {
    guard host.mounting.hasMounts else { return }
    for (index, record) in records.enumerated() {
      if let place = untrackedReads.silentPlace(of: record) {
        if !untrackedReads.silentReads.isEmpty {
          for node in untrackedReads.silentReads.readers(of: place) {
            suspect(node, because: .record(index))
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

  /// The view of a state for which it did not run, but may hand it on in what it shows.
  private func suspectOwner(of cell: Value, because reason: Suspicion) {
    guard let owner = host.stateCells.cellOwners[host.key(of: cell)]?.node, owner.isMounted,
      owner.lastPass <= host.updates.lastPass - host.updates.pass
    else { return }
    suspect(owner, because: reason)
  }

  private func suspectTruthReaders(of place: ReadPlace) {
    guard !truthReads.isEmpty else { return }
    for node in truthReads.readers(of: place) { suspect(node, because: .known) }
  }

  /// Whether anything has happened that may have made a view stale.
  package var hasSuspects: Bool { !suspects.isEmpty }

  private func suspectReadersOfMemos(from source: ReadPlace) {
    for memo in memos.change(of: source) {
      for node in untrackedReads.silentReads.readers(of: memo) {
        suspect(node, because: .memo(memo))
      }
    }
  }

  /// The views that show something else than their bodies give now, as far as anything has happened
  /// to them since they were looked at last; the names of those that no longer do.
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
    // What is wrong in a view within another is not that one's.
    for stale in staleNodes.values {
      guard let node = stale.node, hasSuspectAround(node) else { continue }
      suspects.insert(node, because: .known)
    }
    let looked = suspects
    suspects = Suspects()
    defer { dryRuns.fillings = [] }
    let nodes = looked.all.values.filter { $0.node.isMounted && $0.node.isShown }
      .sorted { $0.node.depth > $1.node.depth }
    wouldRead = [:]
    let differences = differences(of: nodes)
    for suspect in nodes { noteTruth(of: suspect.node) }
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
      if let difference = differences[id] {
        let finding = StaleFinding(
          view: name, difference: difference, cause: cause(of: suspect))
        found.append(finding)
        staleNodes[id] = StaleNode(node: suspect.node, name: name, pass: suspect.node.lastPass)
      } else if staleNodes.removeValue(forKey: id) != nil {
        cured.append(name)
      }
    }
    return (found, cured.sorted())
  }

  private func hasSuspectAround(_ node: ViewNode) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if suspects.all[ObjectIdentifier(current)] != nil { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Keeps what a node would read besides what it has read.
  private func noteTruth(of node: ViewNode) {
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

  /// What the suspects would show instead of what they show, where that differs.
  func differences(
    of suspects: [Suspects.Suspect]
  ) -> [ObjectIdentifier: ScreenDifference] {
    var found: [ObjectIdentifier: ScreenDifference] = [:]
    var doubtful: [Suspects.Suspect] = []
    var cached: [Suspects.Suspect] = []
    var usual: [ObjectIdentifier: Set<SilentPlace>] = [:]
    dryRuns.looking(holdingWrites: true) {
      for suspect in suspects {
        let id = ObjectIdentifier(suspect.node)
        switch lookAsLeft(suspect) {
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
    // A body that writes is taken to show what is so where its writes make it so.
    if !doubtful.isEmpty {
      dryRuns.looking(holdingWrites: false) {
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
      dryRuns.looking(holdingWrites: true) {
        for suspect in cached {
          let id = ObjectIdentifier(suspect.node)
          for place in suspect.memos {
            if let memo = memos[place] { put(memo.old.value, in: place, memo.instance) }
          }
          // What a body writes each time it runs is no cache.
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

  /// Runs a node within a look; what its body writes each time stays as the body left it.
  private func lookAsLeft(_ suspect: Suspects.Suspect) -> Outcome {
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

  /// Runs a node within a look, and compares what it shows with a picture of before.
  private func look(at suspect: Suspects.Suspect, _ picture: [ViewSnapshot]? = nil) -> Outcome {
    let node = suspect.node
    dryRuns.heldWrites = []
    dryRuns.look?.reads = []
    guard node.isMounted else { return .same }
    let before = picture ?? host.snapshots.snapshots(of: node.shownNode)
    do throws(Fault) {
      if let replacement = host.mounting.mounts.first(where: { $0.node === node })?.replacement {
        try node.update(replacement.value.value)
      }
      try node.runAnew()
      try dryRuns.settleLook()
    } catch {
      error.thrownValue?.release()
      return .fails
    }
    if let reads = dryRuns.look?.reads {
      wouldRead[ObjectIdentifier(node), default: []].formUnion(reads)
    }
    return ScreenDifference(before, host.snapshots.snapshots(of: node.shownNode)).map(
      Outcome.differs) ?? .same
  }

  /// A default that gives another value elsewhere, as `UUID()` and `Date()` do, is not the parent's.
  func isGiven(_ slot: Int, of container: Value) -> Bool {
    let type = machine.dynamicType(container)
    guard let property = property(slot, of: type), let initial = property.initialValue else {
      return true
    }
    let surroundings = machine.surroundings
    defer { machine.surroundings = surroundings }
    do throws(Fault) {
      return try untracked { () throws(Fault) in
        let first = Held(owned: try machine.invoke(initial, receiver: .metatype(type)))
        machine.surroundings.uptime += 1_000_000_007
        let second = Held(owned: try machine.invoke(initial, receiver: .metatype(type)))
        return try isSameInAllParts(first.value, second.value)
      }
    } catch {
      error.thrownValue?.release()
      return false
    }
  }

  /// Whether a state would begin with another value now than it did.
  func isPassedAnew(_ first: Value, for cell: Value) throws(Fault) -> Bool {
    guard !concealments.setCells.contains(host.key(of: cell)) else { return false }
    guard let current = cell.part(.value, host) else { return false }
    if try isSameInAllParts(current, first) { return false }
    // What the first one is by now may be what somebody has made of it.
    return !machine.containsNew(first) || !machine.isTouched(current, since: cell)
  }

  func forget(cell: CellKey) {
    host.stateCells.cellOwners[cell] = nil
    concealments.refused[cell] = nil
    concealments.setCells.remove(cell)
  }
}

extension Suspects.Suspect {
  /// The caches that the node reads and whose sources have changed.
  fileprivate var memos: Set<SilentPlace> {
    Set(
      reasons.compactMap { reason in
        if case .memo(let place) = reason { place } else { nil }
      })
  }
}

extension ViewNode {
  /// The node that shows what this one runs for.
  var shownNode: ViewNode { (self as? LookupNode)?.owner ?? self }
}
