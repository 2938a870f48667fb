internal import Semantics
internal import SourceText

/// The undo log of a transaction: the old value of everything it wrote.
package final class Journal {
  /// One step to undo.
  enum Entry {
    /// A slot of an instance or a box, and its old value.
    case slot(object: Value, slot: Int, old: Value, WritePlace)
    case global(UnsafeMutablePointer<GlobalCell>, old: Value, WritePlace)
    /// One part of the previous state of an object.
    case kept(Unmanaged<Restorable>, part: Int, old: Value?)
    case other(Unmanaged<Other>)
  }

  /// The content of rare entries, which would make all entries larger.
  final class Other {
    /// What a rare entry records.
    enum Content {
      case write(WriteRecord)
      /// An action to run.
      case undo(() -> Void)
    }
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  /// The number of the current transaction, or of the next one while none is open; object headers
  /// are compared with it.
  package private(set) var epoch: UInt32 = 1
  package private(set) var isOpen = false
  /// The number of transactions that have begun.
  package private(set) var transaction: UInt32 = 0
  /// Whether the open transaction can be rolled back and reported; otherwise no replaced value is
  /// retained.
  private(set) var keepsOld = false
  /// The entries. They own what they refer to by manual reference counts, so copying one is free,
  /// and their storage is reused by the next transaction.
  private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: Journal.usualCapacity)
  private var capacity = Journal.usualCapacity
  private var count = 0
  /// The program's code that called the library code which made a write; by index of the entry,
  /// ascending.
  private var callers: [(entry: Int, caller: WritePlace)] = []
  /// The number of entries at the end of each earlier moment.
  private var momentEnds: [Int] = []
  /// Further writes that notified readers after the first one of the moment.
  private var rewrites: [Rewrite] = []
  /// Code that entries refer to, retained because it may have no other owner.
  private var codes: [Code] = []
  /// The code kept last, which the next transaction is likely to run again.
  private var lastCode: Code?
  /// The recorded slots that have no bit in their object's header.
  private var distantSlots: Set<Place> = []
  /// The machine's copy of `epoch`.
  private let epochCopy: UnsafeMutablePointer<UInt32>

  /// A slot of an object, or a variable.
  private struct Place: Hashable {
    let object: UInt64
    let slot: Int
  }

  /// A write to a place that was already written in this moment.
  private struct Rewrite {
    let place: Place
    let moment: Int
    let code: WritePlace
    let caller: WritePlace?
  }

  init(epochCopy: UnsafeMutablePointer<UInt32>) {
    self.epochCopy = epochCopy
    epochCopy.pointee = epoch
  }

  deinit { entries.deallocate() }

  /// Begins a transaction; none may be open. Without old values it can neither be rolled back nor
  /// reported.
  package func begin(keepingOld: Bool = true) {
    isOpen = true
    transaction &+= 1
    keepsOld = keepingOld
    advance()
  }

  /// Keeps old values from now on, even if the transaction began without.
  package func startKeepingOld() { keepsOld = isOpen }

  /// The number of entries: a write made from now on has this position or a later one.
  package var position: Int { count }

  /// Whether a variable or a property has been written, including those of the library.
  package var hasWrites: Bool {
    (0..<count).contains { index in
      switch entries[index] {
      case .slot, .global: true
      case .kept, .other: false
      }
    }
  }

  /// The number of moments that have ended.
  package var moment: Int { momentEnds.count }

  /// Begins a new moment: writes made from now on are recorded separately, because the views
  /// already show the earlier ones. Objects made before no longer count as new.
  package func beginMoment() {
    guard isOpen else { return }
    for index in (momentEnds.last ?? 0)..<count {
      guard case .slot(let object, let slot, let old, var place) = entries[index] else { continue }
      place.wasNotified = wasNotified(object, slot, at: epoch)
      entries[index] = .slot(object: object, slot: slot, old: old, place)
    }
    momentEnds.append(count)
    distantSlots = []
    advance()
  }

  /// Whether a value written in this moment is currently moved out for a mutation, so that it
  /// cannot be read.
  package var hasValueTakenOut: Bool {
    ((momentEnds.last ?? 0)..<count).contains { index in
      switch entries[index] {
      case .slot(let object, let slot, let old, _):
        !old.isHole && object.header.pointee.slots[slot].isHole
      case .global(let cell, let old, _): !old.isHole && cell.pointee.value.isHole
      case .kept, .other: false
      }
    }
  }

  private func wasNotified(_ object: Value, _ slot: Int, at epoch: UInt32) -> Bool {
    let header = object.header
    return header.pointee.epoch == epoch && header.pointee.notified & HeapHeader.bit(slot) != 0
  }

  /// Commits the transaction and passes a record for each written place and moment to `receive`,
  /// which takes ownership of it, in order of the first writes.
  package func commit(_ receive: ((WriteRecord) -> Void)? = nil) {
    close()
    // Releasing a record may run a `deinit`, but nothing writes to the journal any more.
    if let receive {
      visitRecords(epoch &- 1) { entry, record in
        if let record { receive(record) } else { entry.release() }
      }
    } else {
      for index in 0..<count { entries[index].release() }
    }
    clear()
  }

  /// The records of the open transaction so far, as `commit` would pass them; owned by the caller.
  package func records() -> [WriteRecord] {
    var records: [WriteRecord] = []
    for index in 0..<count { entries[index].retain() }
    visitRecords(epoch) { entry, record in
      if let record { records.append(record) } else { entry.release() }
    }
    return records
  }

  /// Visits all entries, each with its record if it has one. The record takes ownership of the
  /// entry's values.
  private func visitRecords(_ epoch: UInt32, _ visit: (Entry, WriteRecord?) -> Void) {
    let news = momentEnds.isEmpty ? nil : laterValues()
    var moment = 0
    for index in 0..<count {
      while moment < momentEnds.count, index >= momentEnds[moment] { moment += 1 }
      let entry = entries[index]
      visit(entry, record(of: entry, index, moment, epoch, new: news?[index]))
    }
  }

  /// For entries whose place was written again in a later moment, the value at the end of the
  /// earlier one, borrowed; by index of the entry.
  private func laterValues() -> [Int: Value] {
    var values: [Int: Value] = [:]
    var next: [Place: Value] = [:]
    for index in (0..<count).reversed() {
      let (place, old): (Place, Value)
      switch entries[index] {
      case .slot(let object, let slot, let value, _):
        (place, old) = (Place(object: object.bits, slot: slot), value)
      case .global(let cell, let value, _):
        (place, old) = (Place(object: UInt64(UInt(bitPattern: cell)), slot: -1), value)
      case .kept, .other: continue
      }
      values[index] = next[place]
      next[place] = old
    }
    return values
  }

  /// The record of an entry, which takes ownership of the entry's values. `new` is the value after
  /// the moment, if the place was written again later.
  private func record(
    of entry: Entry, _ position: Int, _ moment: Int, _ epoch: UInt32, new: Value?
  ) -> WriteRecord? {
    switch entry {
    case .slot(let object, let slot, let old, let place):
      guard let site = place.site, let property = site.property, object.kind == .instance else {
        return nil
      }
      return WriteRecord(
        target: .instance(object), property: property.name, slot: slot, old: old,
        new: (new ?? object.header.pointee.slots[slot]).retained(), kind: place.kind ?? site.kind,
        notified: place.wasNotified
          || moment == momentEnds.count && wasNotified(object, slot, at: epoch),
        moment: moment, position: position, writer: writer(at: place, position),
        laterWriters: laterWriters(Place(object: object.bits, slot: slot), moment))
    case .global(let cell, let old, let place):
      let variable = cell.pointee.variable.takeUnretainedValue()
      return WriteRecord(
        target: .global(variable), property: variable.name, slot: -1, old: old,
        new: (new ?? cell.pointee.value).retained(), kind: .assign, notified: false,
        moment: moment, position: position, writer: writer(at: place, position))
    case .other(let other):
      guard case .write(let record) = other._withUnsafeGuaranteedRef({ $0.content }) else {
        return nil
      }
      other.release()
      return WriteRecord(record, in: moment, at: position)
    case .kept: return nil
    }
  }

  /// The program's code behind a write: the code itself, or its caller if it belongs to the
  /// library.
  private func writer(at place: WritePlace, _ position: Int) -> Writer? {
    guard let code = place.code?.takeUnretainedValue() else { return nil }
    guard !code.isWritten else { return Writer(place, isThroughBinding: false) }
    guard let caller = caller(ofEntry: position) else { return nil }
    return Writer(caller, isThroughBinding: caller.isThroughBinding)
  }

  private func caller(ofEntry index: Int) -> WritePlace? {
    var (low, high) = (0, callers.count)
    while low < high {
      let middle = (low + high) / 2
      if callers[middle].entry < index { low = middle + 1 } else { high = middle }
    }
    return low < callers.count && callers[low].entry == index ? callers[low].caller : nil
  }

  /// Rolls the transaction back, last write first.
  package func rollback() {
    close()
    for index in (0..<count).reversed() {
      switch entries[index] {
      case .slot(let object, let slot, let old, _):
        let current = object.header.pointee.slots[slot]
        object.header.pointee.slots[slot] = old
        current.release()
        object.release()
      case .global(let cell, let old, _):
        let current = cell.pointee.value
        cell.pointee.value = old
        current.release()
      case .kept(let object, let part, let old):
        object.takeRetainedValue().restore(part, Kept(value: old))
      case .other(let other):
        switch other.takeRetainedValue().content {
        case .write(let record): record.release()
        case .undo(let undo): undo()
        }
      }
    }
    clear()
  }

  /// Adds an action that a rollback runs.
  package func record(undo: @escaping () -> Void) {
    if keepsOld { append(.other(.passRetained(Other(.undo(undo))))) }
  }

  /// Adds a part of an object's previous state, which a rollback passes back to the object.
  ///
  /// `part` identifies the part to the object. The journal takes ownership of the value, which
  /// lives until the transaction ends. Cheaper than a closure.
  package func keep(_ old: Value?, as part: Int, of object: Restorable) {
    guard keepsOld else {
      old?.release()
      return
    }
    append(.kept(.passRetained(object), part: part, old: old))
  }

  /// Adds the record of a write that has no slot; takes ownership of its values and target.
  package func recordWrite(_ record: WriteRecord) {
    guard keepsOld else { return record.release() }
    append(.other(.passRetained(Other(.write(record)))))
  }

  /// Visits everything that the open transaction retains, borrowed, once per reference.
  func forEachReference(_ body: (Value) -> Void) {
    for index in 0..<count {
      switch entries[index] {
      case .slot(let object, _, let old, _):
        body(object)
        body(old)
      case .global(_, let old, _): body(old)
      case .kept(_, _, let old): if let old { body(old) }
      case .other(let other):
        guard case .write(let record) = other._withUnsafeGuaranteedRef({ $0.content }) else {
          continue
        }
        body(record.old)
        body(record.new)
        if case .instance(let target) = record.target { body(target) }
      }
    }
  }

  /// Retains code until the transaction ends.
  func keep(_ code: Code) {
    guard isOpen, lastCode !== code else { return }
    if let lastCode { codes.append(lastCode) }
    lastCode = code
  }

  /// Removes all entries; the storage is kept for the next transaction.
  private func clear() {
    count = 0
    if capacity > Journal.usualCapacity { reserve(Journal.usualCapacity) }
    if !momentEnds.isEmpty { momentEnds = [] }
    if !callers.isEmpty { callers = [] }
    if !rewrites.isEmpty { rewrites = [] }
    if !codes.isEmpty { codes = [] }
    if !distantSlots.isEmpty { distantSlots = [] }
  }

  @inline(__always)
  private func append(_ entry: Entry) {
    if count == capacity { reserve(capacity * 2) }
    entries[count] = entry
    count += 1
  }

  private static let usualCapacity = 1024

  /// Changes the capacity, at least to the number of entries.
  private func reserve(_ capacity: Int) {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    larger.initialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    self.capacity = capacity
  }

  private func close() {
    isOpen = false
    keepsOld = false
    advance()
  }

  private func advance() {
    epoch &+= 1
    epochCopy.pointee = epoch
  }

  /// Whether an object was made in the current moment, so that writes to it need no undoing.
  package func isNew(_ object: Value) -> Bool {
    object.header.pointee.epoch == epoch && object.header.pointee.journaled == .max
  }

  /// The same for an object that is no value yet.
  func isNew(_ object: HeapObject) -> Bool {
    object.header.epoch == epoch && object.header.journaled == .max
  }

  /// Records the old value of a slot before its first write in the moment; `caller` is the
  /// program's code that called the library to write it.
  func recordSlot(
    _ object: Value, _ slot: Int, _ place: WritePlace, caller: WritePlace? = nil
  ) {
    let header = object.header
    if header.pointee.epoch != epoch {
      header.pointee.epoch = epoch
      header.pointee.journaled = 0
      header.pointee.notified = 0
    }
    if slot >= 63 {
      let distant = Place(object: object.bits, slot: slot)
      guard header.pointee.journaled != .max, keepsOld, distantSlots.insert(distant).inserted else {
        return
      }
    } else {
      header.pointee.journaled |= HeapHeader.bit(slot)
    }
    guard keepsOld else { return }
    if let caller { callers.append((count, caller)) }
    let old = header.pointee.slots[slot].retained()
    append(.slot(object: object.retained(), slot: slot, old: old, place))
  }

  /// The number of rewrites that are kept; reports name only a few.
  private static let rewriteLimit = 32

  /// Whether rewrites are still recorded.
  var keepsRewrites: Bool { keepsOld && rewrites.count < Journal.rewriteLimit }

  /// Records a write that notified readers of a slot already written in this moment.
  func noteRewrite(_ object: Value, _ slot: Int, _ code: WritePlace, caller: WritePlace?) {
    let place = Place(object: object.bits, slot: slot)
    rewrites.append(
      Rewrite(place: place, moment: momentEnds.count, code: code, caller: caller))
  }

  /// The code that wrote to a place after its first write in a moment.
  private func laterWriters(_ place: Place, _ moment: Int) -> [Writer] {
    if rewrites.isEmpty { return [] }
    return rewrites.compactMap { rewrite in
      guard rewrite.place == place, rewrite.moment == moment, let code = rewrite.code.code else {
        return nil
      }
      if code._withUnsafeGuaranteedRef({ $0.isWritten }) {
        return Writer(rewrite.code, isThroughBinding: false)
      }
      return rewrite.caller.flatMap { Writer($0, isThroughBinding: $0.isThroughBinding) }
    }
  }

  func recordGlobal(_ cell: UnsafeMutablePointer<GlobalCell>, _ place: WritePlace) {
    cell.pointee.epoch = epoch
    guard keepsOld else { return }
    append(.global(cell, old: cell.pointee.value.retained(), place))
  }
}

extension HeapHeader {
  @inline(__always)
  static func bit(_ slot: Int) -> UInt64 { 1 << UInt64(min(slot, 63)) }
}
