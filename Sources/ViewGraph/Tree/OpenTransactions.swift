internal import Interpreter
internal import ObservationGraph

/// The SwiftUI transactions of writes: writes in equal ones are shown together, others one after
/// the other.
struct OpenTransactions {
  /// The transaction of a write: one opened by the program, or the plain one.
  enum Owner {
    case plain
    case opened(Held)
  }

  /// The open transactions, innermost last.
  var entered: [Owner] = []
  /// The transaction of the writes that no body has shown yet.
  var pending: Owner?
  /// Writes in further transactions during an in-place change, when no body could read the value:
  /// they are shown in order after the change.
  var postponed: [Postponed] = []

  /// The writes of one transaction.
  struct Postponed {
    let owner: Owner
    var writes: [PropertyReference] = []
  }
}

extension Updates {
  /// Makes subsequent writes part of a transaction; `nil` is the plain one.
  func enterTransaction(_ transaction: Held?) {
    if graph.onInvalidation == nil {
      // All writes so far were plain.
      if graph.hasDirty { transactions.pending = .plain }
      graph.onInvalidation = { [unowned self] write in splitPass(before: write) }
    }
    transactions.entered.append(transaction.map { .opened($0) } ?? .plain)
  }

  /// Returns to the enclosing transaction.
  func leaveTransaction() {
    transactions.entered.removeLast()
  }

  /// Discards transactions left open by an earlier input.
  func forgetTransactions() {
    transactions = OpenTransactions()
    graph.onInvalidation = nil
  }

  /// Counts a state that no body reads as written, once programs have opened transactions.
  func noteUnreadWrite() {
    if graph.onInvalidation != nil { _ = splitPass(before: nil) }
  }

  /// Shows the postponed writes, in order, that must be shown before the pending ones.
  func showPostponed() throws(Fault) {
    if transactions.postponed.isEmpty { return }
    let postponed = transactions.postponed
    transactions.postponed = []
    for transaction in postponed {
      try runPass()
      beginMoment()
      for write in transaction.writes where graph.isAlive(write.subject) {
        graph.markReaders(of: write)
      }
      transactions.pending = transaction.owner
    }
  }

  /// Shows the pending writes of another transaction before a write of this one; false if both have
  /// to be postponed.
  private func splitPass(before write: PropertyReference?) -> Bool {
    // Writes of a body belong to the next pass, in whichever transaction.
    if host.tracker.isUpdating { return true }
    let current = transactions.entered.last ?? .plain
    do throws(Fault) {
      if !transactions.postponed.isEmpty, !machine.journal.hasValueTakenOut { try showPostponed() }
      let last = transactions.postponed.last?.owner ?? transactions.pending
      if let last, graph.hasDirty, try !isSame(last, current) {
        if machine.journal.hasValueTakenOut {
          transactions.postponed.append(OpenTransactions.Postponed(owner: current))
        } else {
          try runPass()
          beginMoment()
        }
      }
    } catch {
      pendingFault = pendingFault ?? error
    }
    guard !transactions.postponed.isEmpty else {
      transactions.pending = current
      return true
    }
    let latest = transactions.postponed.count - 1
    if let write, !transactions.postponed[latest].writes.contains(write) {
      transactions.postponed[latest].writes.append(write)
    }
    return false
  }

  private func isSame(
    _ first: OpenTransactions.Owner, _ second: OpenTransactions.Owner
  ) throws(Fault) -> Bool {
    switch (first, second) {
    case (.plain, .plain): true
    case (.opened(let first), .opened(let second)):
      try untracked { () throws(Fault) in
        try FieldComparison(host, .state).isSame(first.value, second.value)
      }
    case (.plain, .opened), (.opened, .plain): false
    }
  }
}
