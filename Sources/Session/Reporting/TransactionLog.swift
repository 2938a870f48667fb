/// The transactions of the accepted inputs, and their accumulated results.
struct TransactionLog {
  /// At least this many transactions are kept.
  private static let length = 1000
  /// After so many updates the earlier steps of an input are forgotten.
  private static let updates = 5000

  /// The transactions with effects, oldest first.
  private(set) var transactions: [Transaction] = []
  /// The updates counted since the session began, or since `stats reset`.
  var statistics = Statistics()
  /// The stale views, in the order in which they were found.
  private(set) var staleViews: [StaleView] = []
  /// The objects that were replaced by others and have not come back, by name.
  private(set) var replaced: [String: Transaction.Replacement] = [:]

  /// Adds a transaction. One that is a step of the last input, as `advance` makes several, becomes a part
  /// of that.
  mutating func append(_ transaction: Transaction) {
    if let last = transactions.indices.last, transaction.isStep(of: transactions[last]) {
      if transactions[last].updates.count < Self.updates {
        transactions[last].append(transaction)
      } else {
        transactions[last] = transaction
      }
      return
    }
    transactions.append(transaction)
    if transactions.count > 2 * Self.length {
      transactions.removeFirst(transactions.count - Self.length)
    }
  }

  /// Removes the transactions, but not their accumulated results.
  mutating func removeTransactions() { transactions = [] }

  /// Adopts the transactions of another log, but not their accumulated results.
  mutating func takeTransactions(of other: TransactionLog) { transactions = other.transactions }

  mutating func note(_ replacements: [Transaction.Replacement]) {
    for replacement in replacements {
      replaced[replacement.object] = replacement
      replaced[replacement.successor] = nil
    }
  }

  /// The earlier finding about a view that was stale already.
  func staleView(_ name: String) -> StaleView? { staleViews.first { $0.view == name } }

  /// Adds a stale view, in place of the earlier finding about it.
  mutating func add(stale view: StaleView) {
    staleViews.removeAll { $0.view == view.view }
    staleViews.append(view)
  }

  /// Adds stale views found at the end of the last transaction.
  mutating func addToLast(stale views: [StaleView]) {
    guard let last = transactions.indices.last else { return }
    transactions[last].stale += views
  }

  /// Removes views that are no longer stale.
  mutating func remove(stale cured: some Collection<String>) {
    staleViews.removeAll { cured.contains($0.view) }
  }

  /// Adopts the results of a replay, and its transactions in place of the original ones.
  mutating func adopt(_ replay: TransactionLog) {
    let now = Dictionary(
      replay.transactions.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    let kept = transactions.map { now[$0.number] ?? $0 }
    self = replay
    transactions = kept
  }
}
