import SourceText

/// The inputs of a session that can be replayed, accepted or not.
///
/// Output is not kept: the same inputs produce it again. So a session costs only the typed text, up
/// to a limit after which nothing is kept.
struct InputRecord {
  static let limit = 16 << 20

  private var inputs: [Source] = []
  private var size = 0

  /// Whether the limit was exceeded.
  var isTooLong: Bool { size > Self.limit }

  mutating func append(_ input: Source) {
    guard !isTooLong else { return }
    size += input.bytes.count
    if isTooLong { inputs = [] } else { inputs.append(input) }
  }

  /// The texts, except commands unrelated to the session, whose output depends on the date or the
  /// disk.
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
  /// Whether it has the same effect and output on every run.
  fileprivate var isRepeatable: Bool {
    switch command.name {
    case "save", "timing", "fix", "edit", "tour": false
    case "set": words.first?.text != "timing"
    default: true
    }
  }
}
