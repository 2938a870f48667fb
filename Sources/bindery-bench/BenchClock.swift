import Glibc

/// Timing as all groups take it.
enum BenchClock {
  /// Nanoseconds per unit: the median of nine repetitions of about ten milliseconds each.
  ///
  /// `work` is told how often to repeat its unit and repeats it that often.
  static func nanoseconds(perUnitsOf units: Int = 1, _ work: (Int) -> Void) -> Double {
    let repeats = calibrate(work)
    let runs = (0..<9).map { _ in time { work(repeats) } }
    return median(runs) / Double(repeats) / Double(units)
  }

  /// The same for two kinds of work in turns, so that a machine that slows down slows both.
  static func nanoseconds(
    _ first: (Int) -> Void, _ second: (Int) -> Void
  ) -> (first: Double, second: Double) {
    let repeats = (first: calibrate(first), second: calibrate(second))
    var runs: (first: [Double], second: [Double]) = ([], [])
    for _ in 0..<9 {
      runs.first.append(time { first(repeats.first) })
      runs.second.append(time { second(repeats.second) })
    }
    return (
      median(runs.first) / Double(repeats.first), median(runs.second) / Double(repeats.second)
    )
  }

  /// How often to repeat work for about ten milliseconds.
  private static func calibrate(_ work: (Int) -> Void) -> Int {
    // What is done only once is not what is measured.
    work(1)
    var repeats = 1
    var elapsed = time { work(1) }
    while elapsed < 2_000_000 {
      repeats *= 2
      elapsed = time { work(repeats) }
    }
    return max(1, Int(Double(repeats) * 10_000_000 / elapsed))
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
