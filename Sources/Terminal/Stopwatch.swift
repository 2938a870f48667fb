import Glibc

/// Measures how long something takes.
package struct Stopwatch {
  private let start = Stopwatch.now

  package init() {}

  /// The microseconds since it was made.
  package var microseconds: Int { (Stopwatch.now - start) / 1000 }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
