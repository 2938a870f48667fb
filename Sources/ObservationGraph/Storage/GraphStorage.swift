/// Everything a graph keeps, reached through one pointer that never changes.
///
/// Fields of a class would be checked for exclusive access on every touch; fields behind a pointer
/// are not, and the machine can keep the pointer in a register.
@usableFromInline struct GraphStorage {
  /// The scope whose reads are being recorded, 0 when reads are not tracked.
  @usableFromInline var current: UInt32 = 0
  /// The number of the run being tracked.
  @usableFromInline var run: UInt32 = 0
  @usableFromInline var cells = Slab(none: Cell(property: 0), capacity: 64)
  @usableFromInline var scopes = Slab(none: ScopeRecord.none, capacity: 16)
  @usableFromInline var edges = Slab(none: Edge.none, capacity: 64)
  var causes = Slab(none: CauseRecord.none, capacity: 16)
  /// The nested runs, outermost first: a scope's position with `mergingBit`, 0 when untracked.
  var frames = Slab(none: UInt32(0), capacity: 16)
  /// The numbers of the open transactions, outermost first.
  var openTransactions = Slab(none: UInt32(0), capacity: 4)
  /// Observers about to be notified or ended, as raw scope identifiers; used as a stack.
  var signalled = Slab(none: UInt32(0), capacity: 16)
  /// Free subjects by the class of their size.
  var freeSubjects = Slab(none: UInt32(0), capacity: UInt32(GraphStorage.sizeClassCount))

  var lastRun: UInt32 = 0
  var lastTransaction: UInt32 = 0
  var lastSubject: UInt32 = 0
  var lastScope: UInt32 = 0
  var subjectCount = 0
  var propertyCount = 0
  /// The number of live scopes that are notified after a change.
  @usableFromInline var afterChangeCount = 0

  @usableFromInline var dirty = DirtyScopes()
  var isLogging = false

  static let mergingBit: UInt32 = 1 << 31

  init() {
    for _ in 1..<GraphStorage.sizeClassCount {
      let position = freeSubjects.extend()
      freeSubjects.base[Int(position)] = 0
    }
  }

  func deallocate() {
    cells.deallocate()
    scopes.deallocate()
    edges.deallocate()
    causes.deallocate()
    frames.deallocate()
    openTransactions.deallocate()
    signalled.deallocate()
    freeSubjects.deallocate()
  }
}

/// The dirty scopes.
@usableFromInline struct DirtyScopes {
  /// Those that wait for the next round.
  @usableFromInline var pending = DirtyList()
  @usableFromInline var round = DirtyList()
  /// The mark of scopes in the pending list: `.marked` or nothing. Scopes of the round have the
  /// opposite mark.
  ///
  /// Turning the pending list into the round flips this instead of visiting every scope.
  var pendingMark: ScopeRecord.Traits = []
  /// The number of the last dirt; they count in the order of dirtying.
  var last: UInt32 = 0
}

/// Scopes waiting for their turn, linked through their records.
@usableFromInline struct DirtyList {
  var first: UInt32 = 0
  var last: UInt32 = 0
  @usableFromInline var count = 0
  /// Whether the hosts' order and the order of dirtying agree so far.
  var isSorted = true
}

/// Sizes of subjects: exact up to 32 properties, then powers of two.
extension GraphStorage {
  static let sizeClassCount = 33 + 12

  static func sizeClass(forPropertyCount count: Int) -> Int {
    count <= 32 ? count : 33 + (Int.bitWidth - (count - 1).leadingZeroBitCount) - 6
  }

  static func cellCount(forPropertyCount count: Int) -> UInt32 {
    let room = count <= 32 ? count : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
    return UInt32(room) + 1
  }
}
