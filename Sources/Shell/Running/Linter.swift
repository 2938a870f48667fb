import Reports
import SourceText
import Terminal

/// Searches files for known pitfalls, without running them.
struct Linter {
  let options: Options
  let console: Console
  let makeEvaluator: () -> any Evaluator

  /// Lints the Swift files as one program, and every other file separately.
  ///
  /// - Returns: The exit status: 1 if there are findings, 2 if a file cannot be read.
  func run(_ paths: [String]) -> Int32 {
    if paths.count == 1, TestTargets.isProject(paths[0]) { return lint(project: paths[0]) }
    var program: [Source] = []
    var others: [Source] = []
    for path in paths.flatMap(files) {
      do {
        let file = try Script.read(path)
        if Script.dialect(of: path) == .swift { program.append(file) } else { others.append(file) }
      } catch {
        console.reportError("cannot read '\(path)': \(error.message)")
        return 2
      }
    }
    var isClean = true
    if !program.isEmpty { isClean = show(makeEvaluator().lint(program, as: .swift), of: program) }
    for file in others where !lint(file) { isClean = false }
    return isClean ? 0 : 1
  }

  private func lint(project: String) -> Int32 {
    let evaluator = makeEvaluator()
    let opened = evaluator.open(project, after: nil)
    let found = opened.diagnostics.filter(\.isError) + evaluator.lintProject()
    var files: [Source] = []
    for diagnostic in found where !files.contains(where: { $0.name == diagnostic.source.name }) {
      files.append(diagnostic.source)
    }
    return show(found, of: files) ? 0 : 1
  }

  /// A file itself, or the source files in a folder, sorted by name.
  private func files(_ path: String) -> [String] {
    guard FileAccess.isDirectory(path) else { return [path] }
    return FileAccess.files(in: path, suffixes: Linter.suffixes)
  }

  private static let suffixes = [".swift", ".bindery", ".session"]

  /// Lints a file with commands, or the inputs of a transcript; returns whether it is clean.
  private func lint(_ file: Source) -> Bool {
    let form = TranscriptParser.Form.of(file.name)
    guard form == .markdown || file.name.hasSuffix(".session") else {
      return show(makeEvaluator().lint([file], as: .bindery), of: [file])
    }
    do {
      let transcript = try TranscriptParser.parse(file.text, as: form)
      let inputs = Source(name: file.name, text: Linter.inputs(of: transcript))
      return show(makeEvaluator().lint([inputs], as: .bindery), of: [inputs])
    } catch {
      console.reportError([
        "\("\(file.name):\(error.line):1: ", .location)\("error: ", .error)\(error.message, .message)"
      ])
      return false
    }
  }

  /// The inputs of a transcript, each on its original line.
  private static func inputs(of transcript: Transcript) -> String {
    var text = ""
    var line = 1
    for exchange in transcript.exchanges {
      text += String(repeating: "\n", count: exchange.line - line) + exchange.input
      line = exchange.line + exchange.inputLines.count - 1
    }
    return text
  }

  /// Reports findings; returns whether there are none.
  private func show(_ found: [Diagnostic], of files: [Source]) -> Bool {
    let form = options.display.format.form
    form.show(found, of: files, hasPassed: \.isEmpty, on: console)
    if !form.reportsDiagnostics { console.report(found) }
    return found.isEmpty
  }
}
