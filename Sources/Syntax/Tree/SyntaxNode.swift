/// A node of the tree of a text.
package enum SyntaxNode {
  case declaration(Declaration)
  case attribute(Attribute)
  case statement(Statement)
  case block(CodeBlock)
  case condition(Condition)
  case expression(Expression)
  case closure(Closure)
  case pattern(Pattern)
  case type(TypeReference)

  /// Visits the nodes directly within it, in the order of the text; all branches of `#if`.
  package func forEachChild(_ visit: (SyntaxNode) -> Void) {
    switch self {
    case .declaration(let declaration): declaration.forEachChild(visit)
    case .attribute(let attribute):
      attribute.genericArguments.visit(visit)
      attribute.arguments?.visit(visit)
    case .statement(let statement): statement.forEachChild(visit)
    case .block(let block): block.statements.visit(visit)
    case .condition(let condition): condition.forEachChild(visit)
    case .expression(let expression): expression.forEachChild(visit)
    case .closure(let closure): closure.forEachChild(visit)
    case .pattern(let pattern): pattern.forEachChild(visit)
    case .type(let type): type.forEachChild(visit)
    }
  }
}

/// Visits a node.
private typealias Visit = (SyntaxNode) -> Void

extension Expression? {
  fileprivate func visit(_ visit: Visit) { if let self { visit(.expression(self)) } }
}

extension TypeReference? {
  fileprivate func visit(_ visit: Visit) { if let self { visit(.type(self)) } }
}

