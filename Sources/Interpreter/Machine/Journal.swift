internal import Semantics
internal import SourceText

/// Where in a program a write was made, kept as numbers until somebody asks.
///
/// Good while the transaction is open: the journal keeps the code that its programs run.
struct WritePlace {
  var code: Unmanaged<Code>?
  var instruction: Int32 = 0
  /// The position in the code's `writes`, -1 where the write has no property.
  var write: Int32 = -1
  /// How the write is called where the site does not know better.
  var kind: WriteKind?
  /// Whether readers were told, once the moment of the write is over.
  var wasNotified = false
  /// Of a caller: whether it wrote to a binding.
  var isThroughBinding = false

  static var none: WritePlace { WritePlace(code: nil) }

  var site: WriteSite? {
    guard let code, write >= 0 else { return nil }
    return code._withUnsafeGuaranteedRef { $0.writes[Int(write)] }
  }
}

/// What undoes a transaction: the old value of everything it wrote.
package final class Journal {
  enum Entry {
    /// A slot of an instance or a box, with the value that it had.
    case slot(object: Value, slot: Int, old: Value, WritePlace)
    case global(UnsafeMutablePointer<GlobalCell>, old: Value, WritePlace)
    /// One thing that an object kept until now.
    case kept(Unmanaged<Restorable>, part: Int, old: Value?)
    case other(Unmanaged<Other>)
  }

  /// What an entry says that is too rare to make all of them larger.
  final class Other {
    enum Content {
      case write(WriteRecord)
      /// Something to do.
      case undo(() -> Void)
    }
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  /// The number of the open transaction, also while none is open; headers compare theirs with it.
  private(set) var epoch: UInt32 = 1
  package private(set) var isOpen = false
  /// Whether the open transaction can be taken back and be told of; else nothing that it replaces
  /// outlives the write.
  private var keepsOld = false
  /// Entries own what they refer to, counted by hand: no copy of one costs anything, and the storage
  /// of one transaction serves the next.
  private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: Journal.usualCapacity)
  private var capacity = Journal.usualCapacity
  private var count = 0
  /// The program's own code behind writes that code of the library made, by the entry's number.
  private var callers: [(entry: Int, caller: WritePlace)] = []
  /// How many entries there were when each of the earlier moments ended.
  private var momentEnds: [Int] = []
  /// Writes that told their readers once more, after the first one of the moment.
  private var rewrites: [Rewrite] = []
  /// The code that the places of the entries lie in, as far as nobody else may keep it.
  private var codes: [Code] = []
  private var lastCode: Code?
  /// Slots beyond the bits of a header that were recorded.
  private var distantSlots: Set<Place> = []
  /// Where the machine looks the epoch up.
  private let epochCopy: UnsafeMutablePointer<UInt32>

  /// A slot of an object, or a variable.
  private struct Place: Hashable {
    let object: UInt64
    let slot: Int
  }

  /// A write to a place that this moment had written before.
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

  /// Starts a transaction. Nothing may be open. One that does not keep what was there before cannot be
  /// taken back, and says of no write.
  package func begin(keepingOld: Bool = true) {
    clear()
    isOpen = true
    keepsOld = keepingOld
    advance()
  }

  /// Keeps what is written from now on, whatever the transaction began with.
  package func startKeepingOld() { keepsOld = isOpen }

  /// How many entries there are: writes made from now on have this position or a later one.
  package var position: Int { count }

  /// The number of moments that are over.
  package var moment: Int { momentEnds.count }

  /// Lets what is written from now on be told apart from what was written before, as where views
  /// have shown the one already. What was made before counts as old.
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

  /// Whether something that this moment writes is being changed in place, so that nobody can read it.
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

  /// Ends the transaction and says what it wrote, in order of the first writes: a record for each
  /// moment, which becomes the receiver's. Without a receiver nothing is said.
  package func commit(_ receive: ((WriteRecord) -> Void)? = nil) {
    close()
    // What a record lets go may run a `deinit`, but nothing writes to the journal by now.
    if let receive {
      visitRecords(epoch &- 1) { entry, record in
        if let record { receive(record) } else { entry.release() }
      }
    } else {
      for index in 0..<count { entries[index].release() }
    }
    clear()
  }

  /// What the open transaction has written so far, as `commit` would say it. The records are the
  /// caller's.
  package func records() -> [WriteRecord] {
    var records: [WriteRecord] = []
    for index in 0..<count { entries[index].retain() }
    visitRecords(epoch) { entry, record in
      if let record { records.append(record) } else { entry.release() }
    }
    return records
  }

  /// Goes through all entries with the record of each that has one, which takes over what the entry
  /// keeps.
  private func visitRecords(_ epoch: UInt32, _ visit: (Entry, WriteRecord?) -> Void) {
    let news = momentEnds.isEmpty ? nil : laterValues()
    var moment = 0
    for index in 0..<count {
      while moment < momentEnds.count, index >= momentEnds[moment] { moment += 1 }
      let entry = entries[index]
      visit(entry, record(of: entry, index, moment, epoch, new: news?[index]))
    }
  }

  /// By the number of an entry, what its place held when a later moment wrote there again, borrowed.
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

  /// What a write is to those who read about it; it takes over what the entry keeps. `new` is what the
  /// place held after the moment, where it was written again.
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

  /// The program's code that made a write: its own, or what called the library to make it.
  private func writer(at place: WritePlace, _ position: Int) -> Writer? {
    guard let code = place.code?.takeUnretainedValue() else { return nil }
    guard !code.isWritten else { return Writer(place, isThroughBinding: false) }
    guard let found = callers.first(where: { $0.entry == position }) else { return nil }
    return Writer(found.caller, isThroughBinding: found.caller.isThroughBinding)
  }

  /// Takes everything back that was written since `begin`, last write first.
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

  /// Adds something to be done if the transaction is taken back.
  package func record(undo: @escaping () -> Void) {
    if keepsOld { append(.other(.passRetained(Other(.undo(undo))))) }
  }

  /// Adds what an object kept until now, to be given back to it if the transaction is taken back.
  ///
  /// `part` tells the object which of its parts it is. The value becomes the journal's, and lives
  /// until the transaction ends. Cheaper than a closure.
  package func keep(_ old: Value?, as part: Int, of object: Restorable) {
    guard keepsOld else {
      old?.release()
      return
    }
    append(.kept(.passRetained(object), part: part, old: old))
  }

  /// Adds a write that has no slot of its own to the report; values and target become the record's.
  package func recordWrite(_ record: WriteRecord) {
    guard keepsOld else { return record.release() }
    append(.other(.passRetained(Other(.write(record)))))
  }

  /// Everything that the open transaction keeps alive, borrowed, once for each time that it counts.
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

  /// Keeps code until the transaction ends.
  func keep(_ code: Code) {
    guard isOpen else { return }
    if let lastCode, lastCode !== code { codes.append(lastCode) }
    lastCode = code
  }

  /// The storage stays: the next transaction needs as much.
  private func clear() {
    count = 0
    if capacity > Journal.usualCapacity { reserve(Journal.usualCapacity) }
    if !momentEnds.isEmpty { momentEnds = [] }
    if !callers.isEmpty { callers = [] }
    if !rewrites.isEmpty { rewrites = [] }
    lastCode = nil
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

  /// Makes room for so many entries, at least for those that are there.
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

  /// Whether an object was made in the open transaction: its slots are written for the first time.
  package func isNew(_ object: Value) -> Bool {
    object.header.pointee.epoch == epoch && object.header.pointee.journaled == .max
  }

  /// Records the value of a slot that is about to be written, the first time in the transaction;
  /// `caller` is where the program called the library to write it.
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

  /// How many writes to places that were written before are kept: reports name a few at most.
  private static let rewriteLimit = 32

  /// Whether the journal still keeps writes to places that it has recorded.
  var keepsRewrites: Bool { keepsOld && rewrites.count < Journal.rewriteLimit }

  /// Notes a write that told readers of a slot which this moment had written before.
  func noteRewrite(_ object: Value, _ slot: Int, _ code: WritePlace, caller: WritePlace?) {
    let place = Place(object: object.bits, slot: slot)
    rewrites.append(
      Rewrite(place: place, moment: momentEnds.count, code: code, caller: caller))
  }

  /// The code of the program that wrote to a place after the first write of the moment.
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

/// A global or static variable at run time.
struct GlobalCell {
  var value: Value
  var epoch: UInt32
  var isInitializing: Bool
  var variable: Unmanaged<GlobalVariable>
}
