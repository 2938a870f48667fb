import Reports
import Session
import SourceText

/// The format `jsonl`: one JSON object in a line for each input, file or document.
///
/// `completions/bindery-jsonl.schema.json` describes the objects.
struct JSONLinesFormat: ReportFormat {
  /// The version of the schema: it grows when a member is removed or changes its meaning.
  private static let schema = 1

  var reportsOutput: Bool { true }
  var reportsDiagnostics: Bool { true }
  var stopsAtFirstFailure: Bool { false }
  var showsTestsAsTheyRun: Bool { false }

  func evaluation(of outcome: Outcome, showsUpdates: Bool) -> Evaluation {
    var evaluation = Evaluation.ofAllFormats(outcome)
    evaluation.facts = OutcomeJSON.members(of: outcome)
    evaluation.answer += outcome.lines(withUpdates: false)
    return evaluation
  }

  func show(_ report: InputReport, on console: Console) {
    let evaluation = report.evaluation
    let isAccepted =
      switch evaluation.ending {
      case .accepted, .quit: true
      case .failed, .interrupted: false
      }
    let printed = console.takeCapturedLines() + evaluation.answer.map(\.plain)
    var members: [(key: String, value: JSONValue)] = [
      ("input", .int(report.number)),
      ("source", .string(report.input.text)),
      ("ok", .bool(isAccepted)),
      ("output", .array(printed.map(JSONValue.string))),
    ]
    members += evaluation.facts
    members.append(("diagnostics", .array(evaluation.diagnostics.map(DiagnosticLayout.json))))
    if let time = report.microseconds { members.append(("microseconds", .int(time))) }
    write(members, on: console)
  }

  /// Writes an object, with the version of the schema as its first member.
  private func write(_ members: [(key: String, value: JSONValue)], on console: Console) {
    console.report(.object([("schema", .int(JSONLinesFormat.schema))] + members))
  }

  func show(
    opened project: String, _ evaluation: Evaluation, isQuiet: Bool, on console: Console
  ) {
    write(
      [
        ("project", .string(project)), ("ok", .bool(evaluation.ending == .accepted)),
        ("output", .array(evaluation.answer.map { .string($0.plain) })),
        ("diagnostics", .array(evaluation.diagnostics.map(DiagnosticLayout.json))),
      ], on: console)
  }

  func showRejection(_ diagnostics: [Diagnostic], number: Int, on console: Console) {
    write(
      [
        ("input", .int(number)), ("source", ""), ("ok", false), ("output", []),
        ("diagnostics", .array(diagnostics.map(DiagnosticLayout.json))),
      ], on: console)
  }

  func show(
    _ found: [Diagnostic], of files: [Source], hasPassed: ([Diagnostic]) -> Bool,
    on console: Console
  ) {
    var names: [String] = []
    for name in files.map(\.name) + found.map(\.source.name) where !names.contains(name) {
      names.append(name)
    }
    for name in names {
      let own = found.filter { $0.source.name == name }
      write(
        [
          ("source", .string(name)), ("ok", .bool(hasPassed(own))),
          ("diagnostics", .array(own.map(DiagnosticLayout.json))),
        ], on: console)
    }
  }

  func show(_ report: DocumentReport, on console: Console) {
    switch report {
    case .passed(let file, let inputs): show(file, true, [("inputs", .int(inputs))], console)
    case .updated(let file): show(file, true, [("updated", true)], console)
    case .failed(let file, let inputs, _, _):
      show(file, false, [("failures", .array(inputs.map(JSONLinesFormat.failure)))], console)
    case .notRun(let file): show(file, false, [], console)
    case .malformed(let file, let line, let message):
      show(
        file, false,
        [("line", line.map { .int($0) } ?? .null), ("message", .string(message))], console)
    case .program(let program):
      write(
        [
          ("files", .array(program.files.map(JSONValue.string))), ("ok", .bool(program.hasPassed)),
          ("output", .array(program.lines.map(JSONValue.string))),
          ("tests", .array(program.tests.map(JSONLinesFormat.test))),
          ("diagnostics", .array(program.diagnostics.map(DiagnosticLayout.json))),
        ], on: console)
    }
  }

  private static func test(_ entry: TestLog.Entry) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("suite", .string(entry.suite)), ("name", .string(entry.name)),
      ("ok", .bool(entry.failures.isEmpty)), ("skipped", .bool(entry.isSkipped)),
    ]
    if let comment = entry.comment { members.append(("comment", .string(comment))) }
    members.append(("issues", .array(entry.failures.map(issue))))
    return .object(members)
  }

  private static func issue(_ issue: RecordedIssue) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("message", .string(issue.text))]
    if let place = issue.place { members.append(("place", .string(place))) }
    members.append(("details", .array(issue.details.map(JSONValue.string))))
    return .object(members)
  }

  private static func failure(_ input: DocumentReport.DifferingInput) -> JSONValue {
    [
      "line": .int(input.line), "input": .string(input.input),
      "expected": .array(input.expected.map(JSONValue.string)),
      "actual": .array(input.actual.map(JSONValue.string)),
    ]
  }

  private func show(
    _ file: String, _ hasPassed: Bool, _ facts: [(key: String, value: JSONValue)],
    _ console: Console
  ) {
    write([("file", .string(file)), ("ok", .bool(hasPassed))] + facts, on: console)
  }

  func show(_ summary: DocumentSummary, on console: Console) {
    write(
      [
        ("passed", .int(summary.passed)), ("failed", .int(summary.failed)),
        ("updated", .int(summary.updated)),
      ], on: console)
  }
}
