import SourceText
import Terminal
import Testing

/// Programs that print and exit as they do when compiled with the toolchain. The records beside the
/// programs are made by `Tests/Parity/record`.
@Suite struct ParityTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Programs"

  /// The names of the programs: `TOPIC/NAME`.
  static let programs = FileAccess.names(in: folder).filter { $0.hasSuffix("/") }
    .flatMap { topic in
      FileAccess.names(in: "\(folder)/\(topic)").filter { $0.hasSuffix(".swift") }
        .map { topic + $0.dropLast(".swift".count) }
    }

  @Test(arguments: programs) func runsAsCompiled(_ program: String) throws {
    let path = "\(Self.folder)/\(program)"
    let run = ProgramRun(Source(name: "main.swift", text: try FileAccess.read("\(path).swift")))
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
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
