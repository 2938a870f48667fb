import Reports
import SourceText
import Terminal

/// Parses and resolves code without running it.
struct Checker {
  let options: Options
  let console: Console
  let evaluator: any Evaluator

  /// Checks the code and the file of the command line, or standard input without either.
  func run() -> Int32 {
    var sources: [(source: Source, dialect: Dialect)] = options.code.enumerated().map {
      let name = $0.offset == 0 ? "<command line>" : "<command line \($0.offset + 1)>"
      return (Source(name: name, text: $0.element), .bindery)
    }
    do {
      if let file = options.file, file != "-" {
        sources.append((try Script.read(file), Script.dialect(of: file)))
      } else if options.file == "-" || sources.isEmpty {
        let text = String(decoding: try FileAccess.readAll(0), as: UTF8.self)
        let source = Source(name: "<stdin>", text: Script.withoutInterpreterLine(text))
        sources.append((source, .bindery))
      }
    } catch {
      let name = options.file.map { $0 == "-" ? "standard input" : "'\($0)'" } ?? "standard input"
      console.complain("cannot read \(name): \(error.message)")
      return 2
    }
    var isWrong = false
    for (source, dialect) in sources {
      let diagnostics = evaluator.check(source, as: dialect)
      isWrong = isWrong || diagnostics.contains(where: \.isError)
      show(diagnostics, of: source)
    }
    return isWrong ? 1 : 0
  }

  private func show(_ diagnostics: [Diagnostic], of source: Source) {
    if options.format == .jsonl {
      console.report(
        .object([
          ("source", .string(source.name)),
          ("ok", .bool(!diagnostics.contains(where: \.isError))),
          ("diagnostics", .array(diagnostics.map(DiagnosticLayout.json))),
        ]))
    }
    console.report(diagnostics)
  }
}
