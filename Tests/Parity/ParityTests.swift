import Session
import SourceText
import Terminal
import Testing

/// Programs that print and end as they do when the toolchain compiles them: the records beside the
/// programs are made by `Tests/Parity/record`.
@Suite struct ParityTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Programs"

  /// The programs, as `TOPIC/NAME`.
  static let programs = FileAccess.names(in: folder).filter { $0.hasSuffix("/") }
    .flatMap { topic in
      FileAccess.names(in: "\(folder)/\(topic)").filter { $0.hasSuffix(".swift") }
        .map { topic + $0.dropLast(".swift".count) }
    }

  @Test(arguments: programs) func runsAsCompiled(_ program: String) throws {
    let path = "\(Self.folder)/\(program)"
    let run = Run(Source(name: "main.swift", text: try FileAccess.read("\(path).swift")))
    let output = try FileAccess.read("\(path).out")
    let trap = try FileAccess.exists("\(path).err") ? [FileAccess.read("\(path).err")] : []
    #expect(run.errors == trap.map { $0.trimmingSuffix("\n") }, "\(run.details)")
    #expect(run.output == output, "\(run.difference(from: output))")
  }

  @Test func everyRecordHasItsProgram() {
    let programs = Set(Self.programs)
    for topic in FileAccess.names(in: Self.folder) {
      for file in FileAccess.names(in: "\(Self.folder)/\(topic)") {
        let name = topic + file.prefix { $0 != "." }
        #expect(programs.contains(name), "\(topic)\(file) is nobody's record")
      }
    }
  }

  /// What one program printed and what was wrong with it.
  private struct Run {
    private(set) var output = ""
    /// The messages of all errors.
    private(set) var errors: [String] = []
    private(set) var details = ""

    init(_ file: Source) {
      let printed = Printed()
      let session = Session(Configuration(write: { printed.text += $0 }))
      let prepared = session.prepare(file, hasCommands: false)
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

    /// The first line that differs.
    func difference(from expected: String) -> String {
      let found = output.split(separator: "\n", omittingEmptySubsequences: false)
      let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, pair) in zip(found, wanted).enumerated() where pair.0 != pair.1 {
        return "line \(index + 1) is \(pair.0) and should be \(pair.1)"
      }
      return "\(found.count) lines of \(wanted.count)"
    }
  }

  private final class Printed {
    var text = ""
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
