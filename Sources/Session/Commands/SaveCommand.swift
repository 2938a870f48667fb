import Project
import Reports
import SourceText

/// The command `save`, which writes the session as a script, a transcript or tests.
enum SaveCommand {
  static let rows = [
    Command(
      "save", .files, "save [--transcript|--test] FILE [--force]",
      "writes the accepted inputs as a script, the session as a transcript, or its claims as tests",
      example: ["let dune = Book(title: \"Dune\")", "save dune.bindery"], takes: .words(.saving),
      run: save)
  ]

  static let flags = ["--force", "--test", "--transcript"]

  /// The kind of file to write.
  private enum Form { case script, transcript, test }

  /// The parsed arguments.
  private struct Arguments {
    var form = Form.script
    var isForced = false
    var path: Word?

    init(_ invocation: Invocation) throws(Rejection) {
      let words = invocation.words
      for word in words {
        switch word.text {
        case "--force" where !word.isQuoted, "!" where !word.isQuoted: isForced = true
        case "--test" where !word.isQuoted: form = .test
        case "--transcript" where !word.isQuoted: form = .transcript
        case let flag where flag.hasPrefix("--") && !word.isQuoted:
          throw .refused(
            .unknownOption(
              flag, nearest: Spelling.nearest(to: flag, among: flags), known: flags), word.span)
        default:
          guard path == nil else {
            let usage = CommandSyntax(invocation.command).usage(of: words)
            throw .refused(
              .needlessArgument(invocation.command.name, word.text, usage: usage), word.span)
          }
          // `save notes.bindery!` forces the overwrite, as in vi.
          let isMarked = word.text.count > 1 && word.text.hasSuffix("!") && !word.isQuoted
          if isMarked { isForced = true }
          path = Word(
            text: isMarked ? String(word.text.dropLast()) : word.text, span: word.span,
            isQuoted: word.isQuoted)
        }
      }
    }
  }

  private static func save(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let arguments = try Arguments(invocation)
    guard let path = arguments.path else { throw invocation.incomplete }
    let (text, lines) = try text(of: session, arguments.form, path)
    let files = session.configuration.files
    guard arguments.isForced || !files.exists(path.text) else {
      throw .refused(.existsAlready(path.text), path.span)
    }
    if let failure = files.write(path.text, text) {
      throw .refused(.unwritable(path.text, failure.message), path.span)
    }
    return Answer(lines.map { StyledText($0, .quiet) })
  }

  /// The text to write, and the lines that report it.
  private static func text(
    of session: Session, _ form: Form, _ path: Word
  ) throws(Rejection) -> (String, [String]) {
    switch form {
    case .script:
      guard !session.historian.accepted.isEmpty else { throw .refused(.nothingToSave, path.span) }
      let count = counted(session.historian.accepted.count, "input")
      return (session.script, ["\(count) saved to '\(path.text)'"])
    case .transcript:
      guard !session.inputs.record.isTooLong else { throw .refused(.tooLongToPlay, path.span) }
      guard !session.inputs.record.texts.isEmpty else {
        throw .refused(.nothingToSave, path.span)
      }
      let inputs = session.playedInputs
      guard let text = session.configuration.documents.transcript(inputs) else {
        throw .refused(.interruptedWhilePlaying, path.span)
      }
      return (text, ["\(counted(inputs.count, "input")) saved to '\(path.text)'"])
    case .test:
      guard path.text.hasSuffix(".swift") else {
        throw .refused(.notASwiftFile(path.text), path.span)
      }
      guard !session.historian.accepted.isEmpty else { throw .refused(.nothingToSave, path.span) }
      let file = TestFile(session)
      guard !file.tests.isEmpty || !file.leftOut.isEmpty else {
        throw .refused(.noExpectations, path.span)
      }
      let left = file.leftOut.map { "left out: \($0.claim): \($0.reason)" }
      return (
        file.text,
        ["\(counted(file.tests.count, "test")) saved to '\(path.text)'"] + left
          + session.home(of: file, at: path.text)
      )
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Session {
  /// The input that opens the project again; nil without one.
  private var opening: String? {
    project.map { project in
      let folder = project.project.folder
      return "load " + (folder.contains(" ") ? ValueText.quoted(folder) : folder)
    }
  }

  /// A hint that a file of tests which imports modules of the project belongs in a test target;
  /// empty if it is in one.
  fileprivate func home(of file: TestFile, at path: String) -> [String] {
    guard !file.modules.isEmpty, let project,
      !project.project.testTargets.contains(where: { path.hasPrefix($0.folder + "/") })
    else { return [] }
    return ["· a test target that depends on \(NameList.text(of: file.modules).plain) runs it"]
  }

  /// The inputs of a transcript. If none of them opens the project, an input that does is added in
  /// front.
  fileprivate var playedInputs: [String] {
    let inputs = inputs.record.texts
    let opens = inputs.contains { text in
      guard case .command(let invocation) = Reading.read(Source(name: "<input>", text: text)) else {
        return false
      }
      return projects.folder(openedBy: invocation) != nil
    }
    return (opens ? [] : [opening].compactMap { $0 }) + inputs
  }

  /// The accepted inputs as the text of a script.
  var script: String {
    var lines = [opening].compactMap { $0 }
    if historian.accepted.contains(where: { $0.contains("$1") }), settings.namesResults {
      lines.append("set results on")
    }
    return (lines + historian.accepted).map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }
}
