/// Transactions: invalidations since the beginning can be taken back.
extension Graph {
  /// Opens a transaction; transactions nest.
  public func beginTransaction() {
    storage.pointee.lastTransaction &+= 1
    openTransactions.append(storage.pointee.lastTransaction)
  }

  /// Closes the innermost transaction and returns whether any scope waits for its turn.
  @discardableResult public func endTransaction() -> Bool {
    precondition(!openTransactions.isEmpty, "no transaction is open")
    openTransactions.removeLast()
    return hasDirty
  }

  /// Closes the innermost transaction and discards all invalidations and causes since it began.
  ///
  /// Scopes that were dirty before stay so, with the causes they had.
  public func abandonTransaction() {
    precondition(!openTransactions.isEmpty, "no transaction is open")
    let begin = openTransactions.removeLast()
    for position in 1..<max(1, storage.pointee.scopes.used) {
      let record = scope(position).pointee
      guard record.traits.contains(.alive), record.dirt != 0 else { continue }
      if record.transaction >= begin {
        clean(position)
      } else {
        dropCauses(of: position, since: begin)
      }
    }
    note(.abandoned)
  }

  /// The number of open transactions.
  public var transactionDepth: Int { openTransactions.count }

  private func dropCauses(of position: UInt32, since begin: UInt32) {
    var kept: UInt32 = 0
    var cause = scope(position).pointee.firstCause
    while cause != 0, storage.pointee.causes.base[Int(cause)].transaction < begin {
      kept = cause
      cause = storage.pointee.causes.base[Int(cause)].next
    }
    if kept == 0 {
      scope(position).pointee.firstCause = 0
    } else {
      storage.pointee.causes.base[Int(kept)].next = 0
    }
    scope(position).pointee.lastCause = kept
    while cause != 0 {
      let dropped = storage.pointee.causes.base[Int(cause)]
      forgetHit(
        of: position,
        by: PropertyReference(
          subject: SubjectID(rawValue: dropped.subject), property: Int(dropped.property)))
      storage.pointee.causes.release(cause)
      cause = dropped.next
    }
  }

  /// Lets a dropped cause count again when it returns.
  private func forgetHit(of position: UInt32, by cause: PropertyReference) {
    var read = scope(position).pointee.firstRead
    while read != 0 {
      if reference(to: edge(read).pointee.cell) == cause { edge(read).pointee.hit = 0 }
      read = edge(read).pointee.nextRead
    }
  }
}
