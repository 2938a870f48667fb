import Terminal

/// What is shown while an input takes long.
struct ProgressLine {
  /// When the line appears, and how often it changes, in microseconds.
  private static let delay = 1_000_000
  private static let interval = 250_000

  private let watch = Stopwatch()
  private var next = delay

  /// The line, where it is time for another one.
  mutating func text(_ steps: () -> Int) -> String? {
    let time = watch.microseconds
    guard time >= next else { return nil }
    next = time + ProgressLine.interval
    return "· \(time / 1_000_000) s, \(steps()) steps; Ctrl-C stops and takes back"
  }
}
