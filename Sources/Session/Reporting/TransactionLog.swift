/// The transactions of the accepted inputs, and their accumulated results.
struct TransactionLog {
  /// At least this many transactions are kept.
  private static let length = 1000
  /// When there are too many, so many steps of an input are kept.
  private static let steps = 20

  /// The transactions with effects, oldest first.
  private(set) var transactions: [Transaction] = []
  /// The updates counted since the session began, or since `stats reset`.
  var statistics = Statistics()
  /// The stale views, in the order in which they were found.
  private(set) var staleViews: [StaleView] = []
  /// The objects that were replaced by others and have not come back, by name.
  private(set) var replaced: [String: Transaction.Replacement] = [:]

  mutating func append(_ transaction: Transaction) {
    transactions.append(transaction)
    if transactions.count > 2 * Self.length { shorten() }
  }

  /// Removes early steps of inputs with many, such as `advance`, and then the oldest transactions.
  private mutating func shorten() {
    var count = 0
    var kept: [Transaction] = []
    for place in transactions.indices.reversed() {
      let isStep =
        place + 1 < transactions.count
        && transactions[place].isStep(of: transactions[place + 1])
      count = isStep ? count + 1 : 1
      if count <= Self.steps { kept.append(transactions[place]) }
    }
    transactions = kept.prefix(Self.length).reversed()
  }

  /// The last inputs, each with the effects of all its steps.
  func inputs(last count: Int) -> [Transaction] {
    var inputs: [Transaction] = []
    var steps: [Transaction] = []
    for transaction in transactions.reversed() {
      if let later = steps.last, !transaction.isStep(of: later) {
        inputs.append(Transaction.merged(steps.reversed()))
        steps = []
      }
      if inputs.count == count { break }
      steps.append(transaction)
    }
    if inputs.count < count, !steps.isEmpty { inputs.append(Transaction.merged(steps.reversed())) }
    return inputs.reversed()
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
