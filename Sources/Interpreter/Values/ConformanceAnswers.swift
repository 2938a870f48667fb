internal import Semantics

/// Whether a type conforms to the protocols that were asked for in a transaction.
///
/// - Invariant: The answers are those of one transaction, as an input may add conformances, and its
///   rollback removes them.
struct ConformanceAnswers {
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var epoch: UInt32 = 0

  /// The answer for a protocol in a transaction; nil if it is not known.
  subscript(target: NominalType, in epoch: UInt32) -> Bool? {
    mutating get {
      if self.epoch != epoch {
        answers.removeAll(keepingCapacity: true)
        self.epoch = epoch
      }
      return answers[ObjectIdentifier(target)]
    }
    set { answers[ObjectIdentifier(target)] = newValue }
  }
}
