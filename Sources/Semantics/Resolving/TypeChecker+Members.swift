import SourceText
import Syntax

/// Declarations inside types.
extension TypeChecker {
  func completeMembers(_ nominal: NominalType, _ pending: PendingType) {
    let context = memberContext(nominal, pending.context)
    if let parent = nominal.superclassNominal {
      nominal.slotOffset = parent.slotOffset + parent.storedProperties.count
      nominal.virtualTable = parent.virtualTable
    }
    activeRequirements = nominal.allRequirements
    declareMembers(pending.declaration.members, nominal, context, isExtension: false)
    for part in pending.extensions { extensionMembers(part, nominal) }
    addSynthesizedMembers(nominal)
    addInitializers(nominal, pending)
    inferPropertyTypes(nominal)
    for property in nominal.storedProperties { settleNotification(of: property, in: nominal) }
  }

  func declareMembers(
    _ members: [Declaration], _ nominal: NominalType, _ context: DeclarationContext,
    isExtension: Bool
  ) {
    for member in members {
      switch member.kind {
      case .variable(let variable):
        declareProperties(variable, member, nominal, context, isExtension: isExtension)
      case .function(let function):
        let symbol = makeFunction(function, member, context)
        replaceOlder(symbol, in: nominal, isExtension: isExtension)
        nominal.add(.function(symbol))
        enterVirtual(symbol, nominal)
      case .initializer(let initializer):
        let symbol = makeInitializer(initializer, member, nominal, context)
        replaceOlder(symbol, in: nominal, isExtension: isExtension)
        nominal.add(.function(symbol))
      case .deinitializer(let body):
        let symbol = Function(
          name: "deinit", kind: .deinitializer, parameters: [], result: .void,
          implementation: .source(body), source: context.source, span: member.span)
        adopt(symbol, nominal, context, isStatic: false, isMutating: false)
        nominal.deinitializer = symbol
      case .subscript(let declared):
        declareSubscript(declared, member, nominal, context)
      case .enumCase(let elements):
        declareCases(elements, member, nominal, context)
      case .conditionalCompilation(let clauses):
        declareMembers(chosen(clauses), nominal, context, isExtension: isExtension)
      case .typeAlias, .type, .associatedType, .import, .extension, .operator, .precedenceGroup,
        .macroExpansion, .macro, .placeholder:
        continue
      }
    }
  }

  /// Puts a function into its type: `self`, context, conditions.
  func adopt(
    _ function: Function, _ nominal: NominalType?, _ context: DeclarationContext, isStatic: Bool,
    isMutating: Bool
  ) {
    function.owner = nominal
    function.selfType = context.selfType
    function.isStatic = isStatic
    function.extensionRequirements = nominal == nil ? [] : currentExtensionRequirements
    guard let nominal else { return }
    if isStatic {
      function.selfParameter = .metatype
    } else if nominal.isReferenceType {
      function.selfParameter = .reference
    } else {
      function.selfParameter = isMutating ? .inout : .value
    }
  }

  /// A later extension's member takes the place of an earlier one of the same signature.
  private func replaceOlder(_ function: Function, in nominal: NominalType, isExtension: Bool) {
    guard isExtension, !nominal.isPrelude, let members = nominal.members[function.name] else {
      return
    }
    let kept = members.filter { member in
      guard case .function(let older) = member, older.isStatic == function.isStatic,
        older.parameters.count == function.parameters.count,
        older.source !== function.source
      else { return true }
      return !zip(older.parameters, function.parameters).allSatisfy {
        $0.label == $1.label && $0.type == $1.type
      }
    }
    nominal.members[function.name] = kept
  }

