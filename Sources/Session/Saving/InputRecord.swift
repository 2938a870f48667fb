import SourceText

/// The inputs of a session, accepted or not, as far as they may be played again.
///
/// What was shown is not kept: the same inputs show the same again. So a session costs the texts that were
/// typed, up to a limit, behind which nothing is kept at all.
struct InputRecord {
  static let limit = 16 << 20

  private var inputs: [Source] = []
  private var size = 0

  /// Whether there were more than are kept.
  var isTooLong: Bool { size > Self.limit }

  mutating func append(_ input: Source) {
    guard !isTooLong else { return }
    size += input.bytes.count
    if isTooLong { inputs = [] } else { inputs.append(input) }
  }

  /// The texts, but for those of commands that say nothing of the session: what they answer depends on the
  /// day and the disk.
  var texts: [String] {
    inputs.compactMap { input in
      let span = input.trimmed(Span(0, input.bytes.count))
      if span.isEmpty { return nil }
      guard case .command(let invocation) = Reading.read(input) else { return input.text(in: span) }
      return invocation.isRepeatable ? input.text(in: span) : nil
    }
  }
}

extension Invocation {
  /// Whether it does and shows the same whenever it runs.
  fileprivate var isRepeatable: Bool {
    switch command.name {
    case "save", "timing", "fix", "edit", "tour": false
    case "set": words.first?.text != "timing"
    default: true
    }
  }
}