extension Array {
  fileprivate func visit(_ visit: Visit) where Element == Declaration {
    for part in self { visit(.declaration(part)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Statement {
    for statement in self { visit(.statement(statement)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Attribute {
    for attribute in self { visit(.attribute(attribute)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Condition {
    for condition in self { visit(.condition(condition)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Expression {
    for value in self { visit(.expression(value)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == TypeReference {
    for type in self { visit(.type(type)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Pattern.Element {
    for element in self { visit(.pattern(element.pattern)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Argument {
    map(\.value).visit(visit)
  }

  fileprivate func visit(_ visit: Visit) where Element == TrailingClosure {
    for trailing in self { visit(.closure(trailing.closure)) }
  }

  fileprivate func visit(_ visit: Visit) where Element == GenericRequirement {
    for case .conformance(let left, let right) in self { [left, right].visit(visit) }
    for case .sameType(let left, let right) in self { [left, right].visit(visit) }
  }

  fileprivate func visit(_ visit: Visit) where Element == Parameter {
    for parameter in self {
      parameter.attributes.visit(visit)
      parameter.type.visit(visit)
      parameter.defaultValue.visit(visit)
    }
  }

  fileprivate func visit(_ visit: Visit) where Element == SwitchStatement.Case.Item {
    for item in self {
      visit(.pattern(item.pattern))
      item.condition.visit(visit)
    }
  }

  fileprivate func visit(_ visit: Visit)
  where Element == ConditionalElement<SwitchStatement.Case> {
    for element in self {
      switch element {
      case .element(let branch):
        branch.items.visit(visit)
        visit(.block(branch.body))
      case .conditional(let clauses): clauses.flatMap(\.elements).visit(visit)
      }
    }
  }
}

extension GenericClause {
  fileprivate func visit(_ visit: Visit) {
    parameters.compactMap(\.constraint).visit(visit)
    requirements.visit(visit)
  }
}

extension AccessorBlock {
  /// The bodies of its accessors.
  package var blocks: [CodeBlock] {
    switch self {
    case .getter(let block): [block]
    case .accessors(let accessors, _): accessors.compactMap(\.body)
    }
  }

  fileprivate func visit(_ visit: Visit) { for block in blocks { visit(.block(block)) } }
}

extension IfStatement {
  fileprivate func visit(_ visit: Visit) {
    conditions.visit(visit)
    visit(.block(body))
    switch otherwise {
    case .block(let block)?: visit(.block(block))
    case .if(let inner, _)?: inner.visit(visit)
    case nil: break
    }
  }
}

extension SwitchStatement {
  fileprivate func visit(_ visit: Visit) {
    visit(.expression(subject))
    cases.visit(visit)
  }
}

extension MacroExpansion {
  fileprivate func visit(_ visit: Visit) {
    genericArguments.visit(visit)
    arguments.visit(visit)
    trailingClosures.visit(visit)
  }
}

extension Call {
  fileprivate func visit(_ visit: Visit) {
    visit(.expression(callee))
    arguments.visit(visit)
    trailingClosures.visit(visit)
  }
}

extension Declaration {
  fileprivate func forEachChild(_ visit: Visit) {
    attributes.visit(visit)
    switch kind {
    case .variable(let variable):
      for binding in variable.bindings {
        visit(.pattern(binding.pattern))
        binding.type.visit(visit)
        binding.initializer.visit(visit)
        binding.accessors?.visit(visit)
      }
    case .function(let function), .macro(let function):
      function.generics.visit(visit)
      function.parameters.visit(visit)
      function.effects.thrownType.visit(visit)
      function.result.visit(visit)
      if let body = function.body { visit(.block(body)) }
    case .initializer(let initializer):
      initializer.generics.visit(visit)
      initializer.parameters.visit(visit)
      if let body = initializer.body { visit(.block(body)) }
    case .deinitializer(let body): visit(.block(body))
    case .subscript(let element):
      element.generics.visit(visit)
      element.parameters.visit(visit)
      visit(.type(element.result))
      element.accessors?.visit(visit)
    case .type(let type):
      type.generics.visit(visit)
      type.inheritance.visit(visit)
      type.members.visit(visit)
    case .extension(let part):
      visit(.type(part.extended))
      part.inheritance.visit(visit)
      part.requirements.visit(visit)
      part.members.visit(visit)
    case .typeAlias(let alias):
      alias.generics.visit(visit)
      visit(.type(alias.type))
    case .associatedType(let type):
      type.inheritance.visit(visit)
      type.defaultType.visit(visit)
      type.requirements.visit(visit)
    case .enumCase(let elements):
      for element in elements {
        element.parameters?.visit(visit)
        element.rawValue.visit(visit)
      }
    case .macroExpansion(let macro): macro.visit(visit)
    case .conditionalCompilation(let clauses):
      for clause in clauses { clause.elements.visit(visit) }
    case .import, .operator, .precedenceGroup, .placeholder: break
    }
  }
}

extension Statement {
  fileprivate func forEachChild(_ visit: Visit) {
    switch kind {
    case .expression(let value), .throw(let value), .yield(let value), .discard(let value),
      .modifierFragment(let value):
      visit(.expression(value))
    case .return(let value): value.visit(visit)
    case .declaration(let declaration): visit(.declaration(declaration))
    case .if(let statement): statement.visit(visit)
    case .guard(let conditions, let body), .while(_, let conditions, let body):
      conditions.visit(visit)
      visit(.block(body))
    case .repeatWhile(_, let body, let condition):
      visit(.block(body))
      visit(.expression(condition))
    case .for(let loop):
      visit(.pattern(loop.pattern))
      loop.type.visit(visit)
      visit(.expression(loop.sequence))
      loop.condition.visit(visit)
      visit(.block(loop.body))
    case .switch(let statement): statement.visit(visit)
    case .do(let statement):
      statement.thrownType.visit(visit)
      visit(.block(statement.body))
      for clause in statement.catches {
        clause.items.visit(visit)
        visit(.block(clause.body))
      }
    case .defer(let body): visit(.block(body))
    case .conditionalCompilation(let clauses):
      for clause in clauses { clause.elements.visit(visit) }
    case .break, .continue, .fallthrough, .placeholder, .skipped: break
    }
  }
}

extension Condition {
  fileprivate func forEachChild(_ visit: Visit) {
    switch self {
    case .expression(let value): visit(.expression(value))
    case .optionalBinding(_, _, let name, let type, let value):
      visit(.pattern(name))
      type.visit(visit)
      value.visit(visit)
    case .pattern(let pattern, let type, let value):
      visit(.pattern(pattern))
      type.visit(visit)
      visit(.expression(value))
    case .availability: break
    }
  }
}

extension Expression {
  fileprivate func forEachChild(_ visit: Visit) {
    switch kind {
    case .stringLiteral(let literal):
      for case .interpolation(let arguments, _) in literal.segments { arguments.visit(visit) }
    case .macroExpansion(let macro): macro.visit(visit)
    case .identifier(let name), .implicitMember(let name): name.genericArguments.visit(visit)
    case .member(let base, let name):
      visit(.expression(base))
      name.genericArguments.visit(visit)
    case .call(let call), .subscriptCall(let call): call.visit(visit)
    case .prefixOperator(_, _, let value), .postfixOperator(let value, _, _),
      .addressOf(let value), .forceUnwrap(let value), .optionalChain(let value),
      .parenthesized(let value), .try(_, let value), .await(let value), .ownership(_, let value):
      visit(.expression(value))
    case .sequence(let elements):
      for element in elements {
        switch element {
        case .operand(let value), .ternary(let value, _): visit(.expression(value))
        case .cast(_, let type, _): visit(.type(type))
        case .infix, .assignment: break
        }
      }
    case .infix(let left, _, _, let right): [left, right].visit(visit)
    case .ternary(let condition, let then, let otherwise):
      [condition, then, otherwise].visit(visit)
    case .assignment(let target, let value): [target, value].visit(visit)
    case .cast(let value, _, let type):
      visit(.expression(value))
      visit(.type(type))
    case .tuple(let elements): elements.visit(visit)
    case .array(let elements): elements.visit(visit)
    case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }.visit(visit)
    case .closure(let closure): visit(.closure(closure))
    case .keyPath(let keyPath):
      keyPath.root.visit(visit)
      for component in keyPath.components {
        switch component {
        case .call(let arguments, _), .subscriptCall(let arguments, _): arguments.visit(visit)
        case .member(let name): name.genericArguments.visit(visit)
        case .optionalChain, .forceUnwrap, .identity: break
        }
      }
    case .ifExpression(let statement): statement.visit(visit)
    case .switchExpression(let statement): statement.visit(visit)
    case .type(let type): visit(.type(type))
    case .integerLiteral, .floatLiteral, .regexLiteral, .booleanLiteral, .nilLiteral,
      .magicLiteral, .discard, .placeholder, .missing:
      break
    }
  }
}

extension Closure {
  fileprivate func forEachChild(_ visit: Visit) {
    attributes.visit(visit)
    captures.compactMap(\.value).visit(visit)
    parameters?.visit(visit)
    result.visit(visit)
    visit(.block(body))
  }
}

extension Pattern {
  fileprivate func forEachChild(_ visit: Visit) {
    switch kind {
    case .bindingModifier(_, let inner), .optional(let inner): visit(.pattern(inner))
    case .tuple(let elements): elements.visit(visit)
    case .enumCase(let base, _, _, let payload):
      base.visit(visit)
      payload?.visit(visit)
    case .isType(let type): visit(.type(type))
    case .asType(let inner, let type):
      visit(.pattern(inner))
      visit(.type(type))
    case .expression(let value): visit(.expression(value))
    case .wildcard, .binding: break
    }
  }
}

extension TypeReference {
  fileprivate func forEachChild(_ visit: Visit) {
    switch kind {
    case .named(let base, _, let arguments):
      base.visit(visit)
      arguments.visit(visit)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .metatype(let inner, _), .some(let inner), .any(let inner), .suppressed(let inner),
      .packExpansion(let inner), .packElement(let inner):
      visit(.type(inner))
    case .dictionary(let key, let value): [key, value].visit(visit)
    case .tuple(let elements): elements.map(\.type).visit(visit)
    case .function(let parameters, let effects, let result):
      parameters.map(\.type).visit(visit)
      effects.thrownType.visit(visit)
      visit(.type(result))
    case .composition(let parts): parts.visit(visit)
    case .attributed(let attributes, _, let inner):
      attributes.visit(visit)
      visit(.type(inner))
    case .placeholder, .missing: break
    }
  }
}
