/// Transactions: invalidations since the beginning can be taken back.
extension Graph {
  /// Opens a transaction; transactions nest.
  public func beginTransaction() {
    storage.pointee.lastTransaction &+= 1
    let position = storage.pointee.openTransactions.extend()
    storage.pointee.openTransactions.base[Int(position)] = storage.pointee.lastTransaction
  }

  /// Closes the innermost transaction and returns whether any scope waits for its turn.
  @discardableResult public func endTransaction() -> Bool {
    _ = closeTransaction()
    return hasDirty
  }

  /// Closes the innermost transaction and discards all invalidations and causes since it began.
  ///
  /// Scopes that were dirty before stay so, with the causes they had.
  public func abandonTransaction() {
    let begin = closeTransaction()
    for position in 1..<max(1, storage.pointee.scopes.used) {
      let record = storage.scope(position).pointee
      guard record.traits.contains(.alive), record.dirt != 0 else { continue }
      if record.transaction >= begin {
        dirtyLists.clean(position)
      } else {
        causeLists.drop(of: position, since: begin)
      }
    }
    note(.abandoned)
  }

  /// The number of open transactions.
  public var transactionDepth: Int { Int(storage.pointee.openTransactions.used) - 1 }

  /// Closes the innermost transaction and returns its number.
  @inline(__always) private func closeTransaction() -> UInt32 {
    precondition(transactionDepth > 0, "no transaction is open")
    storage.pointee.openTransactions.used -= 1
    return storage.pointee.openTransactions.base[Int(storage.pointee.openTransactions.used)]
  }

}
