/// Counting of a transaction's effects.
extension Statistics {
  /// Adds the effects of a transaction to the counts.
  mutating func add(_ transaction: Transaction) {
    countAppeared(in: transaction)
    for update in transaction.updates {
      countUpdate(
        of: update.name,
        type: update.typeName.isEmpty ? Statistics.withoutOrdinals(update.name) : update.typeName,
        causes: update.causes.map {
          Cause(target: $0.target, isComparable: $0.comparison.isComparable)
        },
        isWasted: update.isWasted, steps: update.steps)
    }
  }

  /// Counts views of one type that appeared one after another together: the rows of a list.
  private mutating func countAppeared(in transaction: Transaction) {
    var (count, last) = (0, "")
    for appearance in transaction.appeared {
      let type =
        appearance.typeName.isEmpty
        ? Statistics.withoutOrdinals(appearance.name) : appearance.typeName
      if count > 0, type != last {
        countViews(count, ofType: last)
        count = 0
      }
      last = type
      count += 1
    }
    if count > 0 { countViews(count, ofType: last) }
  }
}
