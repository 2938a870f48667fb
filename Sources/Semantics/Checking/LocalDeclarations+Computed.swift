import SourceText
import Syntax

/// Local computed variables: each accessor is a local function.
extension LocalDeclarations {
  func computedLocal(
    _ name: String, _ block: AccessorBlock, _ binding: VariableDeclaration.Binding, _ span: Span
  ) -> [TypedStatement] {
    var getter: CodeBlock?
    var setter: Accessor?
    switch block {
    case .getter(let block): getter = block
    case .accessors(let accessors, _):
      getter = accessors.first { $0.kind == .get }?.body
      setter = accessors.first { $0.kind == .set }
    }
    guard let getter, let reference = binding.type else {
      error(StatementError.untypedComputedVariable, at: binding.pattern.span)
      return []
    }
    let type = body.resolveType(reference)
    let place = binding.pattern.span
    let get = accessorFunction(name, .function(FunctionType(parameters: [], result: type)), place)
    let set = setter.map { _ in
      accessorFunction(
        "\(name).set",
        .function(FunctionType(parameters: [.init(type: type)], result: .void)), place)
    }
    body.scope.symbols[name] = .computed(get, setter: set)
    let closure = Closure(
      attributes: [], captures: [], parameters: [], effects: Effects(), result: reference,
      body: getter, span: span)
    var statements = accessor(get, closure, span)
    if let set, let setter, let block = setter.body {
      let parameter = Parameter(
        label: nil, name: setter.parameterName ?? "newValue", nameSpan: setter.span, type: nil)
      let closure = Closure(
        attributes: [], captures: [], parameters: [parameter], effects: Effects(), result: nil,
        body: block, span: setter.span)
      statements += accessor(set, closure, span)
    }
    return statements
  }

  private func accessorFunction(_ name: String, _ type: Type, _ span: Span) -> LocalFunction {
    var result = Type.void
    if case .function(let function) = type { result = function.result }
    let function = Function(
      name: name, kind: .function, parameters: [], result: result,
      implementation: .source(CodeBlock(statements: [], span: span)), source: body.source,
      span: span)
    let variable = LocalVariable(name: name, type: type, isLet: false, span: span)
    variable.isMutated = true
    return LocalFunction(function: function, variable: variable)
  }

  private func accessor(
    _ local: LocalFunction, _ closure: Closure, _ span: Span
  ) -> [TypedStatement] {
    body.passing.escapes = false
    let typed = body.closures.closure(closure, local.variable.type)
    guard case .closure(let made) = typed.kind else { return [] }
    return [TypedStatement(.localFunction(local.variable, made), span: span)]
  }

  /// A reference to a local computed variable: a call of its getter, or a mutable place if it has a
  /// setter.
  func computedReference(
    _ getter: LocalFunction, _ setter: LocalFunction?, ownedBy owner: BodyContext, _ span: Span
  ) -> TypedExpression {
    body.use(getter.variable, ownedBy: owner)
    let get = body.local(getter.variable, span)
    let type = getter.function.result
    guard let setter, let function = body.operatorChecker.globalFunction("_localAccessors") else {
      return TypedExpression(.apply(get, arguments: []), type: type, span: span)
    }
    body.use(setter.variable, ownedBy: owner)
    let accessors = TypedExpression(
      .call(
        function, receiver: nil, arguments: [get, body.local(setter.variable, span)],
        substitutions: [type], dispatch: .direct),
      type: checker.known("_LocalAccessors", type), span: span)
    return body.selection.member("wrappedValue", of: accessors, span)
  }

  /// The local computed variable that a getter belongs to, if it has no setter.
  func computedLocal(_ callee: TypedExpression) -> LocalVariable? {
    guard case .local(let variable) = callee.kind,
      case .symbol(.computed(let getter, nil), _)? = body.lookUpLocal(variable.name),
      getter.variable === variable
    else { return nil }
    return variable
  }
}
