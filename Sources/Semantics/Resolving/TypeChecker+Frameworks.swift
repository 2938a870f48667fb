import Prelude
import SourceText
import Syntax

/// Frameworks beside SwiftUI.
extension TypeChecker {
  /// Whether the program is one for Apple's systems: it has what the toolchain of Linux has not.
  var importsPlatform: Bool {
    world.importedModules.contains { module in
      ["SwiftUI", "Combine", "SwiftData", "CoreData"].contains(module)
        || BuildConfiguration.frameworks[module] != nil
    }
  }

  /// Takes note of an import; the first of a framework that does nothing here says so.
  func noteFramework(_ module: String, in source: Source, at span: Span) {
    guard world.importedModules.insert(module).inserted,
      let role = BuildConfiguration.frameworks[module]
    else { return }
    let message =
      switch role {
      case .display:
        "'\(module)' is inert here: its views show their names, and nothing calls its delegates"
      case .system: "'\(module)' is not simulated: the system has nothing for it"
      }
    report(Diagnostic(.note, message, in: source, at: span))
  }
}

extension BodyChecker {
  /// What the library calls a name that may be one of a module's.
  func libraryName(of name: Identifier, in module: TypeReference?) -> String {
    guard case .named(_, let module, _)? = module?.kind else { return name.name }
    return PreludeLibrary.name(of: name.name, in: module)
  }
}
