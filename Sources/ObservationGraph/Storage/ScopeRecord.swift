/// What the graph keeps of a scope, in one cache line.
@usableFromInline struct ScopeRecord: SlabRecord {
  /// What a scope is going through.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Is in use, not on the free list.
    static let alive = Traits(rawValue: 1 << 0)
    /// Is on the stack of tracked runs; its reads are not live yet.
    static let tracking = Traits(rawValue: 1 << 1)
    /// Is waiting in the pending list or in the round.
    static let queued = Traits(rawValue: 1 << 2)
    /// Joined its list while lists carried the mark; the list with the other mark is the round.
    static let marked = Traits(rawValue: 1 << 3)
    /// Another run was tracked inside the present one, so cells have lost its stamp.
    static let interrupted = Traits(rawValue: 1 << 4)
    /// The present run read something where the previous one did not.
    static let diverged = Traits(rawValue: 1 << 5)
    /// Is notified of changes instead of being marked dirty.
    static let observing = Traits(rawValue: 1 << 6)
  }

  /// The host's own name of the scope; as a rule the address of what it keeps for it.
  @usableFromInline var payload: UInt64
  /// The host's place of the scope in a round.
  var order: UInt64
  @usableFromInline var firstRead: UInt32
  /// The last edge read in the present run, 0 before the first.
  @usableFromInline var cursor: UInt32
  /// The number of the present run.
  var run: UInt32
  /// The first cause of the present dirt; further ones are in the list.
  var causeSubject: UInt32
  var causeProperty: UInt16
  var traits: Traits
  var generation: UInt8
  var firstCause: UInt32
  var lastCause: UInt32
  /// The number of the present dirt, 0 when clean.
  @usableFromInline var dirt: UInt32
  /// The transaction in which the scope became dirty.
  var transaction: UInt32
  var previousDirty: UInt32
  var nextDirty: UInt32
  /// When the scope was made, counted from 1; with the kind in the low 3 bits.
  var serialAndKind: UInt32

  static var none: ScopeRecord {
    ScopeRecord(
      payload: 0, order: 0, firstRead: 0, cursor: 0, run: 0, causeSubject: 0, causeProperty: 0,
      traits: [], generation: 0, firstCause: 0, lastCause: 0, dirt: 0, transaction: 0,
      previousDirty: 0, nextDirty: 0, serialAndKind: 0)
  }

  var serial: UInt32 { serialAndKind >> 3 }

  var kind: ScopeKind { ScopeKind(rawValue: UInt8(serialAndKind & 7)) ?? .deferred }

  /// The cause that is kept in the scope itself.
  var keptCause: PropertyReference? {
    causeSubject == 0
      ? nil
      : PropertyReference(
        subject: SubjectID(rawValue: causeSubject), property: Int(causeProperty))
  }

  var nextFree: UInt32 {
    get { nextDirty }
    set { nextDirty = newValue }
  }
}
