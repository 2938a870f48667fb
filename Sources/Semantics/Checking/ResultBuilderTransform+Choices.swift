import SourceText
import Syntax

/// Branches and loops in result builders.
extension ResultBuilderTransform {
  func buildSwitch(
    _ statement: SwitchStatement, _ span: Span,
    _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    let subject = literals.applyDefaults(body.check(statement.subject))
    body.bindDefaults()
    /// A checked `case`, before its value is wrapped.
    struct Branch {
      let items: [TypedCase.Item]
      let statements: [TypedStatement]
      let value: TypedExpression
      let span: Span
    }
    var branches: [Branch] = []
    var declared: [SwitchStatement.Case] = []
    func visit(_ list: [ConditionalElement<SwitchStatement.Case>]) {
      for element in list {
        switch element {
        case .conditional(let clauses): visit(checker.chosen(clauses))
        case .element(let branch):
          declared.append(branch)
          branches.append(
            body.inScope {
              let items = body.patterns.caseItems(branch.items, subject.type)
              let (inner, parts) = collect(branch.body.statements)
              return Branch(
                items: items, statements: inner, value: combine(parts, branch.span),
                span: branch.span)
            })
        }
      }
    }
    visit(statement.cases)
    body.controlFlow.checkOrder(of: declared)
    let cases = branches.map { TypedCase(items: $0.items, body: $0.statements) }
    let others = body.controlFlow.requireExhaustive(declared, cases, subject.type, span)
    guard !branches.isEmpty else { return body.unknown(span) }
    let values = eitherTree(branches.map(\.value), span)
    let holder = LocalVariable(name: "$either", type: values[0].type, isLet: false, span: span)
    holder.isMutated = true
    statements.append(TypedStatement(.variable(.bind(holder), value: nil), span: span))
    let storing = zip(branches, values).map { branch, value in
      TypedCase(
        items: branch.items, body: branch.statements + [store(value, in: holder, branch.span)])
    }
    statements.append(
      TypedStatement(
        .switch(checker.makeLabel(), subject: subject, cases: storing + others), span: span))
    return body.local(holder, span)
  }

  func buildFor(
    _ loop: ForStatement, _ span: Span, _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    guard has("buildArray") else {
      refuseControlFlow(span)
      return body.unknown(span)
    }
    let element = checker.makeVariable()
    let holder = LocalVariable(
      name: "$array", type: checker.array(element), isLet: false, span: span)
    holder.isMutated = true
    statements.append(
      TypedStatement(
        .variable(
          .bind(holder), value: TypedExpression(.array([]), type: holder.type, span: span)),
        span: span))
    statements += body.controlFlow.forStatement(loop, span) { [self] in
      let (inner, parts) = collect(loop.body.statements)
      let combined = combine(parts, span)
      _ = unifier.unify(element, combined.type)
      guard let append = appendFunction() else { return inner }
      let call = TypedExpression(
        .call(
          append,
          receiver: TypedExpression(
            .inoutArgument(body.local(holder, span)), type: holder.type, span: span),
          arguments: [combined], substitutions: [], dispatch: .direct), type: .void, span: span)
      return inner + [TypedStatement(.expression(call), span: span)]
    }
    return callBuilder("buildArray", [(nil, body.local(holder, span))], span)
  }

  private func appendFunction() -> Function? {
    let array = checker.wellKnown("Array")
    typeDeclarations.complete(array)
    for case .function(let function) in array.members["append"] ?? []
    where function.parameters.count == 1 && function.parameters[0].label == nil {
      return function
    }
    return nil
  }
}
