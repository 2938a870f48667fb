import SwiftSyntax

extension CompilerDump {
  func dump(_ type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      node.name.text == "_" ? "_" : name(node.name) + generics(node.genericArgumentClause)
    case .memberType(let node):
      "\(dump(node.baseType)).\(name(node.name))\(generics(node.genericArgumentClause))"
    case .optionalType(let node): "\(dump(node.wrappedType))?"
    case .implicitlyUnwrappedOptionalType(let node): "\(dump(node.wrappedType))!"
    case .arrayType(let node): "[\(dump(node.element))]"
    case .inlineArrayType(let node):
      "InlineArray<\(argument(node.count.argument)) \(argument(node.element.argument))>"
    case .dictionaryType(let node): "[\(dump(node.key)):\(dump(node.value))]"
    case .tupleType(let node): tuple(node.elements)
    case .functionType(let node):
      self.node(
        "fn", parentheses(node.parameters.map(dump)), effects(node.effectSpecifiers),
        "->\(dump(node.returnClause.type))")
    case .metatypeType(let node): "\(dump(node.baseType)).\(node.metatypeSpecifier.text)"
    case .someOrAnyType(let node):
      self.node(node.someOrAnySpecifier.text, dump(node.constraint))
    case .compositionType(let node):
      node.elements.map { dump($0.type) }.joined(separator: "&")
    case .suppressedType(let node): "~\(dump(node.type))"
    case .attributedType(let node): attributed(node)
    case .packExpansionType(let node): self.node("pack", dump(node.repetitionPattern))
    case .packElementType(let node): self.node("pack", dump(node.pack))
    case .classRestrictionType: "AnyObject"
    default: unknown(type)
    }
  }

  /// `(any P)` is `any P`; `(repeat each T)` is a tuple.
  private func tuple(_ elements: TupleTypeElementListSyntax) -> String {
    if let only = elements.first, elements.count == 1, only.firstName == nil, only.ellipsis == nil,
      !only.type.is(PackExpansionTypeSyntax.self)
    {
      return dump(only.type)
    }
    return parentheses(elements.map(dump))
  }

  private func dump(_ element: TupleTypeElementSyntax) -> String {
    let names = joined([element.firstName, element.secondName].compactMap { $0.map(name) })
    return (names.isEmpty ? "" : "\(names):") + dump(element.type)
      + (element.ellipsis == nil ? "" : "...")
  }

  private func attributed(_ type: AttributedTypeSyntax) -> String {
    let specifiers = (Array(type.specifiers) + Array(type.lateSpecifiers)).map { element in
      switch element {
      case .simpleTypeSpecifier(let node): node.specifier.text
      case .nonisolatedTypeSpecifier: "nonisolated"
      default: unknown(element)
      }
    }
    return node("attr", attributes(type.attributes) + specifiers + [dump(type.baseType)])
  }

  func generics(_ clause: GenericArgumentClauseSyntax?) -> String {
    angles(clause?.arguments.map { argument($0.argument) } ?? [])
  }

  func argument(_ argument: GenericArgumentSyntax.Argument) -> String {
    switch argument {
    case .type(let type): dump(type)
    case .expr(let expression): expression.trimmedDescription
    @unknown default: unknown(argument)
    }
  }

  /// A type that is an expression in the compiler's tree.
  func type(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let node): dump(node.type)
    case .arrayExpr(let node): "[\(node.elements.map { type($0.expression) }.joined())]"
    case .dictionaryExpr(let node): pairs(node)
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.first?.label == nil
        ? type(node.elements.first!.expression) : parameters(node)
    case .optionalChainingExpr(let node): "\(type(node.expression))?"
    case .forceUnwrapExpr(let node): "\(type(node.expression))!"
    case .sequenceExpr(let node): sequenceType(node)
    case .memberAccessExpr(let node):
      node.base.map { base in
        let member = name(node.declName.baseName)
        return "\(type(base)).\(member)"
      } ?? dump(expression)
    default: dump(expression)
    }
  }

  private func pairs(_ node: DictionaryExprSyntax) -> String {
    guard case .elements(let elements) = node.content else { return "[:]" }
    return "[\(elements.map { "\(type($0.key)):\(type($0.value))" }.joined())]"
  }

  /// `(A, b: B)` as the parameters of a function type.
  private func parameters(_ node: TupleExprSyntax) -> String {
    parentheses(node.elements.map { ($0.label.map { "\(name($0)):" } ?? "") + type($0.expression) })
  }

  /// `(A) throws -> B`, or `A & B`.
  private func sequenceType(_ sequence: SequenceExprSyntax) -> String {
    functionType(sequence)
      ?? sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(type)
      .joined(separator: "&")
  }

  /// A sequence of operands and arrows as a function type; nil without an arrow.
  func functionType(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, let arrow = elements[1].as(ArrowExprSyntax.self),
      let list = elements[0].as(TupleExprSyntax.self)
    else { return nil }
    let rest = ExprListSyntax(elements[2...])
    let result =
      elements.count == 3
      ? type(elements[2]) : sequenceType(SequenceExprSyntax(elements: rest))
    return node("fn", parameters(list), effects(arrow.effectSpecifiers), "->\(result)")
  }

  func effects(_ specifiers: TypeEffectSpecifiersSyntax?) -> String {
    effects(specifiers?.asyncSpecifier, specifiers?.throwsClause)
  }

  func effects(_ asyncSpecifier: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> String {
    var words: [String] = []
    if asyncSpecifier != nil { words.append("async") }
    if let clause {
      words.append(clause.throwsSpecifier.text + (clause.type.map { "(\(dump($0)))" } ?? ""))
    }
    return joined(words)
  }
}
