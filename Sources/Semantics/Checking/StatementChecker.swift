import SourceText
import Syntax

/// Checks statements.
struct StatementChecker: BodyPart {
  let body: BodyChecker

  // Blocks.

  func block(_ block: CodeBlock) -> [TypedStatement] {
    body.inScope { statements(block.statements) }
  }

  func statements(_ list: [Statement]) -> [TypedStatement] {
    declareLocalsAhead(list)
    var result: [TypedStatement] = []
    var waiting: [Statement] = []
    for statement in list {
      guard case .declaration(let declaration) = statement.kind else {
        result += finishedStatement(statement)
        continue
      }
      if case .function(let function) = declaration.kind, !body.scope.later.isEmpty {
        result += finishedFunction(statement, function, &waiting)
        continue
      }
      result += finishedStatement(statement)
      for function in waiting {
        guard case .declaration(let declaration) = function.kind,
          case .function(let declared) = declaration.kind
        else { continue }
        waiting.removeFirst()
        result += finishedFunction(function, declared, &waiting)
      }
    }
    return result + waiting.flatMap(finishedStatement)
  }

  private func finishedStatement(_ statement: Statement) -> [TypedStatement] {
    let typed = self.statement(statement)
    body.finishStatement()
    return typed.map(body.finisher.finished)
  }

  /// Checks a local function, or defers the check if the function uses variables declared further
  /// down: it may be called only after them.
  private func finishedFunction(
    _ statement: Statement, _ function: FunctionDeclaration, _ waiting: inout [Statement]
  ) -> [TypedStatement] {
    guard
      let local = body.scope.functions[function.name]?.first(where: {
        $0.function.span == function.nameSpan
      })
    else { return finishedStatement(statement) }
    let start = checker.diagnostics.count
    let outer = body.later.usedName
    body.later.usedName = nil
    body.later.wait(local.variable, for: nil)
    let typed = finishedStatement(statement)
    guard let missed = body.later.usedName, body.scope.later.contains(missed) else {
      body.later.usedName = body.later.usedName ?? outer
      return typed
    }
    body.later.usedName = outer
    checker.diagnostics.removeSubrange(start...)
    body.later.wait(local.variable, for: missed)
    waiting.append(statement)
    return []
  }

