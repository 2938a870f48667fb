import SwiftSyntax

extension CompilerDump {
  func dump(_ statement: StmtSyntax, label: String? = nil) -> String {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): expression(node.expression, label: label)
    case .labeledStmt(let node): dump(node.statement, label: name(node.label) + ":")
    case .returnStmt(let node): self.node("return", node.expression.map(dump))
    case .throwStmt(let node): self.node("throw", dump(node.expression))
    case .breakStmt(let node): self.node("break", node.label.map(name))
    case .continueStmt(let node): self.node("continue", node.label.map(name))
    case .fallThroughStmt: "(fallthrough)"
    case .guardStmt(let node):
      self.node("guard", conditions(node.conditions), block(node.body))
    case .whileStmt(let node):
      self.node("while", label, conditions(node.conditions), block(node.body))
    case .repeatStmt(let node):
      self.node("repeat", label, block(node.body), dump(node.condition))
    case .forStmt(let node): dump(node, label: label)
    case .doStmt(let node): dump(node, label: label)
    case .deferStmt(let node): self.node("defer", block(node.body))
    case .yieldStmt(let node): dump(node)
    case .discardStmt(let node): self.node("discard", dump(node.expression))
    default: unknown(statement)
    }
  }

  private func expression(_ node: ExprSyntax, label: String?) -> String {
    if let statement = node.as(IfExprSyntax.self) { return dump(statement, label: label) }
    if let statement = node.as(SwitchExprSyntax.self) { return dump(statement, label: label) }
    return dump(node)
  }

  private func dump(_ statement: YieldStmtSyntax) -> String {
    switch statement.yieldedExpressions {
    case .single(let value): node("yield", dump(value))
    case .multiple(let clause): node("yield", clause.elements.map { dump($0.expression) })
    @unknown default: unknown(statement)
    }
  }

  func dump(_ statement: IfExprSyntax, label: String? = nil) -> String {
    let otherwise: String? =
      switch statement.elseBody {
      case .codeBlock(let other): block(other)
      case .ifExpr(let other): dump(other)
      default: nil
      }
    return node("if", label, conditions(statement.conditions), block(statement.body), otherwise)
  }

  private func dump(_ statement: ForStmtSyntax, label: String?) -> String {
    node(
      "for", label, statement.tryKeyword.map { _ in "try" },
      statement.awaitKeyword.map { _ in "await" }, dump(statement.pattern),
      statement.typeAnnotation.map { ":\(dump($0.type))" }, dump(statement.sequence),
      statement.whereClause.map { "where \(dump($0.condition))" }, block(statement.body))
  }

  private func dump(_ statement: DoStmtSyntax, label: String?) -> String {
    let thrown = statement.throwsClause?.type.map { "throws \(dump($0))" }
    let catches = statement.catchClauses.map { clause in
      node(
        "catch",
        clause.catchItems.map { item(pattern: $0.pattern, $0.whereClause) } + [block(clause.body)])
    }
    return node("do", [label, thrown, block(statement.body)] + catches)
  }

  /// Only a `catch where` has no pattern: our tree has what it binds.
  private func item(pattern: PatternSyntax?, _ condition: WhereClauseSyntax?) -> String {
    (pattern.map(dump) ?? "(let error)") + (condition.map { " where \(dump($0.condition))" } ?? "")
  }

  func dump(_ statement: SwitchExprSyntax, label: String? = nil) -> String {
    node("switch", [label, dump(statement.subject)] + statement.cases.map(dump))
  }

  private func dump(_ element: SwitchCaseListSyntax.Element) -> String {
    switch element {
    case .switchCase(let node): dump(node)
    case .ifConfigDecl(let node):
      clauses(node) { elements in
        guard case .switchCases(let cases)? = elements else { return [] }
        return cases.map(dump)
      }
    @unknown default: unknown(element)
    }
  }

  private func dump(_ element: SwitchCaseSyntax) -> String {
    let body = braces(statements(element.statements))
    switch element.label {
    case .default:
      return node(element.attribute == nil ? "default" : "@unknown default", body)
    case .case(let label):
      let items = label.caseItems.map { item(pattern: $0.pattern, $0.whereClause) }
      return node("case", items + [body])
    @unknown default: return unknown(element)
    }
  }

  private func conditions(_ conditions: ConditionElementListSyntax) -> String {
    list(conditions.map { condition($0.condition) })
  }

  private func condition(_ condition: ConditionElementSyntax.Condition) -> String {
    switch condition {
    case .expression(let expression): dump(expression)
    case .availability(let node):
      node.availabilityKeyword.text == "#available" ? "(#available)" : "(#unavailable)"
    case .optionalBinding(let node):
      self.node(
        node.bindingSpecifier.text, dump(node.pattern),
        node.typeAnnotation.map { ":\(dump($0.type))" }, node.initializer.map { dump($0.value) })
    case .matchingPattern(let node):
      self.node(
        "case", dump(node.pattern), node.typeAnnotation.map { ":\(dump($0.type))" },
        dump(node.initializer.value))
    @unknown default: unknown(condition)
    }
  }
}
