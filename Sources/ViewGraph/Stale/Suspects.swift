internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// A place that programs read, observed or not.
enum ReadPlace: Hashable {
  case silent(SilentPlace)
  case tracked(PropertyReference)
}

/// Why a view may show what is no longer so.
enum Suspicion: Hashable {
  /// What it reads was written, and nobody was told: the number of the record.
  case record(Int)
  /// It was handed another value, which an `==` of the program calls the same.
  case offer
  /// A value in its environment was set anew, and its `==` calls it the same.
  case environment
  /// A state was set, and the `==` of its value calls it the same.
  case refusal(CellKey)
  /// Its parent passes another first value for a state.
  case firstValue
  /// Its body wrote what it shows.
  case ownWrite(ReadPlace)
  /// A cache that it reads was filled from what has changed since.
  case memo(SilentPlace)
  /// A weak reference that it reads has ended.
  case endedReference
  /// The object that it was mounted with has been replaced where that came from.
  case replacement
  /// It was stale, and has run since.
  case known
}

/// A value that took no effect because an `==` of the program says that it is the same as before.
final class Offer {
  let value: Held
  let equality: Function

  init(_ value: Held, _ equality: Function) {
    self.value = value
    self.equality = equality
  }
}

/// The nodes to look at when an input is over, and why.
struct Suspects {
  struct Suspect {
    // A node that goes is taken out.
    let node: ViewNode
    var reasons: [Suspicion]
  }
  private(set) var all: [ObjectIdentifier: Suspect] = [:]

  var isEmpty: Bool { all.isEmpty }

  mutating func insert(_ node: ViewNode, because reason: Suspicion) {
    let id = ObjectIdentifier(node)
    if all[id]?.reasons.contains(reason) == true { return }
    all[id, default: Suspect(node: node, reasons: [])].reasons.append(reason)
  }
}

/// Caches: what bodies have written outside of observation, from what they had read.
struct Memos {
  struct Memo {
    /// The object, where it is a field of one.
    weak var instance: Instance?
    /// What stood there before it was filled.
    let old: Held
    var sources: Set<ReadPlace>
    /// The source that has changed since, where one has.
    var changed: ReadPlace?
  }
  private var memos: [SilentPlace: Memo] = [:]
  private var places: [ReadPlace: Set<SilentPlace>] = [:]

  var isEmpty: Bool { memos.isEmpty }

  subscript(place: SilentPlace) -> Memo? { memos[place] }

  func isOutdated(_ place: SilentPlace) -> Bool { memos[place]?.changed != nil }

  mutating func insert(_ memo: Memo, at place: SilentPlace) {
    remove(place)
    memos[place] = memo
    for source in memo.sources { places[source, default: []].insert(place) }
  }

  mutating func remove(_ place: SilentPlace) {
    guard let memo = memos.removeValue(forKey: place) else { return }
    for source in memo.sources {
      places[source]?.remove(place)
      if places[source]?.isEmpty == true { places[source] = nil }
    }
  }

  /// Notes that a source has changed; gives the caches that were filled from it.
  mutating func change(of source: ReadPlace) -> Set<SilentPlace> {
    guard let filled = places[source] else { return [] }
    for place in filled { memos[place]?.changed = source }
    return filled
  }
}

/// What is known of values that took no effect.
struct Concealments {
  /// By state cell, the value that it refused.
  var refused: [CellKey: Offer] = [:]
  /// The state cells that the program has set.
  var setCells: Set<CellKey> = []
  /// By view, the value of its environment that took no effect there.
  var answers: [ObjectIdentifier: HiddenAnswer] = [:]

  /// Forgets a view that goes; most have none.
  mutating func removeAnswer(of node: ViewNode) {
    if !answers.isEmpty { answers[ObjectIdentifier(node)] = nil }
  }
}

/// A value of the environment that an `==` of the program keeps from a view.
struct HiddenAnswer {
  /// `\.theme`.
  let key: String
  let offer: Offer
}

