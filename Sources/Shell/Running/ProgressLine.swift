import Terminal

/// The progress line of a long-running input.
struct ProgressLine {
  /// The time until the line appears, and between its updates, in microseconds.
  private static let delay = 1_000_000
  private static let interval = 250_000

  private let watch = Stopwatch()
  private var next = delay

  /// The next text of the line; nil if it is too early.
  mutating func text(_ steps: () -> Int) -> String? {
    let time = watch.microseconds
    guard time >= next else { return nil }
    next = time + ProgressLine.interval
    return "· \(time / 1_000_000) s, \(steps()) steps; Ctrl-C stops and takes back"
  }
}
