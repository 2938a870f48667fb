import SwiftSyntax

extension CompilerDump {
  func arguments(_ arguments: LabeledExprListSyntax) -> [String] {
    arguments.map { ($0.label.map { "\(name($0)):" } ?? "") + dump($0.expression) }
  }

  func dump(_ call: FunctionCallExprSyntax) -> String {
    node(
      call.leftParen == nil ? "trailing" : "call",
      [dump(call.calledExpression)] + arguments(call.arguments)
        + closures(call.trailingClosure, call.additionalTrailingClosures))
  }

  func closures(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [String] {
    (first.map { [dump($0)] } ?? []) + others.map { "\(name($0.label)):\(dump($0.closure))" }
  }

  /// `#name(…) { … }`; our tree omits the arguments of some.
  func macro(
    _ name: TokenSyntax, _ generics: GenericArgumentClauseSyntax?,
    _ arguments: LabeledExprListSyntax, _ closures: [String]
  ) -> String {
    switch self.name(name) {
    case "file", "fileID", "filePath", "line", "column", "function", "dsohandle":
      "#\(self.name(name))"
    case "available", "unavailable", "sourceLocation": "(#\(self.name(name)))"
    default:
      node(
        "#\(self.name(name))\(self.generics(generics))", self.arguments(arguments) + closures)
    }
  }

  func dump(_ closure: ClosureExprSyntax) -> String {
    let body = braces(statements(closure.statements))
    guard let signature = closure.signature else { return node("closure", body) }
    let parameters: String? =
      switch signature.parameterClause {
      case .simpleInput(let names): parentheses(names.map { name($0.name) })
      case .parameterClause(let clause): parentheses(clause.parameters.map(dump))
      default: nil
      }
    return node(
      "closure", joined(attributes(signature.attributes)),
      list(signature.capture?.items.map(dump) ?? []), parameters,
      effects(signature.effectSpecifiers), signature.returnClause.map { "->\(dump($0.type))" },
      body)
  }

  private func dump(_ capture: ClosureCaptureSyntax) -> String {
    let strength = capture.specifier.map { "\($0.specifier.text) " } ?? ""
    return strength + name(capture.name) + (capture.initializer.map { "=\(dump($0.value))" } ?? "")
  }

  private func dump(_ parameter: ClosureParameterSyntax) -> String {
    self.parameter(
      attributes: parameter.attributes, parameter.firstName, parameter.secondName,
      type: parameter.type, isVariadic: parameter.ellipsis != nil, value: nil)
  }

  func dump(_ path: KeyPathExprSyntax) -> String {
    var root = path.root.map(dump) ?? ""
    var components = Array(path.components)
    // As in our tree, a capitalized name that something follows is part of the root.
    while !root.isEmpty, components.count > 1, components[1].period != nil,
      case .property(let property) = components[0].component,
      property.declName.argumentNames == nil,
      startsUppercase(property.declName.baseName.text)
    {
      root += ".\(name(property.declName.baseName))\(generics(property.genericArgumentClause))"
      components.removeFirst()
    }
    return node("\\\(root)", components.map(dump))
  }

  private func dump(_ component: KeyPathComponentSyntax) -> String {
    switch component.component {
    case .property(let node):
      ".\(dump(node.declName))\(generics(node.genericArgumentClause))"
    case .subscript(let node): "[\(joined(arguments(node.arguments)))]"
    case .optional(let node): node.questionOrExclamationMark.text
    default: unknown(component)
    }
  }

  /// The active branch of an `#if` between the members of a chain.
  func dump(_ node: PostfixIfConfigExprSyntax) -> String {
    let taken = node.config.clauses.first { clause in
      clause.condition.map { holds($0.trimmedDescription) } ?? true
    }
    guard let base = node.base else { return unknown(node) }
    guard case .postfixExpression(let chain)? = taken?.elements else { return dump(base) }
    return dump(graft(base, under: chain))
  }

  /// Attaches a base to a chain that begins with a dot.
  private func graft(_ base: ExprSyntax, under chain: ExprSyntax) -> ExprSyntax {
    switch chain.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      ExprSyntax(node.with(\.base, node.base.map { graft(base, under: $0) } ?? base))
    case .functionCallExpr(let node):
      ExprSyntax(
        node.with(\.calledExpression, graft(base, under: node.calledExpression)))
    case .subscriptCallExpr(let node):
      ExprSyntax(
        node.with(\.calledExpression, graft(base, under: node.calledExpression)))
    case .genericSpecializationExpr(let node):
      ExprSyntax(node.with(\.expression, graft(base, under: node.expression)))
    case .optionalChainingExpr(let node):
      ExprSyntax(node.with(\.expression, graft(base, under: node.expression)))
    case .forceUnwrapExpr(let node):
      ExprSyntax(node.with(\.expression, graft(base, under: node.expression)))
    case .postfixOperatorExpr(let node):
      ExprSyntax(node.with(\.expression, graft(base, under: node.expression)))
    case .postfixIfConfigExpr(let node):
      ExprSyntax(node.with(\.base, node.base.map { graft(base, under: $0) } ?? base))
    default: chain
    }
  }
}