  /// Declares local functions and types, which may be used before their declarations.
  private func declareLocalsAhead(_ list: [Statement]) {
    for statement in list {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .variable(let variable):
        for binding in variable.bindings {
          body.scope.later.formUnion(binding.pattern.boundNames.map(\.name))
        }
      case .type(let type):
        if declaration.attribute("Observable") != nil {
          error(StatementError.localTypeWithMacro, at: type.nameSpan)
        }
        let nominal = typeDeclarations.declareType(type, declaration, body.declarations)
        body.scope.symbols[type.name] = .type(nominal)
        body.declarations.scope = body.scope
      default: continue
      }
    }
    for statement in list {
      guard case .declaration(let declaration) = statement.kind,
        case .function(let function) = declaration.kind
      else { continue }
      let symbol = checker.functionDeclarations.makeFunction(
        function, declaration, body.declarations, isLocal: true)
      symbol.localScope = body.scope
      let variable = LocalVariable(
        name: function.name, type: .function(symbol.functionType), isLet: false,
        span: function.nameSpan)
      variable.isMutated = true
      variable.function = symbol
      if let older = body.scope.functions[function.name]?.first(where: {
        $0.function.parameters.map(\.label) == symbol.parameters.map(\.label)
          && $0.function.parameters.map(\.type) == symbol.parameters.map(\.type)
          && $0.function.parameters.map(\.isInout) == symbol.parameters.map(\.isInout)
          && $0.function.result == symbol.result && symbol.generics.parameters.isEmpty
      }) {
        error(
          RedeclarationError.invalid(checker.shortName(symbol)), at: function.nameSpan,
          notes: [
            Diagnostic(
              .note, RedeclarationError.previous(checker.shortName(symbol)), in: body.source,
              at: older.function.span)
          ])
      }
      body.scope.functions[function.name, default: []].append(
        LocalFunction(function: symbol, variable: variable))
    }
  }

  func statement(_ statement: Statement) -> [TypedStatement] {
    let span = statement.span
    let depth = body.expressionDepth
    body.expressionDepth = 0
    defer { body.expressionDepth = depth }
    func one(_ kind: TypedStatement.Kind) -> [TypedStatement] { [TypedStatement(kind, span: span)] }
    switch statement.kind {
    case .expression(let expression): return expressionStatement(expression, span)
    case .declaration(let declaration): return body.locals.localDeclaration(declaration, span)
    case .return(let value): return returnStatement(value, span)
    case .throw(let value):
      return [body.effectChecker.throwStatement(value, span)]
    case .break(let name): return breakStatement(name, span)
    case .continue(let name): return continueStatement(name, span)
    case .fallthrough:
      checkFallthrough(span)
      return one(.fallthrough)
    case .if(let statement): return [body.controlFlow.ifStatement(statement, span)]
    case .guard(let conditions, let otherwise):
      return body.controlFlow.guardStatement(conditions, otherwise, span)
    case .while(let label, let conditions, let loop):
      let id = checker.makeLabel()
      return body.inScope {
        let typed = body.patterns.conditions(conditions)
        body.flow.labels.append((label, id, true))
        let statements = block(loop)
        body.flow.labels.removeLast()
        return one(.while(id, typed, body: statements))
      }
    case .repeatWhile(let label, let loop, let condition):
      let id = checker.makeLabel()
      body.flow.labels.append((label, id, true))
      let statements = block(loop)
      body.flow.labels.removeLast()
      let test = body.check(condition, to: checker.bool, .condition)
      return one(.repeatWhile(id, body: statements, condition: test))
    case .for(let loop): return body.controlFlow.forStatement(loop, span)
    case .switch(let statement): return [body.controlFlow.switchStatement(statement, span)]
    case .do(let statement): return body.controlFlow.doStatement(statement, span)
    case .defer(let block): return one(.defer(deferred(block)))
    case .yield(let value): return yieldStatement(value, span)
    case .discard(let value): return body.ownership.discard(value, span)
    case .conditionalCompilation(let clauses):
      return checker.chosen(clauses).flatMap { self.statement($0) }
    case .placeholder:
      return one(
        .expression(
          TypedExpression(
            .trap("code was left out here ('...')"), type: checker.known("Never"), span: span)))
    case .modifierFragment, .skipped: return []
    }
  }

  private func breakStatement(_ name: String?, _ span: Span) -> [TypedStatement] {
    if let target = jumpTarget(name, loopsOnly: false) {
      return [TypedStatement(.break(target), span: span)]
    }
    let isInBranch = body.flow.branchDepth > 0
    error(
      name.map(unknownLabel) ?? StatementError.breakOutside(isInBranch: isInBranch),
      at: jumpPlace(name, span))
    return []
  }

  private func continueStatement(_ name: String?, _ span: Span) -> [TypedStatement] {
    if let target = jumpTarget(name, loopsOnly: true) {
      return [TypedStatement(.continue(target), span: span)]
    }
    let isKnown = name.map { name in body.flow.labels.contains { $0.name == name } } ?? true
    error(
      isKnown ? StatementError.continueOutside : unknownLabel(name ?? ""),
      at: isKnown ? span : jumpPlace(name, span))
    return []
  }

  private func expressionStatement(_ expression: Expression, _ span: Span) -> [TypedStatement] {
    if body.flow.value.target != nil, body.flow.value.isResult {
      return body.branchValues.resultStatement(expression, span)
    }
    if let pattern = body.packs.repeatedPattern(expression) {
      let typed = body.packs.packExpansion(pattern, span)
      return typed.type.isUnknown ? [] : [TypedStatement(.expression(typed), span: span)]
    }
    let typed = body.check(expression)
    _ = body.globals.reportOpenLiteral(typed, at: expression.span)
    if isFunctionReference(typed) { error(StatementError.unusedFunction, at: expression.span) }
    requireNonfailableDelegation(typed, expression)
    warnUnused(typed, expression)
    // A stub's member is typed as a trap, but it returns: the code after it is reachable.
    if checker.holes.ignoresStubs, case .trap = typed.kind, !expression.callsByName { return [] }
    return [TypedStatement(.expression(typed), span: span)]
  }

  /// Reports a nonfailable initializer that delegates to a failable one.
  private func requireNonfailableDelegation(_ typed: TypedExpression, _ expression: Expression) {
    guard case .call(let function, _, _, _, _) = typed.kind, function.kind == .initializer,
      function.modifiers.isFailable, !function.modifiers.isImplicitlyUnwrapped,
      let around = body.selection.enclosingFunction,
      around.kind == .initializer,
      !around.modifiers.isFailable, case .call(let call) = expression.kind,
      case .member(let base, _) = call.callee.kind, case .identifier(let name) = base.kind,
      name.name == "self" || name.name == "super"
    else { return }
    error(
      StatementError.failableFromNonfailable(
        checker.describeName(function), isSuper: name.name == "super"),
      at: expression.location)
  }

  private func isFunctionReference(_ typed: TypedExpression) -> Bool {
    if case .functionReference = typed.kind { true } else { false }
  }

  private func warnUnused(_ typed: TypedExpression, _ expression: Expression) {
    guard body.context.function?.kind != .topLevel || body.context.parent != nil else { return }
    let type = unifier.simplify(typed.type)
    if type.isVoid || type.isUnknown || type.isNever { return }
    if case .call(let function, _, _, _, _) = typed.kind {
      if function.modifiers.isDiscardable || function.owner?.isPrelude ?? false
        || function.source.isStub
      {
        return
      }
      if function.kind == .initializer { return }
      let name = checker.describeName(function)
      if function.name.utf8.first.map(\.isIdentifierStart) ?? false {
        body.warning(CheckingWarning.unusedResult(name), at: expression.span)
      }
    }
  }

  /// Whether the statement is outside any function or closure.
  private var isAtTopLevel: Bool {
    body.context.function?.kind == .topLevel && body.context.parent == nil
      && body.context.localFunction == nil
  }

  /// A `return` outside of functions, which only fragments of programs may have.
  private func fragmentReturn(_ value: Expression?, _ span: Span) -> [TypedStatement] {
    if !checker.mode.allowsFragments { error(StatementError.returnOutsideFunction, at: span) }
    let shown = value.map { literals.applyDefaults(body.check($0)) }
    return (shown.map { [TypedStatement(.expression($0), span: $0.span)] } ?? [])
      + [TypedStatement(.return(nil), span: span)]
  }

  func returnStatement(_ value: Expression?, _ span: Span) -> [TypedStatement] {
    if body.flow.isDeferred {
      error(StatementError.returnInDefer, at: span)
      return []
    }
    if isAtTopLevel { return fragmentReturn(value, span) }
    body.context.returns.count += 1
    let type = unifier.simplify(body.context.resultType)
    if body.selection.enclosingFunction?.kind == .initializer, body.context.parent == nil {
      if let value, case .nilLiteral = value.kind {
        if !(body.selection.enclosingFunction?.modifiers.isFailable ?? false) {
          error(StatementError.nilOfInitializer, at: span)
        }
        return [
          TypedStatement(
            .return(TypedExpression(.nilLiteral, type: body.context.resultType, span: value.span)),
            span: span)
        ]
      }
      if value != nil { error(StatementError.valueOfInitializer, at: span) }
      return [TypedStatement(.return(nil), span: span)]
    }
    guard let value else {
      if case .variable = type {
        _ = unifier.unify(type, .void)
      } else if !type.isVoid, !type.isUnknown {
        let isClosure = body.context.function == nil && body.context.localFunction == nil
        error(
          isClosure
            ? ConversionError.cannotConvert(.void, to: checker.displayed(type), .result)
            : StatementError.returnWithoutValue, at: span)
      }
      return [TypedStatement(.return(nil), span: span)]
    }
    if type.isVoid {
      let typed = literals.applyDefaults(body.check(value))
      let own = unifier.simplify(typed.type)
      if !own.isVoid, !own.isUnknown, !own.isNever {
        let isClosure = body.context.function == nil && body.context.parent != nil
        error(
          isClosure
            ? ConversionError.valueOfVoidClosure(checker.displayed(own))
            : StatementError.returnWithValue, at: value.span,
          notes: isClosure ? [] : returnTypeNote(own, at: value.span))
      }
      return [
        TypedStatement(.expression(typed), span: value.span),
        TypedStatement(.return(nil), span: span),
      ]
    }
    let typed = body.check(value, expecting: body.context.resultType)
    if case .variable(let variable) = type, variable.literal == nil {
      _ = unifier.unify(type, literals.applyDefaults(typed).type)
      return [TypedStatement(.return(typed), span: span)]
    }
    return [TypedStatement(.return(body.functions.returnValue(typed, value.span)), span: span)]
  }

  /// The body of a `defer`, which control cannot leave.
  private func deferred(_ block: CodeBlock) -> [TypedStatement] {
    let saved = (body.flow, body.context.errors.isAllowed)
    body.flow = FlowPlace(isDeferred: true, value: body.flow.value)
    // Errors cannot propagate out of `defer`.
    body.context.errors.isAllowed = false
    defer { (body.flow, body.context.errors.isAllowed) = saved }
    return self.block(block)
  }

  /// Checks `fallthrough`: it must be in a case with a following case, which must have no bindings.
  private func checkFallthrough(_ span: Span) {
    switch body.flow.nextCase {
    case nil: error(StatementError.fallthroughOutside, at: span)
    case .end?:
      error(StatementError.fallthroughAtEnd, at: span)
    case .branch(let branch)?:
      for name in branch.items.flatMap({ $0.pattern.boundNames.map(\.name) }) {
        error(StatementError.fallthroughWithoutBinding(name), at: span)
      }
    }
  }

  /// The span of a jump's error: its label, or the whole statement if it has none.
  private func jumpPlace(_ label: String?, _ span: Span) -> Span {
    guard let label else { return span }
    return Span(Int(span.end) - label.utf8.count, Int(span.end))
  }

  private func unknownLabel(_ name: String) -> any DiagnosticFact {
    let known = body.flow.labels.compactMap(\.name).filter { !$0.hasPrefix("$") }
    return NameError.cannotFindLabel(
      name, suggestion: memberLookup.nearest(to: name, among: known))
  }

  private func jumpTarget(_ name: String?, loopsOnly: Bool) -> LabelID? {
    for label in body.flow.labels.reversed() {
      if let name {
        if label.name == name { return label.id }
      } else if label.isLoop || (!loopsOnly && label.name == "$switch") {
        return label.id
      }
    }
    return nil
  }
}

extension TypeChecker {
  /// A function's name in diagnostics: `move(to:)`, `reset()`.
  func describeName(_ function: Function) -> String {
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return "\(function.name)(\(labels))"
  }

  /// The name without labels if there are none: `f` for `f(_:)`.
  func shortName(_ function: Function) -> String {
    let hasLabels = function.parameters.isEmpty || function.parameters.contains { $0.label != nil }
    return hasLabels ? describeName(function) : function.name
  }
}

extension StatementChecker {
  /// A note that suggests the type of the value as the enclosing function's result type.
  private func returnTypeNote(_ type: Type, at place: Span) -> [Diagnostic] {
    guard let function = body.context.function, !function.keywordSpan.isEmpty,
      case .source(let block) = function.implementation, function.source === body.source
    else { return [] }
    let bytes = body.source.bytes
    var end = min(Int(block.span.start), bytes.count)
    while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[end - 1]) { end -= 1 }
    return [
      Diagnostic(
        .note, FixItNote.addReturnType, in: body.source, at: place,
        fixIts: [.init(span: Span(end, end), replacement: " -> \(checker.displayed(type))")])
    ]
  }
}