  func makeFunction(
    _ declared: FunctionDeclaration, _ declaration: Declaration, _ context: DeclarationContext
  ) -> Function {
    let collector = makeGenerics(declared.generics, context, belongsToType: false)
    var inner = context.adding(collector.parameters)
    let requirements = resolveGenerics(declared.generics, collector, inner)
    let outerRequirements = activeRequirements
    activeRequirements += requirements
    defer { activeRequirements = outerRequirements }
    let isOperator = declared.name.utf8.first.map { !$0.isIdentifierStart } ?? false
    let parameters = declared.parameters.map { parameter in
      var symbol = makeParameter(parameter, inner, collector)
      if isOperator { symbol.label = nil }
      return symbol
    }
    inner.genericParameters = context.genericParameters + collector.parameters
    let result =
      declared.result.map { resolve($0, in: inner, opaque: .result(owner: declared.name)) } ?? .void
    let isInProtocol = context.nominal?.kind == .protocol && declared.body == nil
    let function = Function(
      name: declared.name, kind: context.nominal == nil ? .function : .method,
      parameters: parameters, result: result,
      implementation: implementation(declared.body, declaration.attributes, isInProtocol),
      source: context.source, span: declared.nameSpan)
    function.genericParameters = collector.parameters
    function.requirements = requirements
    applyEffects(declared.effects, to: function, inner)
    applyModifiers(declaration, to: function)
    let isStatic =
      declaration.has("static") || declaration.has("class")
      || (isOperator && context.nominal != nil)
    adopt(
      function, context.nominal, context, isStatic: isStatic,
      isMutating: declaration.has("mutating"))
    if function.result.isVoid { function.isDiscardable = true }
    return function
  }

  func implementation(
    _ body: CodeBlock?, _ attributes: [Attribute], _ isRequirement: Bool
  ) -> Function.Implementation {
    for attribute in attributes {
      guard attribute.name == "_native" || attribute.name == "_instruction",
        case .stringLiteral(let literal)? = attribute.arguments?.first?.value.kind,
        let name = literal.plainText
      else { continue }
      return attribute.name == "_native" ? .native(name) : .instruction(name)
    }
    if isRequirement { return .requirement }
    return .source(body ?? CodeBlock(statements: [], span: .none))
  }

  func applyEffects(_ effects: Effects, to function: Function, _ context: DeclarationContext) {
    function.isAsync = effects.isAsync
    function.isThrowing = effects.isThrowing && !effects.isRethrowing
    function.isRethrowing = effects.isRethrowing
    function.thrownType = effects.thrownType.map { resolve($0, in: context) }
    if function.thrownType?.isNever ?? false { function.isThrowing = false }
  }

  func applyModifiers(_ declaration: Declaration, to function: Function) {
    function.attributes = declaration.attributes
    function.access = declaration.accessLevel ?? .internal
    function.isOverride = declaration.has("override")
    function.isConvenience = declaration.has("convenience")
    function.isPostfix = declaration.has("postfix")
    function.isDiscardable = declaration.attribute("discardableResult") != nil
  }

  func makeParameter(
    _ parameter: Parameter, _ context: DeclarationContext, _ collector: GenericCollector
  ) -> ParameterSymbol {
    var inner = context
    inner.genericParameters += collector.parameters
    let reference = parameter.type
    let (stripped, specifiers) = reference?.stripped ?? (nil, [])
    let attributes = (reference?.attributes ?? []) + parameter.attributes
    var isAutoclosure = false
    var isPack = false
    var type = reference.map { resolve($0, in: inner, opaque: .parameter(collector)) } ?? .unknown
    if attributes.contains(where: { $0.name == "autoclosure" }),
      case .function(let function) = type
    {
      isAutoclosure = true
      type = function.result
    }
    if case .packExpansion(let element)? = stripped?.kind {
      isPack = true
      type = resolve(element, in: inner)
    }
    let builder = attributes.lazy.compactMap { self.resultBuilder($0, inner) }.first
    let label: String? =
      switch parameter.label {
      case nil: parameter.name
      case "_"?: nil
      case let label?: label
      }
    return ParameterSymbol(
      label: label, name: parameter.name, type: type, isInout: specifiers.contains("inout"),
      isVariadic: parameter.isVariadic, isAutoclosure: isAutoclosure, isPack: isPack,
      defaultValue: parameter.defaultValue, resultBuilder: builder, span: parameter.nameSpan)
  }

