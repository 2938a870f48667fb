import Prelude
import SourceText
import Syntax

/// Frameworks beside SwiftUI.
extension TypeChecker {
  /// Whether the program is one for Apple's systems: it has what the toolchain of Linux has not.
  var importsPlatform: Bool {
    world.importedModules.contains { name in
      switch BuildConfiguration.module(name) {
      case .platform, .framework: true
      case .portable, .system, nil: false
      }
    }
  }

  /// Takes note of an import; the first of a framework that does nothing here says so.
  func noteFramework(_ module: String, in source: Source, at span: Span) {
    guard world.importedModules.insert(module).inserted,
      BuildConfiguration.module(module) == .framework
    else { return }
    report(Diagnostic(.note, FrameworkNote.inert(module), in: source, at: span))
  }
}

extension BodyChecker {
  /// What the library calls a name that may be one of a module's.
  func libraryName(of name: Identifier, in module: TypeReference?) -> String {
    guard case .named(_, let module, _)? = module?.kind else { return name.name }
    return PreludeLibrary.name(of: name.name, in: module)
  }
}
