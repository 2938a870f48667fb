internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// A place that programs read, observed or silent.
enum ReadPlace: Hashable {
  case silent(SilentPlace)
  case tracked(PropertyReference)
}

/// Why a view may be stale.
enum Suspicion: Hashable {
  /// Something it reads was written without a notification; the index of the record.
  case record(Int)
  /// The same, of a place that it read silently.
  case silentRecord(Int, SilentPlace)
  /// Its parent passed another value, which an `==` of the program considers equal.
  case offer
  /// An environment value was set, and its `==` considers the new value equal.
  case environment
  /// A state was set, and the `==` of its value considers the new value equal.
  case refusal(CellKey)
  /// Its parent passes another initial value for a state.
  case firstValue
  /// Its body wrote what it shows.
  case ownWrite(ReadPlace)
  /// A cache that it reads was filled from something that has since changed.
  case memo(SilentPlace)
  /// A weak reference that it reads became nil.
  case endedReference
  /// The object that it was mounted with has been replaced at its source.
  case replacement
  /// It read the current time, and time has passed.
  case clock
  /// It was stale, and has run since.
  case known
}

/// A value that had no effect because an `==` of the program considers it equal to the previous
/// one.
final class Offer {
  let value: Held
  let equality: Function

  init(_ value: Held, _ equality: Function) {
    self.value = value
    self.equality = equality
  }
}

/// The nodes to check at the end of an input, and why.
struct Suspects {
  struct Suspect {
    // A node that is removed is also removed here.
    let node: ViewNode
    /// In the order in which they were found.
    fileprivate(set) var reasons: [Suspicion] = []
    fileprivate var known: Set<Suspicion> = []
  }
  private(set) var all: [ObjectIdentifier: Suspect] = [:]

  var isEmpty: Bool { all.isEmpty }

  mutating func insert(_ node: ViewNode, because reason: Suspicion) {
    let id = ObjectIdentifier(node)
    // In place: a copy for each reason would take as long as there are reasons.
    if all[id, default: Suspect(node: node)].known.insert(reason).inserted {
      all[id]?.reasons.append(reason)
    }
  }
}

/// Caches: what bodies wrote outside of observation, computed from what they had read.
struct Memos {
  struct Memo {
    /// The object, if the place is a field.
    weak var instance: Instance?
    /// The value in the place before it was filled.
    let old: Held
    var sources: Set<ReadPlace>
    /// The sources that have changed since, the latest last.
    var changed: [ReadPlace] = []
  }
  private var memos: [SilentPlace: Memo] = [:]
  private var places: [ReadPlace: Set<SilentPlace>] = [:]

  var isEmpty: Bool { memos.isEmpty }

  subscript(place: SilentPlace) -> Memo? { memos[place] }

  func isOutdated(_ place: SilentPlace) -> Bool { memos[place]?.changed.isEmpty == false }

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

  /// Records that a source has changed; returns the caches that were filled from it.
  mutating func change(of source: ReadPlace) -> Set<SilentPlace> {
    guard let filled = places[source] else { return [] }
    for place in filled {
      memos[place]?.changed.removeAll { $0 == source }
      memos[place]?.changed.append(source)
    }
    return filled
  }
}

/// Values that had no effect because of an `==`.
struct Concealments {
  /// By state cell, the refused value.
  var refused: [CellKey: Offer] = [:]
  /// The state cells that the program has set.
  var setCells: Set<CellKey> = []
  /// By view, the environment value that had no effect there.
  var answers: [ObjectIdentifier: HiddenAnswer] = [:]

  /// Removes the entry of a view that is removed; most have none.
  mutating func removeAnswer(of node: ViewNode) {
    if !answers.isEmpty { answers[ObjectIdentifier(node)] = nil }
  }
}

/// An environment value that an `==` of the program hides from a view.
struct HiddenAnswer {
  /// `\.theme`.
  let key: String
  let offer: Offer
}

