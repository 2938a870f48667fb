import SourceText
import Syntax

/// Declarations of operators.
extension DeclarationRules {
  func checkOperator(
    _ function: FunctionDeclaration, _ declaration: Declaration, _ place: Place
  ) {
    guard let first = function.name.utf8.first, !first.isIdentifierStart else { return }
    if let nominal = place.nominal, !declaration.has("static"), !declaration.has("class") {
      let kind = if case .extension = place { "extension" } else { "type" }
      error(
        "operator '\(function.name)' declared in \(kind == "type" ? "type" : "extension of") '\(nominal.name)' must be 'static'",
        at: function.nameSpan)
    }
    if let nominal = place.nominal { requireOperand(of: nominal, function) }
    if function.parameters.count == 1, !declaration.has("prefix"), !declaration.has("postfix") {
      let table = checker.operators
      let fixities = [("prefix", table.isPrefix), ("postfix", table.isPostfix)]
        .filter { $0.1(function.name) }.map(\.0)
      error(
        fixities.count == 1
          ? "\(fixities[0]) unary operator missing '\(fixities[0])' modifier"
          : "unary operator implementation must have a 'prefix' or 'postfix' modifier",
        at: function.nameSpan)
    } else if !isDeclared(function.name, declaration) {
      error("operator implementation without matching operator declaration", at: function.nameSpan)
    }
  }

  private func isDeclared(_ name: String, _ declaration: Declaration) -> Bool {
    let table = checker.operators
    if declaration.has("prefix") { return table.isPrefix(name) }
    return declaration.has("postfix") ? table.isPostfix(name) : table.isInfix(name)
  }

  /// An operator that is a member works on values of its type, or on the type.
  private func requireOperand(of nominal: NominalType, _ function: FunctionDeclaration) {
    guard let symbol = function.symbol(in: nominal),
      !symbol.parameters.contains(where: { isOperand($0.type.resolved, of: nominal) })
    else { return }
    let isProtocol = nominal.kind == .protocol
    let type = isProtocol ? "Self" : "\(nominal.declaredType)"
    let owner = isProtocol ? " of protocol '\(nominal.name)'" : ""
    error(
      "member operator '\(function.name)'\(owner) must have at least one argument of type '\(type)'",
      at: function.nameSpan)
  }

  private func isOperand(_ type: Type, of nominal: NominalType) -> Bool {
    switch type {
    case .metatype(let instance): isOperand(instance, of: nominal)
    case .parameter(let parameter): parameter.isProtocolSelf
    case .existential(let types): types.contains { $0.nominal === nominal }
    case .unknown: true
    default: type.nominal === nominal
    }
  }
}
