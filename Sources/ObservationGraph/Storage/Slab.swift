#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A record that can wait on its slab's free list.
protocol SlabRecord: BitwiseCopyable, Sendable {
  /// What a new record holds, and record 0 for good.
  static var none: Self { get }
  /// The next free record, meaningful only while this one is free itself.
  var nextFree: UInt32 { get set }
}

/// Records of one trivial type in one growing block, named by 4-byte positions.
///
/// Position 0 is never handed out, so 0 can mean "none" in every link. The block may move when it
/// grows: keep positions, not pointers, across anything that can allocate.
@usableFromInline struct Slab<Record: BitwiseCopyable> {
  @usableFromInline var base: UnsafeMutablePointer<Record>
  /// The number of positions ever handed out, position 0 included.
  var used: UInt32 = 1
  var capacity: UInt32
  var firstFree: UInt32 = 0
  /// The number of records in use.
  var count = 0

  /// An empty slab whose record 0 is `none`.
  init(none: Record, capacity: UInt32) {
    self.capacity = capacity
    base = Slab.allocate(capacity)
    base.initialize(to: none)
  }

  /// Gives the block back.
  func deallocate() { free(base) }

  var bytesReserved: Int { Int(capacity) * MemoryLayout<Record>.stride }

  /// Hands out `length` new positions in a row and returns the first.
  @inline(__always) mutating func extend(by length: UInt32 = 1) -> UInt32 {
    let position = used
    if capacity - used < length { grow(by: length) }
    used += length
    return position
  }

  @inline(never) private mutating func grow(by length: UInt32) {
    // A factor below two keeps the reserve small.
    let grown = UInt64(capacity) + UInt64(capacity) / 2 + UInt64(length)
    precondition(grown <= UInt64(UInt32.max), "the dependency graph is full")
    capacity = UInt32(grown)
    let larger = Slab.allocate(capacity)
    larger.initialize(from: base, count: Int(used))
    free(base)
    base = larger
  }

  /// A block that begins a cache line, so that a record of 64 bytes lies in one; a large one takes
  /// large pages.
  private static func allocate(_ capacity: UInt32) -> UnsafeMutablePointer<Record> {
    let size = Int(capacity) * MemoryLayout<Record>.stride
    let isLarge = size >= 2 * LargePages.size
    var block: UnsafeMutableRawPointer?
    guard posix_memalign(&block, isLarge ? LargePages.size : 64, size) == 0, let block else {
      preconditionFailure("no memory left for the dependency graph")
    }
    if isLarge { LargePages.wish(from: block, bytes: size) }
    return block.bindMemory(to: Record.self, capacity: Int(capacity))
  }
}

extension Slab where Record: SlabRecord {
  /// Hands out a position: a freed one with what was left there, or a new one holding `none`.
  @inline(__always) mutating func allocate() -> UInt32 {
    count += 1
    let position = firstFree
    guard position != 0 else {
      let position = extend()
      base[Int(position)] = .none
      return position
    }
    firstFree = base[Int(position)].nextFree
    return position
  }

  /// Takes a position back.
  @inline(__always) mutating func release(_ position: UInt32) {
    count -= 1
    base[Int(position)].nextFree = firstFree
    firstFree = position
  }

  /// The positions on the free list, most recently freed first.
  var freePositions: [UInt32] {
    var positions: [UInt32] = []
    var position = firstFree
    while position != 0 {
      positions.append(position)
      position = base[Int(position)].nextFree
    }
    return positions
  }
}