  /// The result builder that an attribute names; nil for other attributes.
  func resultBuilder(_ attribute: Attribute, _ context: DeclarationContext) -> Type? {
    guard let nominal = nominalType(named: attribute.baseName, in: context) else { return nil }
    guard
      nominal.attributes.contains(where: {
        $0.name == "resultBuilder" || $0.name == "_functionBuilder"
      })
    else { return nil }
    if !attribute.genericArguments.isEmpty {
      return .nominal(nominal, attribute.genericArguments.map { resolve($0, in: context) })
    }
    return .nominal(nominal, nominal.genericParameters.map { _ in .unknown })
  }

  /// The property wrapper that an attribute names; nil for other attributes.
  func propertyWrapper(_ attribute: Attribute, _ context: DeclarationContext) -> NominalType? {
    guard let nominal = nominalType(named: attribute.baseName, in: context),
      nominal.attributes.contains(where: { $0.name == "propertyWrapper" })
    else { return nil }
    return nominal
  }

  func nominalType(named name: String, in context: DeclarationContext) -> NominalType? {
    var scope = context.scope
    while let current = scope {
      if case .type(let nominal)? = current.symbols[name] { return nominal }
      scope = current.parent
    }
    var outer = context.nominal
    while let nominal = outer {
      for case .type(let inner) in nominal.members[name] ?? [] { return inner }
      outer = nominal.outer
    }
    for symbol in context.isPrelude ? lookUpPrelude(name) : lookUpGlobal(name) {
      switch symbol {
      case .type(let nominal): return nominal
      case .typeAlias(let alias): return alias.type.nominal
      default: continue
      }
    }
    return nil
  }

  private func makeInitializer(
    _ declared: InitializerDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext
  ) -> Function {
    let collector = makeGenerics(declared.generics, context, belongsToType: false)
    let inner = context.adding(collector.parameters)
    let requirements = resolveGenerics(declared.generics, collector, inner)
    let outerRequirements = activeRequirements
    activeRequirements += requirements
    defer { activeRequirements = outerRequirements }
    let parameters = declared.parameters.map { makeParameter($0, inner, collector) }
    let selfType = context.selfType ?? nominal.declaredType
    let isRequirement = nominal.kind == .protocol && declared.body == nil
    let function = Function(
      name: "init", kind: .initializer, parameters: parameters,
      result: declared.isFailable ? optional(selfType) : selfType,
      implementation: implementation(declared.body, declaration.attributes, isRequirement),
      source: context.source, span: declared.keywordSpan)
    function.genericParameters = collector.parameters
    function.requirements = requirements
    function.isFailable = declared.isFailable
    applyEffects(declared.effects, to: function, inner)
    applyModifiers(declaration, to: function)
    adopt(function, nominal, context, isStatic: false, isMutating: true)
    function.isDiscardable = true
    return function
  }

