import SwiftSyntax

extension CompilerDump {
  func dump(_ pattern: PatternSyntax) -> String {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): name(node.identifier)
    case .wildcardPattern: "_"
    case .isTypePattern(let node): self.node("is", dump(node.type))
    case .valueBindingPattern(let node):
      self.node(node.bindingSpecifier.text, dump(node.pattern))
    case .tuplePattern(let node):
      tuple(node.elements.map { ($0.label.map(name), dump($0.pattern)) })
    case .expressionPattern(let node): matching(node.expression)
    default: unknown(pattern)
    }
  }

  /// Parentheses around a single pattern have no effect.
  private func tuple(_ elements: [(label: String?, pattern: String)]) -> String {
    if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
    return node("tuple", elements.map { ($0.label.map { "\($0):" } ?? "") + $0.pattern })
  }

  /// An expression after `case`, as a pattern.
  private func matching(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return dump(node.pattern)
    case .discardAssignmentExpr: return "_"
    case .tupleExpr(let node):
      return tuple(node.elements.map { ($0.label.map(name), matching($0.expression)) })
    case .optionalChainingExpr(let node): return self.node("?", matching(node.expression))
    case .memberAccessExpr(let node):
      if let head = enumCase(node) { return head }
    case .functionCallExpr(let node):
      if let payload = enumCase(node) { return payload }
    case .sequenceExpr(let node):
      if let cast = cast(node) { return cast }
    default: break
    }
    return node("~=", dump(expression))
  }

  private func enumCase(_ member: MemberAccessExprSyntax) -> String? {
    guard member.declName.argumentNames == nil, member.declName.baseName.text != "self" else {
      return nil
    }
    guard let base = member.base else { return ".\(name(member.declName.baseName))" }
    return namesType(base) ? "\(dump(base)).\(name(member.declName.baseName))" : nil
  }

  private func enumCase(_ call: FunctionCallExprSyntax) -> String? {
    guard call.trailingClosure == nil,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      let head = enumCase(callee)
    else { return nil }
    return node(
      head,
      call.arguments.map { ($0.label.map { "\(name($0)):" } ?? "") + matching($0.expression) })
  }

  private func cast(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let sign = elements[1].as(UnresolvedAsExprSyntax.self),
      sign.questionOrExclamationMark == nil
    else { return nil }
    return node("as", matching(elements[0]), type(elements[2]))
  }

  /// Whether it is a chain of names that begins with a capital letter.
  private func namesType(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.map(namesType) ?? false
    }
    if let specialized = expression.as(GenericSpecializationExprSyntax.self) {
      return namesType(specialized.expression)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return startsUppercase(name(reference.baseName))
  }

  func startsUppercase(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}
