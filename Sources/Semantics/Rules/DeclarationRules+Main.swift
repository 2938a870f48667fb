import SourceText
import Syntax

/// Where a program begins.
extension DeclarationRules {
  /// A `@main` type has a function to begin with.
  func checkMain(_ mark: MainMark) {
    guard let nominal = checker.type(of: mark) else { return }
    guard nominal.genericParameters.isEmpty else {
      return error("generic 'main' types are not supported", at: mark.attribute.span)
    }
    guard checker.mainFunction(of: nominal) == nil else { return }
    error(
      "'\(nominal.name)' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void",
      at: mark.attribute.span)
  }
}
