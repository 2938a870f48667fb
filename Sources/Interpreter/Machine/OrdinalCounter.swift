/// Counts what is numbered under one name: the instances of a class, the views of a type.
package final class OrdinalCounter {
  /// The last number; 0 before the first.
  package private(set) var last = 0
  /// The last transaction whose roll-back takes back what it counted.
  private var transaction: UInt32 = 0

  package init() {}

  /// Goes on to the next number. One record takes back all that a transaction has counted.
  package func count(recordingIn journal: Journal) {
    if journal.keepsOld, transaction != journal.transaction {
      transaction = journal.transaction
      let before = last
      journal.record { [self] in
        last = before
        transaction = 0
      }
    }
    last += 1
  }
}
