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
}

extension ViewHost {
  /// Makes what is written from now on part of a transaction; `nil` is the plain one.
  func enterTransaction(_ transaction: Held?) {
    if graph.onInvalidation == nil {
      // Up to now all was plain.
      if graph.hasDirty { transactions.pending = .plain }
      graph.onInvalidation = { [unowned self] in splitPass() }
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

  /// Shows what another transaction has written before this one writes something.
  private func splitPass() {
    // What a body writes is for the next pass, whatever the transaction.
    if isUpdating { return }
    let current = transactions.entered.last ?? .plain
    do throws(Fault) {
      if let pending = transactions.pending, graph.hasDirty, try !isSame(pending, current) {
        try runPass()
        beginMoment()
      }
    } catch {
      pendingFault = pendingFault ?? error
    }
    transactions.pending = current
  }

  private func isSame(
    _ first: OpenTransactions.Owner, _ second: OpenTransactions.Owner
  ) throws(Fault) -> Bool {
    switch (first, second) {
    case (.plain, .plain): true
    case (.opened(let first), .opened(let second)):
      try untracked { () throws(Fault) in
        try FieldComparison(self, .state).isSame(first.value, second.value)
      }
    case (.plain, .opened), (.opened, .plain): false
    }
  }
}
