import Reports
import Session
import ShellFixtures
import SourceText
import Terminal
import Testing

/// `expand` prints what the toolchain's macros expand to. The recorded expansions beside the types
/// are made by `Tests/Expansion/record`.
@Suite struct ExpansionTests {
  @Test(arguments: ExpandedProgram.names) func isTheToolchains(_ name: String) throws {
    let program = try ExpandedProgram(name)
    let source = Self.squeezed(program.types)
    var rest = Self.squeezed(program.expanded).replacing("Member1", with: "Member")
    #expect(!program.pieces.isEmpty)
    for piece in program.pieces {
      let place = try #require(rest.firstRange(of: piece), "missing: \(piece)")
      rest.removeSubrange(place)
    }
    // Every mention of the registrar comes from a macro, unless the source contains it.
    for word in ["_$observationRegistrar", "shouldNotifyObservers", "Observation.Observable"] {
      #expect(rest.ranges(of: word).count == source.ranges(of: word).count, "\(word) in \(rest)")
    }
  }

  @Test(arguments: ExpandedProgram.names) func behavesAsCompiled(_ name: String) throws {
    let program = try ExpandedProgram(name)
    let whole = Self.run("\(program.expanded)\n\(program.uses)", asFile: true)
    #expect(whole == program.output)
    let piecewise = Self.run("\(program.expanded)\n\(program.uses)", asFile: false)
    #expect(piecewise == program.output)
  }

  @Test(.enabled(if: ProcessRun.find("swiftc") != nil, "there is no compiler"))
  func compilesAndBehavesTheSame() throws {
    let programs = try ExpandedProgram.names.map(ExpandedProgram.init)
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let types = programs.map(\.expanded).joined(separator: "\n\n")
    let uses = programs.map(\.uses).joined(separator: "\n")
    try FileAccess.replace(
      "\(folder.path)/main.swift", with: "import Observation\n\n\(types)\n\n\(uses)")
    let compiler = try #require(ProcessRun.find("swiftc"))
    let compiled = try ProcessRun.run(
      compiler,
      [
        "-suppress-warnings", "-module-name", "main", "\(folder.path)/main.swift", "-o",
        "\(folder.path)/program",
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    #expect(compiled.status == 0, "\(compiled.errors)")
    let run = try ProcessRun.run("\(folder.path)/program", [])
    #expect(run.output == programs.map(\.output).joined())
  }

  /// Views update in the same way with a class and with its expansion.
  @Test func viewsUpdateTheSame() throws {
    let inputs = [
      """
      struct Title: View { let book: Novel; var body: some View { Text(book.title) } }
      """,
      """
      struct Editor: View {
        @Bindable var book: Novel
        var body: some View {
          TextField("Title", text: $book.title)
          Toggle("Read", isOn: $book.isRead)
          ForEach(book.tags, id: \\.self) { Text($0) }
        }
      }
      """, "let novel = Novel()", "mount Title(book: novel)", "mount Editor(book: novel)",
      "watch novel.parent == nil as orphan", "novel.title = \"Dune\"", "novel.title = \"Emma\"",
      "novel.title += \"\"", "novel.tags.append(\"a\")", "novel.tags = [\"a\"]",
      "toggle Read", "type Title Persuasion", "novel.parent = novel", "novel.parent = novel",
      "novel.unseen += 1", "expect updates none",
    ]
    let declaration = """
      @Observable final class Novel {
        var title = "Dune"
        var isRead = false
        var tags: [String] = []
        weak var parent: Novel?
        @ObservationIgnored var unseen = 0
      }
      """
    let session = Session(Configuration())
    session.evaluate(Source(name: "<input>", text: declaration))
    let answer = session.evaluate(Source(name: "<input>", text: "expand Novel")).answer
    let expanded = answer.map(\.plain).joined(separator: "\n")
    let parts = try #require(expanded.firstRange(of: "\n\nextension"))
    let pasted = [
      String(expanded[..<parts.lowerBound]), String(expanded[parts.lowerBound...]),
    ]
    let plain = Self.updates([declaration] + inputs)
    #expect(plain.filter { $0.hasPrefix("↻") }.count == 10, "\(plain)")
    #expect(Self.updates(pasted + inputs) == plain)
  }

  // Running

  private static func run(_ text: String, asFile: Bool) -> String {
    var printed = ""
    let session = Session(Configuration(write: { printed += $0 }))
    if asFile {
      let file = Source(name: "main.swift", text: text)
      for input in session.preparation.prepare(file, hasCommands: false).inputs {
        report(session.evaluate(input), &printed)
      }
    } else {
      let cut = Session(Configuration()).preparation.prepare(
        Source(name: "main.bindery", text: text), hasCommands: true)
      for input in cut.inputs {
        report(session.evaluate(Source(name: "<input>", text: input.text)), &printed)
      }
    }
    return printed
  }

  private static func report(_ outcome: Outcome, _ printed: inout String) {
    for diagnostic in outcome.diagnostics where diagnostic.isError {
      printed += "error: \(diagnostic.message)\n"
    }
  }

  /// The updated views and their causes, without writes: only the macro's class reports where those
  /// come from.
  private static func updates(_ inputs: [String]) -> [String] {
    let session = Session(Configuration())
    return inputs.flatMap { input in
      let outcome = session.evaluate(Source(name: "<input>", text: input))
      return UpdateReport.lines(of: outcome.transaction).map(\.plain)
        .filter { !$0.hasPrefix("·") }
        .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        + outcome.diagnostics.filter(\.isError).map(\.message)
    }
  }

  /// A text without whitespace and comments.
  private static func squeezed(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { line in
      String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
    }
    return String(lines.joined().replacing(/\/\*[^*]*\*\//, with: "").filter { !$0.isWhitespace })
  }
}