extension Staleness {
  /// Whether two values are equal in every part, ignoring any `==` of the program.
  func isSameInAllParts(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in try FieldComparison(host, .strict).isSame(old, new) }
  }

  /// The rejected offer, if an `==` of the program hid a difference between the values.
  func hidden(_ old: Value, _ new: Value) throws(Fault) -> Offer? {
    guard !host.staleness.dryRuns.isRunning, let equality = machine.lastEquality else { return nil }
    machine.lastEquality = nil
    return try isSameInAllParts(old, new) ? nil : Offer(Held(new), equality)
  }

  /// Marks a node to be checked at the end of the input.
  func suspect(_ node: ViewNode, because reason: Suspicion) {
    if !host.staleness.dryRuns.isRunning, !host.updates.isRestoring {
      suspects.insert(node, because: reason)
    }
  }

  /// Marks the readers of a property to be checked at the end of the input.
  func suspectReaders(of subject: SubjectID, _ property: Int, because reason: Suspicion) {
    guard !subject.isNone, graph.isAlive(subject) else { return }
    for scope in graph.readers(of: subject, property) {
      if let node = host.updates.node(of: scope) { suspect(node, because: reason) }
    }
  }

  /// Records that a running body writes outside of what it creates.
  func noteOwnWrite(_ place: SilentPlace, _ instance: Value?, _ old: Value, by node: ViewNode) {
    if host.staleness.dryRuns.isRunning {
      host.staleness.dryRuns.heldWrites.insert(place)
      return
    }
    guard !host.updates.isRestoring else { return }
    let isSilent = isOutsideObservation(place, instance)
    suspects.insert(node, because: .ownWrite(readPlace(place, instance, isSilent)))
    guard isSilent, !isOfLibrary(instance) else { return }
    host.staleness.dryRuns.bodyWrites.append(
      BodyWrite(place: place, node: node, old: Held(old), instance: instance?.instance))
  }

  private func readPlace(
    _ place: SilentPlace, _ instance: Value?, _ isSilent: Bool
  ) -> ReadPlace {
    guard !isSilent, let instance, case .field(_, let slot) = place else { return .silent(place) }
    let subject = machine.subject(of: instance, create: true)
    return .tracked(PropertyReference(subject: subject, property: slot))
  }

  /// Whether an object is internal to the library, such as the tables of a model container.
  private func isOfLibrary(_ instance: Value?) -> Bool {
    guard let type = instance.flatMap({ machine.dynamicType($0).nominal }) else { return false }
    return type.isPrelude && type.name.hasPrefix("_")
  }

  private func isOutsideObservation(_ place: SilentPlace, _ instance: Value?) -> Bool {
    guard let instance, case .field(_, let slot) = place else { return true }
    return machine.dynamicType(instance).storedProperty(inSlot: slot)?.notification == nil
  }

  /// Treats the silent writes of a body's run as caches filled from what it had read.
  func noteBodyWrites(of node: ViewNode) {
    let own = host.staleness.dryRuns.bodyWrites.filter { $0.node === node }
    host.staleness.dryRuns.bodyWrites.removeAll { $0.node === node }
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
  /// Stores the value that a body left in a place, unless the extra reference would cause a copy on
  /// the next mutation.
  private func noteLeft(_ filling: BodyWrite, by node: ViewNode) {
    guard let value = current(filling.place, filling.instance) else { return }
    switch value.payload?.kind {
    case .array, .dictionary, .set, .instance, .native, .closure: return
    default:
      host.staleness.untrackedReads.silentReads.insert(
        SilentReads.OwnWrite(
          place: filling.place, instance: filling.instance, value: Held(value)), of: node)
    }
  }

  /// The value in a place, borrowed.
  func current(_ place: SilentPlace, _ instance: Instance?) -> Value? {
    switch place {
    case .field(_, let slot): instance.map { machine.value(of: $0).fields[slot] }
    case .variable(let id): machine.variable(id).map { machine.global($0) }
    case .clock: nil
    }
  }

  /// Stores a borrowed value in a place without notifications.
  func put(_ value: Value, in place: SilentPlace, _ instance: Instance?) {
    switch place {
    case .field(_, let slot):
      if let instance { machine.setSlot(slot, of: machine.value(of: instance), to: value) }
    case .variable(let id):
      if let variable = machine.variable(id) { machine.setGlobal(variable, to: value.retained()) }
    case .clock: break
    }
  }
}

/// A write by a running body.
struct BodyWrite {
  let place: SilentPlace
  let node: ViewNode
  let old: Held
  weak var instance: Instance?
}
