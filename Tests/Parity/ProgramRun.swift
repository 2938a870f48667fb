import Session
import SourceText

/// The output and the errors of one run of a program.
struct ProgramRun {
  private(set) var output = ""
  /// The messages of all errors.
  private(set) var errors: [String] = []
  private(set) var details = ""

  init(_ file: Source) {
    let printed = Printed()
    var configuration = Configuration(write: { printed.text += $0 })
    configuration.stopsAtFirstFailure = true
    let session = Session(configuration)
    let prepared = session.preparation.prepare(file, hasCommands: false)
    var diagnostics = prepared.diagnostics
    for input in prepared.inputs {
      let outcome = session.evaluate(input)
      diagnostics += outcome.diagnostics
      guard outcome.ending == .accepted else { break }
    }
    output = printed.text
    let wrong = diagnostics.filter(\.isError)
    errors = wrong.map(\.message)
    details = wrong.map { diagnostic in
      let line = LineMap(diagnostic.source).position(of: Int(diagnostic.span.start)).line
      return "\(diagnostic.source.name):\(line): \(diagnostic.message)"
    }.joined(separator: "\n")
  }

  /// The first line that differs from the expected output.
  func difference(from expected: String) -> String {
    let found = output.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, pair) in zip(found, wanted).enumerated() where pair.0 != pair.1 {
      return "line \(index + 1) is \(pair.0) and should be \(pair.1)"
    }
    return "\(found.count) lines of \(wanted.count)"
  }
}

/// Collects output.
private final class Printed {
  var text = ""
}