extension Staleness {
  /// Whether two values are the same in every part, whatever an `==` of the program says.
  func isSameInAllParts(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in try FieldComparison(host, .strict).isSame(old, new) }
  }

  /// The offer that a comparison has turned down, where an `==` of the program has hidden a difference.
  func hidden(_ old: Value, _ new: Value) throws(Fault) -> Offer? {
    guard !host.staleness.dryRuns.isLooking, let equality = machine.lastEquality else { return nil }
    machine.lastEquality = nil
    return try isSameInAllParts(old, new) ? nil : Offer(Held(new), equality)
  }

  /// A node is looked at when the input is over.
  func suspect(_ node: ViewNode, because reason: Suspicion) {
    if !host.staleness.dryRuns.isLooking, !host.updates.isRestoring {
      suspects.insert(node, because: reason)
    }
  }

  /// The readers of a property are looked at when the input is over.
  func suspectReaders(of subject: SubjectID, _ property: Int, because reason: Suspicion) {
    guard !subject.isNone, graph.isAlive(subject) else { return }
    for scope in graph.readers(of: subject, property) {
      if let node = host.updates.node(of: scope) { suspect(node, because: reason) }
    }
  }

  /// Remembers that a running body writes something outside of what it makes.
  func noteOwnWrite(_ place: SilentPlace, _ instance: Value?, _ old: Value, by node: ViewNode) {
    if host.staleness.dryRuns.isLooking {
      host.staleness.dryRuns.heldWrites.insert(place)
      return
    }
    guard !host.updates.isRestoring else { return }
    let isSilent = isOutsideObservation(place, instance)
    suspects.insert(node, because: .ownWrite(readPlace(place, instance, isSilent)))
    guard isSilent else { return }
    host.staleness.dryRuns.fillings.append(
      Filling(place: place, node: node, old: Held(old), instance: instance?.instance))
  }

  private func readPlace(
    _ place: SilentPlace, _ instance: Value?, _ isSilent: Bool
  ) -> ReadPlace {
    guard !isSilent, let instance, case .field(_, let slot) = place else { return .silent(place) }
    let subject = machine.subject(of: instance, create: true)
    return .tracked(PropertyReference(subject: subject, property: slot))
  }

  private func isOutsideObservation(_ place: SilentPlace, _ instance: Value?) -> Bool {
    guard let instance, case .field(_, let slot) = place else { return true }
    return property(slot, of: machine.dynamicType(instance))?.notification == nil
  }

  /// The stored property in a slot.
  func property(_ slot: Int, of type: RuntimeType) -> Property? {
    var current = type.nominal
    while let nominal = current {
      if slot >= nominal.slotOffset, slot - nominal.slotOffset < nominal.storedProperties.count {
        return nominal.storedProperties[slot - nominal.slotOffset]
      }
      current = nominal.superclassNominal
    }
    return nil
  }

  /// Takes what a body wrote in its run for caches that are filled from what it has read.
  func noteFillings(of node: ViewNode) {
    let own = host.staleness.dryRuns.fillings.filter { $0.node === node }
    host.staleness.dryRuns.fillings.removeAll { $0.node === node }
    var sources = Set(graph.reads(of: node.scope).map(ReadPlace.tracked))
    for place in host.staleness.untrackedReads.silentReads.reads(of: node).places {
      sources.insert(.silent(place))
    }
    for filling in own {
      noteLeft(filling, by: node)
      var (old, from) = (filling.old, sources)
      from.remove(.silent(filling.place))
      if let known = memos[filling.place],
        (try? isSameInAllParts(known.old.value, filling.old.value)) == false
      {
        (old, from) = (known.old, from.union(known.sources))
      }
      memos.insert(
        Memos.Memo(instance: filling.instance, old: old, sources: from), at: filling.place)
    }
  }
}

extension Staleness {
  /// Keeps what a body has left in a place, unless keeping it would make the next change a copy.
  private func noteLeft(_ filling: Filling, by node: ViewNode) {
    guard let value = current(filling.place, filling.instance) else { return }
    switch value.payload?.kind {
    case .array, .dictionary, .set, .instance, .native, .closure: return
    default:
      host.staleness.untrackedReads.silentReads.insert(
        SilentReads.OwnWrite(
          place: filling.place, instance: filling.instance, value: Held(value)), of: node)
    }
  }

  /// What is in a place, borrowed.
  func current(_ place: SilentPlace, _ instance: Instance?) -> Value? {
    switch place {
    case .field(_, let slot): instance.map { machine.value(of: $0).fields[slot] }
    case .variable(let id): machine.variable(id).map { machine.global($0) }
    }
  }

  /// Puts a value, borrowed, into a place without telling anyone.
  func put(_ value: Value, in place: SilentPlace, _ instance: Instance?) {
    switch place {
    case .field(_, let slot):
      if let instance { machine.setSlot(slot, of: machine.value(of: instance), to: value) }
    case .variable(let id):
      if let variable = machine.variable(id) { machine.setGlobal(variable, to: value.retained()) }
    }
  }
}

/// A body writes something while it runs.
struct Filling {
  let place: SilentPlace
  let node: ViewNode
  let old: Held
  weak var instance: Instance?
}
