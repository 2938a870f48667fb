/// One scope reads one property: a link in two lists at once.
///
/// ```
/// scope  ─firstRead──▶ edge ─nextRead──▶ edge      in the order of reading
/// cell   ─firstReader▶ edge ─nextReader▶ edge      in the order of subscribing
/// ```
@usableFromInline struct Edge: SlabRecord {
  /// The property read.
  @usableFromInline var cell: UInt32
  /// The scope that reads; 0 while the edge is free.
  var scope: UInt32
  /// The edge before it; of the oldest, the newest one.
  var previousReader: UInt32
  var nextReader: UInt32
  var previousRead: UInt32
  @usableFromInline var nextRead: UInt32
  /// The dirt of the scope that this edge has already been listed as a cause of.
  var hit: UInt32

  static var none: Edge {
    Edge(
      cell: 0, scope: 0, previousReader: 0, nextReader: 0, previousRead: 0, nextRead: 0, hit: 0)
  }

  var nextFree: UInt32 {
    get { nextRead }
    set {
      nextRead = newValue
      scope = 0
      cell = 0
    }
  }
}
