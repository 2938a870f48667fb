internal import CMemory

/// Compares the memory of the process with a limit.
///
/// Small objects are not counted: the machine checks at intervals, and earlier if many medium-sized
/// allocations were made. Large allocations are checked beforehand, because they could not be
/// undone.
package struct MemoryGauge {
  /// The limit in bytes; nil for no limit.
  package var limit: Int?
  /// The process heap; call `heap.follow()` where many objects or views are made.
  package var heap = GrowingHeap()

  /// The sizes in bytes from which on an allocation counts as large, and as medium-sized.
  static let large = 1 << 20
  static let middle = 1 << 12
  /// The bytes of medium-sized and larger allocations after which a check is due.
  private static let patience = 1 << 25
  /// The bytes of such allocations since the last check, by all machines of the process, which
  /// share its memory.
  nonisolated(unsafe) private static var made = 0
  /// The number of steps after which a check is due.
  static let interval = 1 << 18

  /// A gauge with a limit in bytes; nil for no limit.
  package init(limit: Int? = MemoryGauge.standardLimit) { self.limit = limit }

  /// Half of the computer's memory; nil if its size is unknown.
  package static var standardLimit: Int? {
    let bytes = bytes_of_machine()
    return bytes > 0 ? Int(bytes / 2) : nil
  }

  /// Must be called for every allocation that may be medium-sized or larger.
  @inline(__always)
  static func note(_ bytes: Int) {
    if bytes >= middle { made += bytes }
  }

  /// Checks the limit if `isDue` or if enough was allocated.
  func look(isDue: Bool) throws(Fault) {
    guard isDue || MemoryGauge.made > MemoryGauge.patience else { return }
    MemoryGauge.made = 0
    try require()
  }

  /// Throws if `bytes` more would exceed the limit.
  func require(_ bytes: Int = 0) throws(Fault) {
    guard let limit else { return }
    // Resident memory is quick to read, and never less than allocated memory.
    guard bytes > limit || Int(bytes_resident()) > limit - bytes else { return }
    guard bytes > limit || Int(bytes_allocated()) > limit - bytes else { return }
    throw Fault(.memoryLimit(limit))
  }

  /// Throws if `count` elements of `size` bytes would exceed the limit; only checked if they are
  /// large.
  @inline(__always)
  func require(_ count: Int, of size: Int) throws(Fault) {
    if count > MemoryGauge.large / size { try requireLarge(count, size) }
  }

  /// The same for an object that grows by `added` bytes: checks the limit each time its size passes
  /// a multiple of `large`.
  @inline(__always)
  func requireGrowth(from bytes: Int, by added: Int) throws(Fault) {
    let total = bytes + added
    if bytes / MemoryGauge.large != total / MemoryGauge.large { try requireLarge(total, 1) }
  }

  @inline(never) private func requireLarge(_ count: Int, _ size: Int) throws(Fault) {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
    // More than any computer has, whatever the limit.
    guard !overflow, bytes < 1 << 44 else { throw Fault(.memoryLimit(limit ?? 1 << 44)) }
    try require(bytes)
  }

  /// Returns unused memory to the system.
  package static func giveBack() { give_back_memory() }
}
