import Semantics
import SourceText
import Syntax

extension TypeChecker {
  /// The type of an expression, which leaves nothing behind; nil for what is none or does not check.
  func type(ofExpression text: String) -> Type? {
    let source = Source(name: "", text: text)
    let file = Parser.parse(source)
    guard !file.diagnostics.contains(where: \.isError), file.statements.count == 1,
      case .expression = file.statements[0].kind
    else { return nil }
    let snapshot = snapshot()
    defer { restore(snapshot) }
    let checked = check(file.statements, in: source, reportsUnresolved: false)
    return checked.isValid ? checked.resultType.resolved : nil
  }
}
