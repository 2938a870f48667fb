import SourceText
import Syntax

/// Entry points.
extension DeclarationRules {
  /// Reports a `@main` type without a `main` function.
  func checkMain(_ mark: MainMark) {
    guard let nominal = checker.entryPoints.type(of: mark, in: source) else { return }
    guard nominal.generics.parameters.isEmpty else {
      return error(DeclarationError.genericMain, at: mark.attribute.span)
    }
    guard checker.entryPoints.mainFunction(of: nominal) == nil else { return }
    error(DeclarationError.mainWithoutFunction(nominal), at: mark.attribute.span)
  }
}
