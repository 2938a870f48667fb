/// A further cause of a scope's dirt, after the first one kept in the scope itself.
struct CauseRecord: SlabRecord {
  var subject: UInt32
  var property: UInt32
  /// The transaction of the write.
  var transaction: UInt32
  var next: UInt32

  static var none: CauseRecord {
    CauseRecord(subject: 0, property: 0, transaction: 0, next: 0)
  }

  var nextFree: UInt32 {
    get { next }
    set { next = newValue }
  }

  var reference: PropertyReference {
    PropertyReference(subject: SubjectID(rawValue: subject), property: Int(property))
  }
}
