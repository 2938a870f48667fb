import Prelude
import Reports
import Semantics
import SourceText
import Syntax

/// Suggests library names for undeclared names, and types of the program for undeclared types.
///
/// The checker, like the compiler, suggests only values of the program.
struct LibrarySpelling {
  let checker: TypeChecker
  /// Further types that can be used: the sample models before their first use.
  let samples: Set<String>

  /// The diagnostics, with a similar name of the library in those on undeclared names.
  func suggesting(_ diagnostics: [Diagnostic]) -> [Diagnostic] { diagnostics.map(suggesting) }

  private func suggesting(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.fixIts.isEmpty else { return diagnostic }
    let fact: any DiagnosticFact
    let near: String
    switch diagnostic.fact {
    case NameError.cannotFind(let name, .none):
      guard let found = nearest(to: name) else { return diagnostic }
      (near, fact) = (found, NameError.cannotFind(name, .name(found)))
    case TypeReferenceError.cannotFind(let name, suggestion: nil):
      let written = name.capitalizedFirst
      guard let found = ownType(near: written) ?? nearest(to: written) else { return diagnostic }
      (near, fact) = (found, TypeReferenceError.cannotFind(name, suggestion: found))
    default: return diagnostic
    }
    return Diagnostic(
      diagnostic.severity, fact, in: diagnostic.source, at: diagnostic.span,
      notes: diagnostic.notes,
      fixIts: [Diagnostic.FixIt(span: diagnostic.span, replacement: near)])
  }

  /// The program's type whose name is nearest to a name, if any is near.
  private func ownType(near name: String) -> String? {
    guard name.count > 2 else { return nil }
    return Spelling.near(to: name, among: checker.names.ownNames).first {
      checker.globals(named: $0).contains(where: \.isType)
    }
  }

  /// The library's name that is nearest to a name, if any is near.
  func nearest(to name: String) -> String? { near(to: name).first }

  /// The library's names that are near to a name, nearest first.
  private func near(to name: String) -> [String] {
    // Most short names are near to some other one.
    guard name.count > 2, name.first?.isLetter ?? false else { return [] }
    let isOfType = name.first?.isUppercase ?? false
    let candidates =
      samples.sorted()
      + PreludeLibrary.names.filter { candidate in
        candidate.utf8.first.map { isOfType ? $0.isUppercase : $0.isLowercase } ?? false
      }
    // Looking up the file of a name takes longer than comparing the name.
    return Spelling.near(to: name, among: candidates).filter {
      !PreludeLibrary.isOfOtherFramework($0)
    }
  }

  /// The protocol of the library that the name of an unknown protocol probably means.
  func nearestProtocol(to name: String) -> String? {
    near(to: name).first { checker.type(named: $0)?.kind == .protocol }
  }

  /// The attribute, macro or property wrapper that the name of an unknown attribute probably means.
  func nearestAttribute(to name: String) -> String? {
    Spelling.nearest(to: name, among: TypeChecker.attributes.sorted())
      ?? near(to: name).first { near in
        checker.type(named: near)?.modifiers.attributes.contains {
          ["propertyWrapper", "resultBuilder", "globalActor"].contains($0.name)
        } ?? false
      }
  }
}

extension Session {
  var librarySpelling: LibrarySpelling {
    LibrarySpelling(
      checker: world.checker, samples: world.hasModels ? [] : StartingModels.names)
  }
}
