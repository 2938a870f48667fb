import SwiftSyntax

extension CompilerDump {
  func dump(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): node.literal.text
    case .floatLiteralExpr(let node): node.literal.text
    case .regexLiteralExpr(let node): node.trimmedDescription
    case .booleanLiteralExpr(let node): node.literal.text
    case .nilLiteralExpr: "nil"
    case .stringLiteralExpr(let node): dump(node)
    case .simpleStringLiteralExpr(let node): "\"\(node.segments.map(\.content.text).joined())\""
    case .declReferenceExpr(let node): dump(node)
    case .superExpr: "super"
    case .discardAssignmentExpr: "_"
    case .memberAccessExpr(let node): dump(node)
    case .genericSpecializationExpr(let node): dump(node)
    case .functionCallExpr(let node): dump(node)
    case .subscriptCallExpr(let node):
      self.node(
        "subscript",
        [dump(node.calledExpression)] + arguments(node.arguments)
          + closures(node.trailingClosure, node.additionalTrailingClosures))
    case .macroExpansionExpr(let node):
      macro(
        node.macroName, node.genericArgumentClause, node.arguments,
        closures(node.trailingClosure, node.additionalTrailingClosures))
    case .prefixOperatorExpr(let node):
      self.node("prefix", node.operator.text, dump(node.expression))
    case .postfixOperatorExpr(let node):
      self.node("postfix", dump(node.expression), node.operator.text)
    case .inOutExpr(let node): self.node("&", dump(node.expression))
    case .forceUnwrapExpr(let node): self.node("!", dump(node.expression))
    case .optionalChainingExpr(let node): optional(node)
    case .tupleExpr(let node): tuple(node)
    case .arrayExpr(let node): self.node("array", node.elements.map { dump($0.expression) })
    case .dictionaryExpr(let node): dictionary(node)
    case .closureExpr(let node): dump(node)
    case .keyPathExpr(let node): dump(node)
    case .ifExpr(let node): dump(node)
    case .switchExpr(let node): dump(node)
    case .typeExpr(let node):
      node.type.trimmedDescription == "Any" ? "Any" : self.node("type", dump(node.type))
    case .postfixIfConfigExpr(let node): dump(node)
    default: operators(expression)
    }
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> String {
    guard case .elements(let elements) = node.content else { return "(dict)" }
    return self.node("dict", elements.map { "\(dump($0.key)):\(dump($0.value))" })
  }

  private func tuple(_ tuple: TupleExprSyntax) -> String {
    if let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil {
      return node("paren", dump(only.expression))
    }
    return node("tuple", arguments(tuple.elements))
  }

  func dump(_ reference: DeclReferenceExprSyntax) -> String {
    let labels = reference.argumentNames.map { names in
      "(\(names.arguments.map { name($0.name) + ":" }.joined()))"
    }
    return name(reference.baseName) + (labels ?? "")
  }

  private func dump(_ member: MemberAccessExprSyntax, generics: String = "") -> String {
    let name = dump(member.declName) + generics
    return member.base.map { node(".", dump($0), name) } ?? ".\(name)"
  }

  private func dump(_ specialized: GenericSpecializationExprSyntax) -> String {
    let arguments = generics(specialized.genericArgumentClause)
    if let member = specialized.expression.as(MemberAccessExprSyntax.self) {
      return dump(member, generics: arguments)
    }
    return dump(specialized.expression) + arguments
  }

  /// `a?`, or the type `Int?` if the name is capitalized or has generic arguments.
  private func optional(_ node: OptionalChainingExprSyntax) -> String {
    if let type = typeName(node.expression) { return self.node("type", "\(type)?") }
    return self.node("?", dump(node.expression))
  }

  private func typeName(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let node): dump(node.type)
    case .optionalChainingExpr(let node): typeName(node.expression).map { "\($0)?" }
    case .declReferenceExpr(let node):
      node.argumentNames == nil && startsUppercase(name(node.baseName)) ? dump(expression) : nil
    case .memberAccessExpr(let node):
      startsUppercase(name(node.declName.baseName)) ? names(expression) : nil
    case .genericSpecializationExpr: names(expression)
    default: nil
    }
  }

  /// A chain of names as a type; nil for other expressions.
  private func names(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.argumentNames == nil ? dump(expression) : nil
    case .memberAccessExpr(let node):
      node.base.flatMap(names).map { "\($0).\(dump(node.declName))" }
    case .genericSpecializationExpr(let node):
      names(node.expression).map { $0 + generics(node.genericArgumentClause) }
    default: nil
    }
  }

  private func operators(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node):
      self.node("try" + (node.questionOrExclamationMark?.text ?? ""), dump(node.expression))
    case .awaitExpr(let node): self.node("await", dump(node.expression))
    case .unsafeExpr(let node): self.node("unsafe", dump(node.expression))
    case .consumeExpr(let node): self.node("consume", dump(node.expression))
    case .copyExpr(let node): self.node("copy", dump(node.expression))
    case .borrowExpr(let node): self.node("borrow", dump(node.expression))
    case .packElementExpr(let node): self.node("each", dump(node.pack))
    case .packExpansionExpr(let node): self.node("repeat", dump(node.repetitionPattern))
    case .sequenceExpr(let node): dump(node)
    case .infixOperatorExpr(let node): infix(node)
    case .ternaryExpr(let node):
      self.node(
        "?:", dump(node.condition), dump(node.thenExpression), dump(node.elseExpression))
    case .isExpr(let node): self.node("is", dump(node.expression), dump(node.type))
    case .asExpr(let node):
      self.node(
        "as" + (node.questionOrExclamationMark?.text ?? ""), dump(node.expression),
        dump(node.type))
    default: unknown(expression)
    }
  }

  private func infix(_ node: InfixOperatorExprSyntax) -> String {
    self.node(node.operator.trimmedDescription, dump(node.leftOperand), dump(node.rightOperand))
  }

  private func dump(_ sequence: SequenceExprSyntax) -> String {
    if let type = functionType(sequence) { return node("type", type) }
    var parts: [String] = []
    var elements = Array(sequence.elements)
    // `x = (A) -> B`: everything from the operand before the arrow on is a type.
    if let arrow = elements.firstIndex(where: { $0.is(ArrowExprSyntax.self) }), arrow > 1 {
      let type = SequenceExprSyntax(elements: ExprListSyntax(elements[(arrow - 1)...]))
      elements.replaceSubrange((arrow - 1)..., with: [ExprSyntax(type)])
    }
    for element in elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): parts.append(node.operator.text)
      case .assignmentExpr: parts.append("=")
      case .unresolvedTernaryExpr(let node): parts.append("? \(dump(node.thenExpression)) :")
      case .unresolvedIsExpr: parts.append("is")
      case .unresolvedAsExpr(let node):
        parts.append("as" + (node.questionOrExclamationMark?.text ?? ""))
      case .typeExpr(let node) where parts.last == "is" || parts.last?.hasPrefix("as") == true:
        parts.append(dump(node.type))
      default: parts.append(dump(element))
      }
    }
    return node("seq", parts)
  }
}
