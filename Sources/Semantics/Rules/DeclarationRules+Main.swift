import SourceText
import Syntax

/// Where a program begins.
extension DeclarationRules {
  /// A `@main` type has a function to begin with.
  func checkMain(_ mark: MainMark) {
    guard let nominal = checker.entryPoints.type(of: mark, in: source) else { return }
    guard nominal.genericParameters.isEmpty else {
      return error(DeclarationError.genericMain, at: mark.attribute.span)
    }
    guard checker.entryPoints.mainFunction(of: nominal) == nil else { return }
    error(DeclarationError.mainWithoutFunction(nominal), at: mark.attribute.span)
  }
}
