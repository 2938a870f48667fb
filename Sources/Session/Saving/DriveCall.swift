import SourceText

/// Converts a user action to a call of `ViewHost`: `tap Lend` is `tap("Lend")`.
struct DriveCall {
  let text: String
  /// The name of the view after `in`.
  let view: String?

  init?(_ invocation: Invocation) {
    let (span, place) = invocation.splitting(off: "in")
    view = place?.text
    let words = Word.words(of: invocation.source, in: span).map(\.text)
    guard let call = Self.call(invocation.command.name, words) else { return nil }
    text = call
  }

  private static func call(_ name: String, _ words: [String]) -> String? {
    let all = TestFile.literal(words.joined(separator: " "))
    let label = TestFile.literal(words.dropLast().joined(separator: " "))
    guard let last = words.last else {
      return ["dismiss", "back", "refresh"].contains(name) ? "\(name)()" : nil
    }
    switch name {
    case "tap", "press", "release", "doubletap", "hover", "open", "key", "toggle", "submit",
      "focus", "delete":
      return "\(name)(\(all))"
    case "type":
      let text = TestFile.literal(words.dropFirst().joined(separator: " "))
      return "type(\(text), into: \(TestFile.literal(words[0])))"
    case "slide": return "slide(\(label), to: \(last))"
    case "pinch", "rotate": return "\(name)(\(label), by: \(last))"
    case "drag" where words.count > 2:
      let start = TestFile.literal(words.dropLast(2).joined(separator: " "))
      return "drag(\(start), x: \(words[words.count - 2]), y: \(last))"
    case "step": return last == "up" ? "increment(\(label))" : "decrement(\(label))"
    case "select": return "select(\(TestFile.literal(last)), in: \(label))"
    case "move": return "move(\(label), to: \(last))"
    case "drop": return "drop(\(label), on: \(TestFile.literal(last)))"
    case "scroll": return "scroll(to: \(all))"
    default: return nil
    }
  }
}
