/// What undoes a transaction that was accepted: the old value of everything it wrote.
package final class Change {
  let entries: [Journal.Entry]
  /// The code that the places of the entries lie in.
  private let codes: [Code]

  /// Shares the entries with the journal that they come from.
  init(keeping entries: UnsafeMutableBufferPointer<Journal.Entry>, _ codes: [Code]) {
    self.entries = Array(entries)
    self.codes = codes
    for entry in entries {
      switch entry {
      case .slot(let object, _, let old, _):
        object.retain()
        old.retain()
      case .global(_, let old, _): old.retain()
      case .other(let other): _ = other.retain()
      case .kept(let object, _, let old):
        _ = object.retain()
        old?.retain()
      }
    }
  }

  deinit {
    for entry in entries {
      if case .other(let other) = entry {
        // The records of writes belong to those who were told of them.
        other.release()
      } else {
        entry.release()
      }
    }
  }

  /// Whether it changes nothing.
  package var isEmpty: Bool { entries.isEmpty }
}

extension Machine {
  /// Puts back what a transaction changed, as writes of the open transaction: readers are told, and
  /// the change that this transaction leaves does it all again.
  package func revert(_ change: Change) {
    for entry in change.entries.reversed() {
      switch entry {
      case .slot(let object, let slot, let old, let place):
        let current = object.header.pointee.slots[slot]
        if object.kind == .instance, current.bits != old.bits || current.meta != old.meta {
          announce(object, slot)
        }
        journal.recordSlot(object, slot, place)
        object.header.pointee.slots[slot] = old.retained()
        current.release()
        if object.header.pointee.subject != 0 {
          object.header.pointee.notified |= HeapHeader.bit(slot)
        }
      case .global(let cell, let old, let place):
        if cell.pointee.epoch != journal.epoch { journal.recordGlobal(cell, place) }
        let current = cell.pointee.value
        cell.pointee.value = old.retained()
        current.release()
      case .other(let other):
        guard case .undo(let undo, let redo) = other._withUnsafeGuaranteedRef({ $0.content }) else {
          continue
        }
        undo()
        if let redo { journal.record(undo: redo, redo: undo) }
      // Views follow what they read.
      case .kept: break
      }
    }
  }
}