  private func declareSubscript(
    _ declared: SubscriptDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext
  ) {
    let collector = makeGenerics(declared.generics, context, belongsToType: false)
    let inner = context.adding(collector.parameters)
    let requirements = resolveGenerics(declared.generics, collector, inner)
    let outerRequirements = activeRequirements
    activeRequirements += requirements
    defer { activeRequirements = outerRequirements }
    // A subscript's parameter names are no labels, unless one is written.
    let parameters = declared.parameters.map { parameter in
      var symbol = makeParameter(parameter, inner, collector)
      if parameter.label == nil { symbol.label = nil }
      return symbol
    }
    let isStatic = declaration.has("static") || declaration.has("class")
    let element = Subscript(
      parameters: parameters, result: resolve(declared.result, in: inner), isStatic: isStatic,
      owner: nominal, source: context.source, span: declared.keywordSpan)
    element.access = declaration.accessLevel ?? .internal
    func make(_ kind: Function.Kind, _ accessor: Accessor?, _ body: CodeBlock?) -> Function {
      var own = parameters
      if kind == .setter {
        own.insert(
          ParameterSymbol(
            label: nil, name: accessor?.parameterName ?? "newValue", type: element.result), at: 0)
      }
      let function = Function(
        name: "subscript", kind: kind, parameters: own,
        result: kind == .getter ? element.result : .void,
        implementation: implementation(
          body, accessor?.attributes ?? [], nominal.kind == .protocol && body == nil),
        source: context.source, span: declared.keywordSpan)
      function.genericParameters = collector.parameters
      function.requirements = requirements
      if let accessor { applyEffects(accessor.effects, to: function, inner) }
      let isNonmutating = accessor?.modifiers.contains { $0.name == "nonmutating" } ?? false
      let isMutating = accessor?.modifiers.contains { $0.name == "mutating" } ?? false
      if kind == .setter { element.isSetterNonmutating = isNonmutating || nominal.isReferenceType }
      adopt(
        function, nominal, context, isStatic: isStatic,
        isMutating: kind == .getter ? isMutating : !isNonmutating)
      function.subscriptDeclaration = element
      function.access = element.access
      keepAlive(element, with: function)
      enterVirtual(function, nominal, like: declaration.has("override"))
      return function
    }
    switch declared.accessors {
    case .getter(let body)?: element.getter = make(.getter, nil, body)
    case .accessors(let accessors, _)?:
      for accessor in accessors {
        switch accessor.kind {
        case .get, .read: element.getter = make(.getter, accessor, accessor.body)
        case .set: element.setter = make(.setter, accessor, accessor.body)
        case .modify: element.modify = make(.modify, accessor, accessor.body)
        default: continue
        }
      }
    case nil: break
    }
    nominal.add(.subscript(element))
  }

  private func declareCases(
    _ elements: [EnumCaseElement], _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext
  ) {
    for element in elements {
      let collector = GenericCollector([])
      let payload = (element.parameters ?? []).map { parameter in
        let symbol = makeParameter(parameter, context, collector)
        return (label: parameter.name == "_" ? nil : symbol.label, type: symbol.type)
      }
      let result = EnumCase(
        name: element.name, index: nominal.enumCases.count, owner: nominal, payload: payload,
        isIndirect: declaration.has("indirect"))
      caseDefaults[ObjectIdentifier(result)] = (element.parameters ?? []).map(\.defaultValue)
      rawExpressions[ObjectIdentifier(result)] = element.rawValue
      nominal.enumCases.append(result)
      nominal.add(.enumCase(result))
    }
  }

  // Overriding.

  /// Gives a method of a class its place in the table that overriding goes by.
  func enterVirtual(_ function: Function, _ nominal: NominalType, like isOverride: Bool? = nil) {
    guard nominal.kind == .class || nominal.kind == .actor else { return }
    if let index = overridden(function, in: nominal.superclassNominal) {
      function.virtualIndex = index
      nominal.virtualTable[index] = function
    } else if !nominal.isFinal {
      function.virtualIndex = nominal.virtualTable.count
      nominal.virtualTable.append(function)
    }
  }

  private func overridden(_ function: Function, in parent: NominalType?) -> Int? {
    guard let parent else { return nil }
    for (index, candidate) in parent.virtualTable.enumerated()
    where candidate.name == function.name && candidate.kind == function.kind
      && candidate.isStatic == function.isStatic
      && candidate.parameters.count == function.parameters.count
      && zip(candidate.parameters, function.parameters).allSatisfy({
        $0.label == $1.label && $0.isInout == $1.isInout
      })
      && sameParameterTypes(candidate, function)
    {
      return index
    }
    return nil
  }

  private func sameParameterTypes(_ left: Function, _ right: Function) -> Bool {
    zip(left.parameters, right.parameters).allSatisfy { pair in
      if pair.0.type.hasParameters || pair.1.type.hasParameters { return true }
      return pair.0.type.resolved == pair.1.type.resolved || left.kind != .method
    }
  }

