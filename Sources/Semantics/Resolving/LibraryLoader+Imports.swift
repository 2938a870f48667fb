import SourceText
import Syntax

/// Imports, also of frameworks other than SwiftUI.
extension LibraryLoader {
  /// Whether the program imports frameworks of Apple's platforms, so that their declarations are
  /// available, which the toolchain for Linux lacks.
  var importsPlatform: Bool {
    checker.world.importedModules.contains { name in
      switch BuildConfiguration.module(name) {
      case .platform, .framework: true
      case .portable, .system, .package, nil: false
      }
    }
  }

  /// Declares the names that an import adds.
  ///
  /// - Parameter place: Where a module is named that does not exist.
  func declareImport(
    of path: [String], _ declaration: Declaration, in source: Source, at place: Span
  ) {
    guard let name = path.first else { return }
    if BuildConfiguration.isModule(name) {
      importModule(name)
      noteFramework(name, in: source, at: declaration.span)
    } else if !checker.knownModules.contains(name) {
      error(DeclarationError.noSuchModule(name), in: source, at: place)
    }
  }

  /// Records an import; notes the first one of a framework that is inert here.
  private func noteFramework(_ module: String, in source: Source, at span: Span) {
    guard checker.world.importedModules.insert(module).inserted,
      BuildConfiguration.module(module) == .framework
    else { return }
    checker.report(Diagnostic(.note, FrameworkNote.inert(module), in: source, at: span))
  }
}
