/// Counting of a transaction's effects.
extension Statistics {
  /// Adds the effects of a transaction to the counts.
  mutating func add(_ transaction: Transaction) {
    for appearance in transaction.appeared {
      countView(
        ofType: appearance.typeName.isEmpty
          ? Statistics.withoutOrdinals(appearance.name) : appearance.typeName)
    }
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
}