  // Enum cases and properties as functions, where a witness is wanted.

  func constructor(of element: EnumCase) -> Function {
    if let made = caseConstructors[ObjectIdentifier(element)] { return made }
    let owner = element.owner
    let parameters = element.payload.enumerated().map { offset, part in
      ParameterSymbol(label: part.label, name: "p\(offset)", type: part.type)
    }
    let function = Function(
      name: element.name, kind: .method, parameters: parameters, result: owner.declaredType,
      implementation: .source(CodeBlock(statements: [], span: .none)), source: owner.source,
      span: owner.nameSpan)
    function.owner = owner
    function.isStatic = true
    function.selfParameter = .metatype
    function.selfType = owner.declaredType
    let variables = parameters.map { LocalVariable(name: $0.name, type: $0.type, isLet: true) }
    let payload = variables.map { TypedExpression(.local($0), type: $0.type, span: .none) }
    function.body = TypedBody(
      parameters: variables,
      selfVariable: LocalVariable(name: "self", type: .metatype(owner.declaredType), isLet: true),
      statements: [
        TypedStatement(
          .return(
            TypedExpression(
              .enumCase(element, payload: payload), type: owner.declaredType, span: .none)),
          span: .none)
      ])
    caseConstructors[ObjectIdentifier(element)] = function
    return function
  }

  /// The getter of any property; for stored ones a function that reads it.
  func getter(of property: Property) -> Function {
    if let getter = property.getter { return getter }
    let getter = makeAccessor(property, kind: .getter)
    property.getter = getter
    return getter
  }

  func setter(of property: Property) -> Function? {
    if let setter = property.setter { return setter }
    if property.isLet { return nil }
    if case .computed = property.storage { return nil }
    let setter = makeAccessor(property, kind: .setter)
    property.setter = setter
    return setter
  }

  private func makeAccessor(_ property: Property, kind: Function.Kind) -> Function {
    let value = ParameterSymbol(label: nil, name: "newValue", type: property.type)
    let function = Function(
      name: property.name, kind: kind, parameters: kind == .setter ? [value] : [],
      result: kind == .getter ? property.type : .void,
      implementation: .source(CodeBlock(statements: [], span: .none)), source: property.source,
      span: property.span)
    let owner = property.owner
    let selfType = owner?.declaredType ?? .unknown
    function.owner = owner
    function.selfType = selfType
    function.isStatic = property.isStatic
    function.property = property
    let isReference = owner?.isReferenceType ?? false
    function.selfParameter =
      property.isStatic
      ? .metatype : isReference ? .reference : kind == .setter ? .inout : .value
    let selfVariable = LocalVariable(
      name: "self", type: property.isStatic ? .metatype(selfType) : selfType,
      isLet: kind == .getter || isReference, isInout: function.selfParameter == .inout)
    let base = TypedExpression(.local(selfVariable), type: selfVariable.type, span: .none)
    let place = TypedExpression(
      .property(base: base, property, isDirect: false), type: property.type, span: .none)
    let variables =
      kind == .setter ? [LocalVariable(name: "newValue", type: property.type, isLet: true)] : []
    let statement: TypedStatement =
      kind == .getter
      ? TypedStatement(.return(place), span: .none)
      : TypedStatement(
        .expression(
          TypedExpression(
            .assign(
              place, TypedExpression(.local(variables[0]), type: property.type, span: .none)),
            type: .void, span: .none)), span: .none)
    function.body = TypedBody(
      parameters: variables, selfVariable: selfVariable, statements: [statement])
    return function
  }

  /// Subscripts are held weakly by their accessors; the checker keeps those of protocols and types.
  private func keepAlive(_ element: Subscript, with function: Function) {
    retained.append(element)
  }
}

extension UInt8 {
  /// A letter, `_`, `$` or the start of a character beyond ASCII.
  var isIdentifierStart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
