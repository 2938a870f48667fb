import Reports

/// What is told of documents that are tested: lines for people, or one object for each of them.
struct TranscriptReport {
  private let console: Console
  private let format: OutputFormat
  private let isUpdating: Bool
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var updated = 0
  /// Whether something was wrong with a document itself.
  private(set) var hasMalformed = false

  init(_ console: Console, _ format: OutputFormat, isUpdating: Bool) {
    self.console = console
    self.format = format
    self.isUpdating = isUpdating
  }

  var status: Int32 { hasMalformed ? 2 : failed > 0 ? 1 : 0 }

  mutating func notePassed(_ file: String, _ transcript: Transcript) {
    passed += 1
    record(file, true, [("inputs", .int(transcript.exchanges.count))])
  }

  mutating func noteUpdated(_ file: String) {
    updated += 1
    if format == .text { console.report(["updated \(file, .name)"]) }
    record(file, true, [("updated", true)])
  }

  /// Tells which inputs show something else now.
  mutating func noteFailed(
    _ file: String, _ transcript: Transcript, _ outputs: [String], _ expected: String
  ) {
    failed += 1
    let differing = transcript.exchanges.enumerated().compactMap { index, exchange in
      let actual = index < outputs.count ? Transcript.lines(of: outputs[index]) : []
      return actual == exchange.expected ? nil : (exchange: exchange, actual: actual)
    }
    guard format == .text else {
      let failures = differing.map { entry -> JSONValue in
        [
          "line": .int(entry.exchange.line), "input": .string(entry.exchange.input),
          "expected": .array(entry.exchange.expected.map(JSONValue.string)),
          "actual": .array(entry.actual.map(JSONValue.string)),
        ]
      }
      return record(file, false, [("failures", .array(failures))])
    }
    console.report(
      differing.map { entry in
        "\("\(file):\(entry.exchange.line):1: ", .location)\("error: ", .error)\("the output of this input differs", .message)"
      })
    console.report([
      StyledText("--- \(file)", .removed), StyledText("+++ \(file) (as it runs now)", .added),
    ])
    console.report(
      LineDiff.hunks(from: lines(of: expected), to: lines(of: transcript.text(with: outputs))))
  }

  /// Tells that what runs before each document failed.
  mutating func noteNotRun(_ file: String) {
    failed += 1
    record(file, false, [])
  }

  /// Tells what is wrong with a document itself.
  ///
  /// - Parameter line: Where; nil for the whole of it.
  mutating func noteMalformed(_ file: String, line: Int?, _ message: String) {
    failed += 1
    hasMalformed = true
    let place = line.map { "\(file):\($0):1: " } ?? "\(file): "
    console.complain(["\(place, .location)\("error: ", .error)\(message, .message)"])
    record(file, false, [("line", line.map { .int($0) } ?? .null), ("message", .string(message))])
  }

  /// Tells how the tests of Swift files went, which are one program.
  mutating func noteProgram(_ files: [String], isGood: Bool, lines: [String]) {
    if isGood { passed += 1 } else { failed += 1 }
    guard format == .jsonl else { return }
    console.report(
      .object([
        ("files", .array(files.map(JSONValue.string))), ("ok", .bool(isGood)),
        ("output", .array(lines.map(JSONValue.string))),
      ]))
  }

  /// The line that counts the documents.
  func summarize() {
    guard format == .text else {
      return console.report(
        .object([
          ("passed", .int(passed)), ("failed", .int(failed)), ("updated", .int(updated)),
        ]))
    }
    var summary = StyledText("\(passed) passed", .success)
    summary += ", \("\(failed) failed", failed > 0 ? .failure : nil)"
    if isUpdating { summary += ", \(updated) updated" }
    console.report([summary])
  }

  private func record(_ file: String, _ isGood: Bool, _ facts: [(key: String, value: JSONValue)]) {
    guard format == .jsonl else { return }
    console.report(.object([("file", .string(file)), ("ok", .bool(isGood))] + facts))
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
