/// What undoes a transaction that was accepted: the old value of everything it wrote.
package final class Change {
  let entries: [Journal.Entry]

  /// Shares the entries with whoever took them from the journal.
  init(keeping entries: [Journal.Entry]) {
    self.entries = entries
    for entry in entries {
      switch entry {
      case .slot(let object, _, let old, _, _, _):
        object.retain()
        old.retain()
      case .global(_, _, let old, _, _): old.retain()
      case .custom, .undo: break
      }
    }
  }

  deinit {
    for entry in entries {
      switch entry {
      case .slot(let object, _, let old, _, _, _):
        old.release()
        object.release()
      case .global(_, _, let old, _, _): old.release()
      case .custom, .undo: break
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
      case .slot(let object, let slot, let old, let site, let source, let span):
        let current = object.header.pointee.slots[slot]
        if object.kind == .instance, current.bits != old.bits || current.meta != old.meta {
          announce(object, slot)
        }
        journal.recordSlot(object, slot, site, source, span)
        object.header.pointee.slots[slot] = old.retained()
        current.release()
        if object.header.pointee.subject != 0 {
          object.header.pointee.notified |= HeapHeader.bit(slot)
        }
      case .global(_, let cell, let old, let source, let span):
        if cell.pointee.epoch != journal.epoch { journal.recordGlobal(cell, source, span) }
        let current = cell.pointee.value
        cell.pointee.value = old.retained()
        current.release()
      case .undo(let undo, let redo):
        undo()
        if let redo { journal.record(undo: redo, redo: undo) }
      case .custom: break
      }
    }
  }
}
