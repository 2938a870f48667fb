package import Interpreter
internal import ObservationGraph
internal import Semantics

/// A place whose reads create no dependency and whose changes notify nobody.
enum SilentPlace: Hashable {
  /// A field of an instance outside observation.
  case field(CellKey, slot: Int)
  /// A global or static variable.
  case variable(ObjectIdentifier)
  /// The current time.
  case clock
}

/// Which nodes read silent places in their last run: once these are written, the nodes may be
/// stale.
struct SilentReads {
  private var nodes: [SilentPlace: [ObjectIdentifier: Unmanaged<ViewNode>]] = [:]
  private var places: [ObjectIdentifier: Set<SilentPlace>] = [:]
  /// Weak references that were read; they become nil with their object.
  private var references: [ObjectIdentifier: [Held]] = [:]
  private var referrers: [ObjectIdentifier: Unmanaged<ViewNode>] = [:]

  /// The writes that nodes made in their last run, and the values they left.
  private var own: [ObjectIdentifier: [OwnWrite]] = [:]

  /// The reads and writes of one node.
  struct Reads {
    let places: Set<SilentPlace>
    let references: [Held]
    let own: [OwnWrite]
  }

  /// The value that a node's body left in a place.
  struct OwnWrite {
    let place: SilentPlace
    weak var instance: Instance?
    let value: Held
  }

  mutating func insert(_ place: SilentPlace, by node: ViewNode) {
    let id = ObjectIdentifier(node)
    guard places[id, default: []].insert(place).inserted else { return }
    nodes[place, default: [:]][id] = .passUnretained(node)
  }

  mutating func insert(reference: Held, by node: ViewNode) {
    let id = ObjectIdentifier(node)
    references[id, default: []].append(reference)
    referrers[id] = .passUnretained(node)
  }

  mutating func insert(_ write: OwnWrite, of node: ViewNode) {
    own[ObjectIdentifier(node), default: []].append(write)
  }

  /// Removes the reads of a node that runs again or was removed.
  mutating func removeAll(of node: ViewNode) {
    let id = ObjectIdentifier(node)
    if !own.isEmpty { own[id] = nil }
    if !references.isEmpty, references.removeValue(forKey: id) != nil { referrers[id] = nil }
    guard !places.isEmpty, let read = places.removeValue(forKey: id) else { return }
    for place in read {
      nodes[place]?[id] = nil
      if nodes[place]?.isEmpty == true { nodes[place] = nil }
    }
  }

  /// Whether a node read or wrote anything that nobody tracks.
  func concern(_ node: ViewNode) -> Bool {
    let id = ObjectIdentifier(node)
    return !places.isEmpty && places[id] != nil || !references.isEmpty && references[id] != nil
      || !own.isEmpty && own[id] != nil
  }

  func reads(of node: ViewNode) -> Reads {
    let id = ObjectIdentifier(node)
    return Reads(
      places: places[id] ?? [], references: references[id] ?? [], own: own[id] ?? [])
  }

  /// Replaces the reads of a node.
  mutating func restore(_ reads: Reads, of node: ViewNode) {
    removeAll(of: node)
    for place in reads.places { insert(place, by: node) }
    for reference in reads.references { insert(reference: reference, by: node) }
    for write in reads.own { insert(write, of: node) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The nodes that read a place, in no order.
  func readers(of place: SilentPlace) -> [ViewNode] {
    nodes[place]?.values.map { $0.takeUnretainedValue() } ?? []
  }

  /// The nodes that read a weak reference which has since become nil.
  func nodesWithEndedReference() -> [ViewNode] {
    references.compactMap { id, references in
      references.contains { $0.value.hasEnded } ? referrers[id]?.takeUnretainedValue() : nil
    }
  }
}

/// What mounted views read without a dependency.
package final class UntrackedReads: HostRoom {
  /// The silent reads of mounted views.
  var silentReads = SilentReads()
  /// Collects reads while a caller needs them.
  var sources: [ReadPlace: Held]?

  override func checkInvariants() -> [String] {
    sources == nil ? [] : ["reads are being collected"]
  }

  /// Starts recording the reads and writes of tracked scopes outside of observation.
  func observeSilentReads() {
    machine.hooks.onRead = { [unowned(unsafe) self] instance, slot in
      guard instance.kind == .instance, sources != nil || !host.tracker.running.isEmpty else {
        return
      }
      noteRead(.field(host.key(of: instance), slot: slot), instance.fields[slot])
    }
    machine.hooks.onVariableRead = { [unowned(unsafe) self] variable in
      noteRead(.variable(ObjectIdentifier(variable)), machine.global(variable))
    }
    machine.hooks.onWeakRead = { [unowned(unsafe) self] reference in
      guard !host.staleness.dryRuns.isRunning, !reference.hasEnded,
        let node = host.tracker.running.last
      else {
        return
      }
      silentReads.insert(reference: Held(reference), by: node)
    }
    machine.hooks.onClockRead = { [unowned(unsafe) self] in noteRead(.clock) }
    machine.hooks.onWrite = { [unowned(unsafe) self] instance, slot in
      machine.outside.noteUse()
      guard let node = host.tracker.running.last else { return }
      let old = instance.fields[slot]
      host.staleness.noteOwnWrite(
        .field(host.key(of: instance), slot: slot), instance, old, by: node)
    }
    machine.hooks.onVariableWrite = { [unowned(unsafe) self] variable, old in
      machine.outside.noteUse()
      guard let node = host.tracker.running.last else { return }
      host.staleness.noteOwnWrite(.variable(ObjectIdentifier(variable)), nil, old, by: node)
    }
  }

  private func noteRead(_ place: SilentPlace, _ value: Value) {
    if sources != nil, value.payload?.kind == .instance { sources?[.silent(place)] = Held(value) }
    noteRead(place)
  }

  private func noteRead(_ place: SilentPlace) {
    if host.staleness.dryRuns.isRunning {
      host.staleness.dryRuns.savedReads?.reads.insert(.silent(place))
    }
    guard !host.staleness.dryRuns.isRunning,
      let node = host.tracker.running.last
    else {
      return
    }
    silentReads.insert(place, by: node)
    if !host.staleness.memos.isEmpty, host.staleness.memos.isOutdated(place) {
      host.staleness.suspects.insert(node, because: .memo(place))
    }
  }

  /// The views that read what was written silently.
  package func silentReaders(of write: WriteRecord) -> Set<String> {
    guard !silentReads.isEmpty, let place = silentPlace(of: write) else { return [] }
    return Set(
      silentReads.readers(of: place).compactMap { $0.isShown ? $0.reportedName : nil })
  }

  /// The silent place of a write; nil if nothing can have read it.
  func silentPlace(of write: WriteRecord) -> SilentPlace? {
    switch write.target {
    case .instance(let instance):
      write.slot < 0 ? nil : .field(host.key(of: instance), slot: write.slot)
    case .global(let variable): .variable(ObjectIdentifier(variable))
    case .environment: nil
    }
  }
}
