import Reports
import SourceText
import Terminal

/// Type-checks code without running it.
package struct Checker {
  private let options: Options
  private let console: Console
  private let evaluator: any Evaluator

  package init(options: Options, console: Console, evaluator: any Evaluator) {
    self.options = options
    self.console = console
    self.evaluator = evaluator
  }

  /// Checks the code and files of the command line, otherwise standard input; returns the exit
  /// status.
  package func run() -> Int32 {
    if let project = options.projectFolder { return check(project) }
    var programs = options.code.enumerated().map {
      let name = $0.offset == 0 ? "<command line>" : "<command line \($0.offset + 1)>"
      return Script.Program(files: [Source(name: name, text: $0.element)], dialect: .bindery)
    }
    do {
      programs += try Script.readPrograms(options.files.filter { $0 != "-" })
    } catch {
      console.reportError(error.message)
      return 2
    }
    if options.readsStandardInput || programs.isEmpty {
      do {
        let text = try FileAccess.text(of: FileAccess.readAll(0))
        let source = Source(name: "<stdin>", text: Script.withoutInterpreterLine(text))
        programs.append(Script.Program(files: [source], dialect: .bindery))
      } catch {
        console.reportError("cannot read standard input: \(error.message)")
        return 2
      }
    }
    evaluator.announceInputs(programs.filter(\.isBlock).flatMap(\.files))
    let diagnostics = evaluator.check(programs.map { ($0.files, $0.dialect) })
    show(diagnostics, of: programs.flatMap(\.files))
    return diagnostics.contains(where: \.isError) ? 1 : 0
  }

  /// Checks all files of a project; returns the exit status.
  private func check(_ project: String) -> Int32 {
    let opened = evaluator.open(project, after: nil)
    var seen: Set<String> = []
    let found = (opened.diagnostics + evaluator.checkProject()).filter { diagnostic in
      seen.insert("\(diagnostic.source.name) \(diagnostic.span.start) \(diagnostic.message)")
        .inserted
    }
    var sources: [Source] = []
    for diagnostic in found where !sources.contains(where: { $0.name == diagnostic.source.name }) {
      sources.append(diagnostic.source)
    }
    show(found, of: sources)
    return found.contains(where: \.isError) ? 1 : 0
  }

  private func show(_ diagnostics: [Diagnostic], of sources: [Source]) {
    let form = options.display.format.form
    form.show(diagnostics, of: sources, hasPassed: { !$0.contains(where: \.isError) }, on: console)
    if !form.reportsDiagnostics { console.report(diagnostics) }
  }
}
