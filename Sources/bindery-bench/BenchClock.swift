import Glibc

/// Timing as all groups take it.
enum BenchClock {
  /// Nanoseconds per unit: the median of nine repetitions of about ten milliseconds each.
  ///
  /// `work` is told how often to repeat its unit and repeats it that often.
  static func nanoseconds(perUnitsOf units: Int = 1, _ work: (Int) -> Void) -> Double {
    // What is done only once is not what is measured.
    work(1)
    var repeats = 1
    var elapsed = time { work(1) }
    while elapsed < 2_000_000 {
      repeats *= 2
      elapsed = time { work(repeats) }
    }
    repeats = max(1, Int(Double(repeats) * 10_000_000 / elapsed))
    let runs = (0..<9).map { _ in time { work(repeats) } }
    return median(runs) / Double(repeats) / Double(units)
  }

  /// The middle one of `values`.
  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// The n-th root of the product of n ratios.
  static func geometricMean(_ values: [Double]) -> Double {
    exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }

  /// Nanoseconds that `work` takes.
  static func time(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return Double(now() - start)
  }

  /// Nanoseconds since some moment in the past.
  static func now() -> Int64 {
    var spec = timespec()
    clock_gettime(CLOCK_MONOTONIC, &spec)
    return Int64(spec.tv_sec) * 1_000_000_000 + Int64(spec.tv_nsec)
  }
}
