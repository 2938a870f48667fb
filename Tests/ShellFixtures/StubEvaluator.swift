import Reports
import Session
import Shell
import SourceText
import Terminal

/// A world of a few words, so that the shell can be tested without the language.
///
/// `print TEXT`, `value TEXT`, `answer TEXT`, `update TEXT`, `fail TEXT`, `warn TEXT`, `quit N`,
/// `wait` (for Ctrl-C), `timing on`, `count`. Braces must match; everything else is accepted.
package final class StubEvaluator: Evaluator {
  package var display: DisplaySettings
  private let setup: EvaluatorParameters
  private var count = 0

  package init(_ setup: EvaluatorParameters) {
    self.setup = setup
    display = DisplaySettings(
      format: setup.options.display.format,
      echoes: setup.isInteractive || setup.options.display.echoes,
      isQuiet: setup.options.display.isQuiet, isTiming: setup.options.display.isTiming)
  }

  package func completeness(of text: String) -> Completeness {
    depth(of: text) > 0 ? .incomplete(opener: "{") : .complete
  }

  package func splitInputs(of text: String, name: (Int) -> String) -> [Source] {
    let inputs = prepare([Source(name: name(0), text: text)], as: .bindery).inputs
    guard inputs.count > 1, depth(of: text) == 0 else {
      return [Source(name: name(0), text: text)]
    }
    return inputs.enumerated().map { Source(name: name($0.offset), text: $0.element.text) }
  }

  package func open(_ project: String, after known: (any Evaluator)?) -> Evaluation {
    Evaluation(.failed)
  }

  package func checkProject() -> [Diagnostic] { [] }

  package func lintProject() -> [Diagnostic] { [] }

  package var projectTests: [Source] { [] }

  package var affectedTests: [Source] { [] }

  package func prepareDependencies() {}

  package func rehearseTests() {}

  package func prepare(_ files: [Source], as dialect: Dialect) -> Preparation {
    let parts = files.map(prepare)
    return Preparation(
      inputs: parts.flatMap(\.inputs), diagnostics: parts.flatMap(\.diagnostics))
  }

  private func prepare(_ file: Source) -> Preparation {
    var inputs: [Source] = []
    var lines: [Substring] = []
    var start = file.firstLine
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if lines.isEmpty { start = file.firstLine + index }
      lines.append(line)
      let text = lines.joined(separator: "\n")
      guard depth(of: text) <= 0 else { continue }
      lines = []
      guard !Script.isBlank(text) else { continue }
      inputs.append(Source(name: file.name, text: text, firstLine: start))
    }
    guard !lines.isEmpty else { return Preparation(inputs: inputs) }
    let end = file.bytes.count
    let error = Diagnostic(.error, "expected '}'", in: file, at: Span(end, end))
    return Preparation(inputs: inputs, diagnostics: [error])
  }

  package func announceInputs(_ inputs: [Source]) {}

  package func check(_ programs: [(files: [Source], dialect: Dialect)]) -> [Diagnostic] {
    programs.flatMap { prepare($0.files, as: $0.dialect).diagnostics }
  }

  /// Warns of each line that begins with `warn`.
  package func lint(_ files: [Source], as dialect: Dialect) -> [Diagnostic] {
    files.flatMap { file in
      prepare(file).diagnostics
        + prepare(file).inputs.filter { $0.text.hasPrefix("warn") }
        .map { Diagnostic(.warning, $0.text, in: $0, at: Span(0, 4)) }
    }
  }

  package var inputCount: Int { count }

  package func evaluate(
    _ input: Source, showing showStep: ((Evaluation) -> Void)?
  ) -> Evaluation {
    count += 1
    let words = input.text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let place = Span(input.bytes.count - rest.utf8.count, input.bytes.count)
    switch words.first {
    case "print":
      write(rest + "\n")
      return Evaluation(.accepted)
    case "write":
      write(rest)
      return Evaluation(.accepted)
    case "value":
      return Evaluation(
        .accepted, value: [StyledText(rest, .value)],
        facts: [("value", ["type": "String", "text": .string(rest)])])
    case "answer": return Evaluation(.accepted, answer: [StyledText(rest)])
    case "update":
      return Evaluation(
        .accepted, updates: ["\("↻", .updated) \(rest, .name)"], updateCount: 1,
        facts: [("updates", [["view": .string(rest)]])])
    case "fail":
      return Evaluation(.failed, diagnostics: [Diagnostic(.error, rest, in: input, at: place)])
    case "warn":
      return Evaluation(.accepted, diagnostics: [Diagnostic(.warning, rest, in: input, at: place)])
    case "quit": return Evaluation(.quit(Int32(rest) ?? 0))
    case "count": return Evaluation(.accepted, answer: ["\(count)"])
    case "flood":
      while !setup.isInterrupted() { write("flood\n") }
      return Evaluation(.interrupted)
    case "wait":
      write("waiting\n")
      while !setup.isInterrupted() { continue }
      return Evaluation(
        .interrupted, diagnostics: [Diagnostic(.error, "interrupted", in: input, at: place)])
    default: return Evaluation(.accepted)
    }
  }

  package func makeTestRun() -> TestRun? { nil }

  package func completions(
    in text: String, at offset: Int, for purpose: CompletionList.Purpose = .list
  ) -> CompletionList {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let word = before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let names = ["answer", "count", "print", "println", "update", "价值一", "价值二"]
    return CompletionList(
      start: offset - word.utf8.count,
      candidates: names.filter { $0.hasPrefix(word) }.map { CompletionList.Candidate($0) })
  }

  package func prepareCompletion() -> Bool { false }

  package func takeTourInput() -> Source? { nil }

  package func takeTourProse() -> [StyledText] { [] }

  package func documentation(in text: String, at offset: Int) -> [StyledText] {
    completions(in: text, at: offset).candidates.map { StyledText("about \($0.text)") }
  }

  private func write(_ text: String) {
    Array(text.utf8).withUnsafeBytes { setup.write($0) }
  }

  private func depth(of text: String) -> Int {
    text.utf8.reduce(0) { $1 == UInt8(ascii: "{") ? $0 + 1 : $1 == UInt8(ascii: "}") ? $0 - 1 : $0 }
  }
}
