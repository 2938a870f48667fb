import SourceText

/// Notes on imports of frameworks other than SwiftUI.
enum FrameworkNote: DiagnosticFact {
  case inert(String)

  var message: String {
    switch self {
    case .inert(let module):
      "'\(module)' is inert here: its views show their names, and nothing calls its delegates"
    }
  }
}
