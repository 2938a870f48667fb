import SourceText

/// The inputs of a session that can be replayed, whether accepted or not.
///
/// Output is not recorded, as the inputs produce it again. The record takes as much memory as the
/// typed text, up to a limit at which it is discarded.
struct InputRecord {
  static let limit = 16 << 20

  private var inputs: [Source] = []
  private var size = 0

  /// Whether the limit was exceeded, so that the record is discarded.
  var isTooLong: Bool { size > Self.limit }

  mutating func append(_ input: Source) {
    guard !isTooLong else { return }
    size += input.bytes.count
    if isTooLong { inputs = [] } else { inputs.append(input) }
  }

  /// The texts of the inputs, without commands whose output depends on the date or the disk.
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
  /// Whether the command has the same effect and output on every run.
  fileprivate var isRepeatable: Bool {
    switch command.name {
    case "save", "timing", "fix", "edit", "tour": false
    case "set": words.first?.text != "timing"
    default: true
    }
  }
}
