import Reports
import Session
import SourceText

/// A Markdown document whose Swift blocks are pasted into a session.
struct PastedDocument {
  /// A part of the document.
  enum Part: Equatable {
    case prose([String])
    case swift([String])
    /// Inputs and their answers.
    case console([String])
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var lines: [String] = []
    var fence: String?
    func part(_ tag: String) -> Part {
      switch tag {
      case "```swift": .swift(lines)
      case "```console": .console(lines)
      default: .prose([tag] + lines + ["```"])
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        parts.append(fence.map(part) ?? .prose(lines))
        fence = fence == nil ? line : nil
        lines = []
      } else {
        lines.append(line)
      }
    }
    parts.append(.prose(lines))
  }

  /// The pasted and typed lines, without the surrounding text and the answers.
  var inputs: String {
    parts.flatMap { part -> [String] in
      switch part {
      case .prose: []
      case .swift(let lines): lines
      case .console(let lines): lines.compactMap(Self.input(of:))
      }
    }.joined(separator: "\n")
  }

  private static func input(of line: String) -> String? {
    line.hasPrefix("bindery> ") ? String(line.dropFirst(9)) : nil
  }

  /// The document with the answers of a fresh session.
  ///
  /// - Parameter makesStubs: Whether undeclared names become stubs.
  func answered(makesStubs: Bool = false) -> String {
    let kept = Kept()
    var configuration = Configuration(write: { kept.output += $0 })
    configuration.keepsGoing = true
    configuration.makesStubs = makesStubs
    let session = Session(configuration)
    session.stubbing.announceInputs(
      parts.compactMap { part in
        guard case .swift(let lines) = part else { return nil }
        return Source(name: "block", text: lines.joined(separator: "\n"))
      })
    var result: [String] = []
    var pending: [String] = []
    func flush() {
      guard !pending.isEmpty else { return }
      result += ["", "```console"] + pending + ["```"]
      pending = []
    }
    for (index, part) in parts.enumerated() {
      switch part {
      case .prose(let lines):
        // Only blank lines may be between a block and its answers.
        if index + 1 < parts.count, case .console = parts[index + 1],
          lines.allSatisfy(\.isEmpty)
        {
          continue
        }
        flush()
        result += lines
      case .swift(let lines):
        flush()
        result += ["```swift"] + lines + ["```"]
        pending = paste(lines, into: session, kept)
      case .console(let lines):
        for line in lines {
          guard let text = Self.input(of: line) else { continue }
          let input = Source(name: "input", text: text)
          pending += [line] + self.lines(of: session.evaluate(input), kept)
        }
        flush()
      }
    }
    return result.joined(separator: "\n")
  }

  private func paste(_ lines: [String], into session: Session, _ kept: Kept) -> [String] {
    let source = Source(name: "block", text: lines.joined(separator: "\n"))
    let (inputs, problems) = session.preparation.prepare(source, hasCommands: false)
    return problems.map(Self.line)
      + inputs.flatMap { input in self.lines(of: session.evaluate(input), kept) }
  }

  private func lines(of outcome: Outcome, _ kept: Kept) -> [String] {
    var lines = kept.output.split(separator: "\n").map(String.init)
    kept.output = ""
    lines += outcome.answer.map(\.plain)
    if let value = outcome.value { lines.append(value.line.plain) }
    lines += UpdateReport.lines(of: outcome.transaction).map(\.plain)
    return lines + outcome.diagnostics.map(Self.line)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = LineMap(diagnostic.source).position(of: Int(diagnostic.span.start))
    return "\(place.line):\(place.column): \(diagnostic.severity): \(diagnostic.message)"
  }

  private final class Kept { var output = "" }
}
