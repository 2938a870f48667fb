import SourceText
import Syntax

/// Declarations of operators.
extension DeclarationRules {
  func checkOperator(
    _ function: FunctionDeclaration, _ declaration: Declaration, _ place: Place
  ) {
    guard let first = function.name.utf8.first, !first.isIdentifierStart else { return }
    if let nominal = place.nominal, !declaration.has("static"), !declaration.has("class") {
      let isInExtension = if case .extension = place { true } else { false }
      error(
        OperatorDeclarationError.mustBeStatic(
          function.name, in: nominal, isInExtension: isInExtension), at: function.nameSpan)
    }
    if let nominal = place.nominal { requireOperand(of: nominal, function) }
    if function.parameters.count == 1, !declaration.has("prefix"), !declaration.has("postfix") {
      let table = checker.operators
      let fixities: [OperatorDeclarationError.Fixity] =
        (table.isPrefix(function.name) ? [.prefix] : [])
        + (table.isPostfix(function.name) ? [.postfix] : [])
      error(
        OperatorDeclarationError.missingFixity(fixities.count == 1 ? fixities[0] : nil),
        at: function.keywordSpan.isEmpty ? function.nameSpan : function.keywordSpan)
    } else if !isDeclared(function.name, declaration) {
      error(OperatorDeclarationError.notDeclared, at: function.nameSpan)
    }
  }

  private func isDeclared(_ name: String, _ declaration: Declaration) -> Bool {
    let table = checker.operators
    if declaration.has("prefix") { return table.isPrefix(name) }
    return declaration.has("postfix") ? table.isPostfix(name) : table.isInfix(name)
  }

  /// Reports a member operator without an operand of its type or metatype.
  private func requireOperand(of nominal: NominalType, _ function: FunctionDeclaration) {
    guard let symbol = function.symbol(in: nominal),
      !symbol.parameters.contains(where: { isOperand($0.type.resolved, of: nominal) })
    else { return }
    error(OperatorDeclarationError.noOperand(function.name, of: nominal), at: function.nameSpan)
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
