import Glibc

/// How every group of measurements takes times.
///
/// What is repeated is measured in the processor's time, so that other processes lengthen it less.
enum BenchClock {
  /// Nanoseconds per unit: the median of nine repetitions of about ten milliseconds each.
  ///
  /// - Parameter work: Repeats its work as often as its argument says.
  static func nanoseconds(perUnitsOf units: Int = 1, _ work: (Int) -> Void) -> Double {
    let repeats = calibrate(work)
    let runs = (0..<9).map { _ in processorTime { work(repeats) } }
    return median(runs) / Double(repeats) / Double(units)
  }

  /// Measures two kinds of work in alternation, so that a slowdown of the machine affects both.
  static func nanoseconds(
    _ first: (Int) -> Void, _ second: (Int) -> Void
  ) -> (first: Double, second: Double) {
    let repeats = (first: calibrate(first), second: calibrate(second))
    var runs: (first: [Double], second: [Double]) = ([], [])
    for _ in 0..<9 {
      runs.first.append(processorTime { first(repeats.first) })
      runs.second.append(processorTime { second(repeats.second) })
    }
    return (
      median(runs.first) / Double(repeats.first), median(runs.second) / Double(repeats.second)
    )
  }

  /// The number of repetitions that take about ten milliseconds.
  private static func calibrate(_ work: (Int) -> Void) -> Int {
    // Warm up: what happens once, on the first run, is not to be measured.
    work(1)
    var repeats = 1
    var elapsed = processorTime { work(1) }
    while elapsed < 2_000_000 {
      repeats *= 2
      elapsed = processorTime { work(repeats) }
    }
    return max(1, Int(Double(repeats) * 10_000_000 / elapsed))
  }

  /// The median; of an even number of values, the greater of the middle two.
  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// The n-th root of the product of n ratios.
  static func geometricMean(_ values: [Double]) -> Double {
    exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }

  /// The time that `work` takes, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return Double(now() - start)
  }

  /// The time that `work` keeps the processor, in nanoseconds.
  static func processorTime(_ work: () -> Void) -> Double {
    let start = read(CLOCK_PROCESS_CPUTIME_ID)
    work()
    return Double(read(CLOCK_PROCESS_CPUTIME_ID) - start)
  }

  /// The monotonic clock, in nanoseconds.
  static func now() -> Int64 { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var spec = timespec()
    clock_gettime(clock, &spec)
    return Int64(spec.tv_sec) * 1_000_000_000 + Int64(spec.tv_nsec)
  }
}
