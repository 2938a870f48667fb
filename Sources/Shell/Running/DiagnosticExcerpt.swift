import Reports
import SourceText

/// The first diagnostics of a folder, which a terminal shows when the folder is read.
struct DiagnosticExcerpt {
  /// How many errors are shown, and how many warnings and notes.
  static let limit = 20

  /// Those that are shown, in their order.
  private(set) var shown: [Diagnostic] = []
  /// The line about the others; empty if there are none.
  private(set) var rest: [StyledText] = []

  init(_ diagnostics: [Diagnostic], of folder: String) {
    var errors = 0
    var others = 0
    for diagnostic in diagnostics {
      if diagnostic.isError { errors += 1 } else { others += 1 }
      if (diagnostic.isError ? errors : others) <= Self.limit { shown.append(diagnostic) }
    }
    let hidden = [
      Self.more(errors, "error", "errors"),
      Self.more(others, "warning or note", "warnings and notes"),
    ].compactMap { $0 }
    guard !hidden.isEmpty else { return }
    let text = "and \(hidden.joined(separator: ", ")): 'bindery -n \(folder)' lists all"
    rest = [StyledText(text, .quiet)]
  }

  private static func more(_ count: Int, _ one: String, _ many: String) -> String? {
    let hidden = count - limit
    return hidden > 0 ? "\(hidden) more \(hidden == 1 ? one : many)" : nil
  }
}
