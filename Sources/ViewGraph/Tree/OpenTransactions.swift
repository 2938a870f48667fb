internal import Interpreter
internal import ObservationGraph

/// The transactions that writes are made in: writes in equal ones show together, others one after
/// the other.
struct OpenTransactions {
  /// That of a write: one that the program opened, or the plain one.
  enum Owner {
    case plain
    case opened(Held)
  }

  /// Those the program is in, innermost last.
  var entered: [Owner] = []
  /// That of the writes which no body has shown yet.
  var pending: Owner?
  /// Writes in further transactions that came while a value was being changed in place, which no body
  /// could have read then: each is shown after those before it, once the change is over.
  var postponed: [Postponed] = []

  /// What was written in one transaction.
  struct Postponed {
    let owner: Owner
    var writes: [PropertyReference] = []
  }
}

extension Updates {
  /// Makes what is written from now on part of a transaction; `nil` is the plain one.
  func enterTransaction(_ transaction: Held?) {
    if graph.onInvalidation == nil {
      // Up to now all was plain.
      if graph.hasDirty { transactions.pending = .plain }
      graph.onInvalidation = { [unowned self] write in splitPass(before: write) }
    }
    transactions.entered.append(transaction.map { .opened($0) } ?? .plain)
  }

  /// Goes back to the transaction that the innermost one was opened in.
  func leaveTransaction() {
    transactions.entered.removeLast()
  }

  /// Forgets what an earlier input opened.
  func forgetTransactions() {
    transactions = OpenTransactions()
    graph.onInvalidation = nil
  }

  /// Lets a state that no body reads count as written, where programs have opened transactions.
  func noteUnreadWrite() {
    if graph.onInvalidation != nil { _ = splitPass(before: nil) }
  }

  /// Shows what was postponed and has to be shown before what is dirty at last.
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

  /// Shows what another transaction has written before this one writes something; false where that
  /// has to wait, and the write with it.
  private func splitPass(before write: PropertyReference?) -> Bool {
    // What a body writes is for the next pass, whatever the transaction.
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
