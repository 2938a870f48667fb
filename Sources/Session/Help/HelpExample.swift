import Project
import Reports
import SourceText

/// An example of help: inputs that run in a new session.
package struct HelpExample {
  /// The inputs with their prompts, each followed by its output.
  let lines: [StyledText]

  /// The file that examples can load.
  private static let file = (
    name: "example.bindery", text: "let dune = Book(title: \"Dune\")\nwatch dune.title\n"
  )

  /// The project that examples can open.
  package static let project = [
    "Shop/Shop.swift": """
    import SwiftUI

    struct ShopView: View { var body: some View { Text("Shop") } }

    """
  ]

  init(_ inputs: [String], _ configuration: Configuration) {
    let printed = Printed()
    var own = Configuration(
      write: { printed.text += $0 }, isInterrupted: configuration.isInterrupted,
      files: Configuration.Files(
        read: { path in
          path == HelpExample.file.name
            ? .success(HelpExample.file.text)
            : .failure(Configuration.Files.Failure(message: "No such file or directory"))
        }, write: { _, _ in nil }))
    own.folders = .memory(HelpExample.project)
    own.namesResults = true
    own.limits.steps = configuration.limits.steps
    own.documents.transcript = { _ in "" }
    own.edit = { _ in nil }
    let session = Session(own)
    var lines: [StyledText] = []
    for (index, input) in inputs.enumerated() {
      lines += HelpExample.shown(input)
      let outcome = session.evaluate(Source(name: "<input \(index + 1)>", text: input))
      lines += printed.take().map { StyledText($0) } + outcome.answer
      lines += outcome.lines(withUpdates: true)
      if let value = outcome.value { lines.append(value.line) }
      if outcome.steps.isEmpty { lines += UpdateReport.lines(of: outcome.transaction) }
      lines += outcome.diagnostics.flatMap(DiagnosticLayout.lines)
    }
    self.lines = lines
  }

  private static func shown(_ input: String) -> [StyledText] {
    let parts = input.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      "\(index == 0 ? "bindery>" : "   ...>", .prompt) \(String(part))"
    }
  }

  /// Collects the program's output.
  private final class Printed {
    var text = ""

    func take() -> [String] {
      defer { text = "" }
      return text.split(separator: "\n").map(String.init)
    }
  }
}
