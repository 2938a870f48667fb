import Reports
import SourceText
import Terminal

/// Parses and resolves code without running it.
struct Checker {
  let options: Options
  let console: Console
  let evaluator: any Evaluator

  /// Checks the code and the files of the command line, or standard input without either.
  func run() -> Int32 {
    var programs = options.code.enumerated().map {
      let name = $0.offset == 0 ? "<command line>" : "<command line \($0.offset + 1)>"
      return Script.Program(files: [Source(name: name, text: $0.element)], dialect: .bindery)
    }
    do {
      programs += try Script.readPrograms(options.files.filter { $0 != "-" })
    } catch {
      console.complain(error.message)
      return 2
    }
    if options.readsStandardInput || programs.isEmpty {
      do {
        let text = String(decoding: try FileAccess.readAll(0), as: UTF8.self)
        let source = Source(name: "<stdin>", text: Script.withoutInterpreterLine(text))
        programs.append(Script.Program(files: [source], dialect: .bindery))
      } catch {
        console.complain("cannot read standard input: \(error.message)")
        return 2
      }
    }
    evaluator.expect(programs.filter(\.isBlock).flatMap(\.files))
    let diagnostics = evaluator.check(programs.map { ($0.files, $0.dialect) })
    show(diagnostics, of: programs.flatMap(\.files))
    return diagnostics.contains(where: \.isError) ? 1 : 0
  }

  private func show(_ diagnostics: [Diagnostic], of sources: [Source]) {
    options.format.form.show(
      diagnostics, of: sources, isGood: { !$0.contains(where: \.isError) }, on: console)
    console.report(diagnostics)
  }
}
