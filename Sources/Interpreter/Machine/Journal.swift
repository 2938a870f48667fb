package import Semantics
package import SourceText

/// How a write came about.
package enum WriteKind: String, Sendable {
  case assign, inPlace, binding, computed
}

/// What a write changed.
package enum WriteTarget {
  case instance(Value)
  case global(GlobalVariable)
  /// A value of the environment, by its name: `\.theme`, `Library`.
  case environment(String)
}

/// One property that a transaction wrote, however often: first old value, last new one.
///
/// The values are the record's; `release()` lets them go.
package struct WriteRecord {
  package let target: WriteTarget
  package let property: String
  /// The slot of an instance's field, -1 for other targets.
  package let slot: Int
  package let old: Value
  package let new: Value
  package let kind: WriteKind
  /// Whether readers were told.
  package let notified: Bool
  package let source: Source?
  package let span: Span

  package func release() {
    old.release()
    new.release()
    if case .instance(let value) = target { value.release() }
  }
}

/// What undoes a transaction: the old value of everything it wrote.
package final class Journal {
  enum Entry {
    /// A slot of an instance or a box, with the value that it had.
    case slot(object: Value, slot: Int, old: Value, WriteSite, Source?, Span)
    case global(GlobalVariable, UnsafeMutablePointer<GlobalCell>, old: Value, Source?, Span)
    case custom(WriteRecord)
    /// Something else, and how it is done again.
    case undo(() -> Void, redo: (() -> Void)?)
  }

  /// The number of the open transaction, also while none is open; headers compare theirs with it.
  private(set) var epoch: UInt32 = 1
  package private(set) var isOpen = false
  /// Whether `commit` keeps what undoes the transaction, in `lastChange`.
  package var keepsChanges = false
  /// What undoes the transaction that was committed last.
  package private(set) var lastChange: Change?
  private var entries: [Entry] = []
  /// Slots beyond the bits of a header that were recorded.
  private var distantSlots: Set<DistantSlot> = []
  /// Told when the epoch changes.
  var onEpoch: (UInt32) -> Void = { _ in }

  private struct DistantSlot: Hashable {
    let object: UInt64
    let slot: Int
  }

  /// Starts a transaction. Nothing may be open.
  package func begin() {
    entries = []
    distantSlots = []
    isOpen = true
    advance()
  }

  /// Ends the transaction and says what it wrote, in order of the first writes.
  package func commit() -> [WriteRecord] {
    let finished = close()
    lastChange = keepsChanges ? Change(keeping: finished) : nil
    var records: [WriteRecord] = []
    for entry in finished {
      switch entry {
      case .slot(let object, let slot, let old, let site, let source, let span):
        guard let property = site.property, object.kind == .instance else {
          old.release()
          object.release()
          continue
        }
        let header = object.header
        let bit = HeapHeader.bit(slot)
        records.append(
          WriteRecord(
            target: .instance(object), property: property.name, slot: slot, old: old,
            new: header.pointee.slots[slot].retained(), kind: site.kind,
            notified: header.pointee.epoch == epoch &- 1 && header.pointee.notified & bit != 0,
            source: source, span: span))
      case .global(let variable, let cell, let old, let source, let span):
        records.append(
          WriteRecord(
            target: .global(variable), property: variable.name, slot: -1, old: old,
            new: cell.pointee.value.retained(), kind: .assign, notified: false, source: source,
            span: span))
      case .custom(let record): records.append(record)
      case .undo: break
      }
    }
    return records
  }

  /// Takes everything back that was written since `begin`, last write first.
  package func rollback() {
    for entry in close().reversed() {
      switch entry {
      case .slot(let object, let slot, let old, _, _, _):
        let current = object.header.pointee.slots[slot]
        object.header.pointee.slots[slot] = old
        current.release()
        object.release()
      case .global(_, let cell, let old, _, _):
        let current = cell.pointee.value
        cell.pointee.value = old
        current.release()
      case .custom(let record): record.release()
      case .undo(let undo, _): undo()
      }
    }
  }

  /// Adds something to be done if the transaction is taken back, and what does it again where an
  /// accepted transaction may be undone and redone.
  package func record(undo: @escaping () -> Void, redo: (() -> Void)? = nil) {
    if isOpen { entries.append(.undo(undo, redo: redo)) }
  }

  /// Adds a write that has no slot of its own to the report; values and target become the record's.
  package func recordWrite(_ record: WriteRecord) {
    if isOpen { entries.append(.custom(record)) } else { record.release() }
  }

  private func close() -> [Entry] {
    let finished = entries
    entries = []
    distantSlots = []
    isOpen = false
    advance()
    return finished
  }

  private func advance() {
    epoch &+= 1
    onEpoch(epoch)
  }

  /// Records the value of a slot that is about to be written, the first time in the transaction.
  func recordSlot(_ object: Value, _ slot: Int, _ site: WriteSite, _ source: Source?, _ span: Span)
  {
    let header = object.header
    if header.pointee.epoch != epoch {
      header.pointee.epoch = epoch
      header.pointee.journaled = 0
      header.pointee.notified = 0
    }
    if slot >= 63 {
      let place = DistantSlot(object: object.bits, slot: slot)
      guard header.pointee.journaled != .max, isOpen, distantSlots.insert(place).inserted else {
        return
      }
    } else {
      header.pointee.journaled |= HeapHeader.bit(slot)
    }
    guard isOpen else { return }
    let old = header.pointee.slots[slot].retained()
    entries.append(.slot(object: object.retained(), slot: slot, old: old, site, source, span))
  }

  func recordGlobal(
    _ cell: UnsafeMutablePointer<GlobalCell>, _ source: Source?, _ span: Span
  ) {
    cell.pointee.epoch = epoch
    guard isOpen else { return }
    let variable = cell.pointee.variable.takeUnretainedValue()
    entries.append(.global(variable, cell, old: cell.pointee.value.retained(), source, span))
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
