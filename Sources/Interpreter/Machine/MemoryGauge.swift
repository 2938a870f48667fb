internal import CMemory

/// How much memory the process holds, compared with what it may.
///
/// Small objects are not counted: the machine looks now and then, the sooner the more of middle size were
/// made. Whoever is about to make something large asks first, as that could not be taken back.
package struct MemoryGauge {
  /// How many bytes there may be; nil: as many as there are.
  package var limit: Int?

  /// Bytes from which on an allocation counts as large, and as one of middle size.
  static let large = 1 << 20
  static let middle = 1 << 12
  /// How many bytes of middle size may be made between two looks.
  private static let patience = 1 << 25
  /// What was made of middle size and above since the last look, by any machine of the process: all take
  /// from the same memory.
  nonisolated(unsafe) private static var made = 0
  /// Steps between two looks.
  static let interval = 1 << 18

  package init(limit: Int? = MemoryGauge.standardLimit) { self.limit = limit }

  /// Half of the machine's memory; nil where nobody says how much that is.
  package static var standardLimit: Int? {
    let bytes = bytes_of_machine()
    return bytes > 0 ? Int(bytes / 2) : nil
  }

  /// To be told of what has just been made.
  @inline(__always)
  static func note(_ bytes: Int) {
    if bytes >= middle { made += bytes }
  }

  /// Looks whether there is too much, where enough was made or `isDue`.
  func look(isDue: Bool) throws(Fault) {
    guard isDue || MemoryGauge.made > MemoryGauge.patience else { return }
    MemoryGauge.made = 0
    try require()
  }

  /// Throws where there is no room for so many bytes more.
  func require(_ bytes: Int = 0) throws(Fault) {
    guard let limit else { return }
    // What the process was given is known at once, and never less than what it uses.
    guard bytes > limit || Int(bytes_resident()) > limit - bytes else { return }
    guard bytes > limit || Int(bytes_allocated()) > limit - bytes else { return }
    throw Fault(.memoryLimit(limit))
  }

  /// The same for something of so many parts, asked of large things only.
  @inline(__always)
  func require(_ count: Int, of size: Int) throws(Fault) {
    if count > MemoryGauge.large / size { try requireLarge(count, size) }
  }

  /// The same for something that grows by so many bytes: asked as often as it has become larger by what
  /// counts as large.
  @inline(__always)
  func requireGrowth(from bytes: Int, by added: Int) throws(Fault) {
    let total = bytes + added
    if bytes / MemoryGauge.large != total / MemoryGauge.large { try requireLarge(total, 1) }
  }

  @inline(never) private func requireLarge(_ count: Int, _ size: Int) throws(Fault) {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
    // More than any machine has, whatever the limit.
    guard !overflow, bytes < 1 << 44 else { throw Fault(.memoryLimit(limit ?? 1 << 44)) }
    try require(bytes)
  }

  /// Gives memory back to the system that nothing uses any more.
  package static func giveBack() { give_back_memory() }
}
