import SourceText
import Syntax

/// Declares functions, initializers and accessors.
struct FunctionDeclarations: CheckerPart {
  let checker: TypeChecker

  func makeFunction(
    _ declared: FunctionDeclaration, _ declaration: Declaration, _ context: DeclarationContext,
    isLocal: Bool = false
  ) -> Function {
    // A local function sees the enclosing types but is not a member of one.
    let owner = isLocal ? nil : context.nominal
    let generics = checker.generics.open(declared.generics, at: declared.nameSpan, in: context)
    defer { checker.generics.close(generics) }
    let (collector, requirements) = (generics.collector, generics.requirements)
    var inner = generics.context
    let isOperator = declared.name.utf8.first.map { !$0.isIdentifierStart } ?? false
    if isOperator, !context.isPrelude, ["&&", "||", "!"].contains(declared.name) {
      checker.tables.overloadedLogicalOperators.insert(declared.name)
    }
    let parameters = declared.parameters.map { parameter in
      var symbol = makeParameter(parameter, inner, collector)
      if isOperator { symbol.label = nil }
      return symbol
    }
    inner.genericParameters = context.genericParameters + collector.parameters
    let result =
      declared.result.map {
        checker.typeResolver.resolve($0, in: inner, opaque: .result(owner: declared.name))
      } ?? .void
    checker.writtenTypes.inferConstraints(of: collector, since: generics.firstWritten)
    let isInProtocol = owner?.kind == .protocol && declared.body == nil
    let function = Function(
      name: declared.name, kind: owner == nil ? .function : .method,
      parameters: parameters, result: result,
      implementation: implementation(declared.body, declaration.attributes, isInProtocol),
      source: context.source, span: declared.nameSpan)
    function.keywordSpan = declared.keywordSpan
    function.generics.parameters = collector.parameters
    function.generics.requirements = requirements
    applyEffects(declared.effects, to: function, inner)
    applyModifiers(declaration, to: function)
    let isStatic =
      declaration.has("static") || declaration.has("class")
      || (isOperator && owner != nil)
    adopt(
      function, owner, context, isStatic: isStatic,
      isMutating: declaration.has("mutating"))
    if function.result.isVoid { function.modifiers.isDiscardable = true }
    function.modifiers.isImplicitlyUnwrapped = declared.result?.isImplicitlyUnwrapped ?? false
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
    function.effects.isAsync = effects.isAsync
    function.effects.isThrowing = effects.isThrowing && !effects.isRethrowing
    function.effects.isRethrowing = effects.isRethrowing
    function.effects.thrownType = effects.thrownType.map {
      checker.typeResolver.resolve($0, in: context)
    }
    if function.effects.thrownType?.isNever ?? false { function.effects.isThrowing = false }
  }

  private func applyModifiers(_ declaration: Declaration, to function: Function) {
    function.attributes = declaration.attributes
    function.modifiers.access = declaration.accessLevel ?? checker.reading.memberAccess
    function.modifiers.isOverride = declaration.has("override")
    function.modifiers.isConvenience = declaration.has("convenience")
    function.modifiers.isPostfix = declaration.has("postfix")
    function.modifiers.isConsuming = declaration.has("consuming") || declaration.has("__consuming")
    function.modifiers.isNonisolated = declaration.isNonisolated
    function.modifiers.isNonsending = declaration.isNonsending
    function.modifiers.isDiscardable = declaration.attribute("discardableResult") != nil
  }

  /// - Parameter isPayload: whether it is an associated value of an enum case.
  func makeParameter(
    _ parameter: Parameter, _ context: DeclarationContext, _ collector: GenericCollector,
    isPayload: Bool = false
  ) -> ParameterSymbol {
    var inner = context
    inner.genericParameters += collector.parameters
    let reference = parameter.type
    let specifiers = reference?.stripped.1 ?? []
    let attributes = (reference?.attributes ?? []) + parameter.attributes
    var isAutoclosure = false
    var isPack = false
    var type =
      reference.map {
        checker.typeResolver.resolveListed($0, in: inner, opaque: .parameter(collector))
      } ?? .unknown
    if attributes.contains(where: { $0.name == "autoclosure" }),
      case .function(let function) = type
    {
      isAutoclosure = true
      type = function.result
    }
    if case .expansion(let pattern) = type {
      isPack = true
      type = pattern
    }
    let builder = attributes.lazy.compactMap { checker.typeLookup.resultBuilder($0, inner) }.first
    let names = Set(attributes.map(\.name))
    var symbol = ParameterSymbol(
      label: parameter.argumentLabel, name: parameter.name, type: type,
      isInout: specifiers.contains("inout"),
      isVariadic: parameter.isVariadic, isAutoclosure: isAutoclosure, isPack: isPack,
      defaultValue: parameter.defaultValue, resultBuilder: builder, span: parameter.nameSpan)
    let isFunction = if case .function = type.shallow { true } else { isAutoclosure }
    symbol.isNonEscaping =
      isFunction && !parameter.isVariadic && !names.contains("escaping")
      || names.contains("_nonEscaping")
    symbol.impliesSelf = names.contains("_implicitSelfCapture")
    symbol.isTranslated = names.contains("_translated")
    symbol.wrapper = parameter.attributes.first {
      checker.typeLookup.propertyWrapper($0, inner) != nil
    }
    symbol.isConsuming = specifiers.contains("consuming") || specifiers.contains("__owned")
    if !isPayload { requireOwnership(of: type, reference, in: context) }
    symbol.isIsolated = specifiers.contains("isolated")
    if isFunction {
      symbol.isolation =
        checker.isolation.globalActor(attributes, context.isPrelude)
        ?? (names.contains("Sendable") ? Isolation.none : nil)
    }
    return symbol
  }

  /// Reports a noncopyable parameter without an ownership modifier.
  private func requireOwnership(
    of type: Type, _ reference: TypeReference?, in context: DeclarationContext
  ) {
    guard type.isNoncopyable, let reference,
      Set(reference.stripped.1).isDisjoint(
        with: ["inout", "borrowing", "consuming", "__owned", "__shared"])
    else { return }
    error(
      ParameterError.ownershipMissing(type), in: context.source, at: reference.span,
      notes: ParameterError.Ownership.allCases.map {
        Diagnostic(
          .note, ParameterError.addOwnership($0), in: context.source, at: reference.span)
      })
  }

  func makeInitializer(
    _ declared: InitializerDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext
  ) -> Function {
    let generics = checker.generics.open(declared.generics, at: declared.keywordSpan, in: context)
    defer { checker.generics.close(generics) }
    let (collector, requirements) = (generics.collector, generics.requirements)
    let inner = generics.context
    let parameters = declared.parameters.map { makeParameter($0, inner, collector) }
    checker.writtenTypes.inferConstraints(of: collector, since: generics.firstWritten)
    let selfType = context.selfType ?? nominal.declaredType
    let isRequirement = nominal.kind == .protocol && declared.body == nil
    let function = Function(
      name: "init", kind: .initializer, parameters: parameters,
      result: declared.isFailable ? checker.optional(selfType) : selfType,
      implementation: implementation(declared.body, declaration.attributes, isRequirement),
      source: context.source, span: declared.keywordSpan)
    function.generics.parameters = collector.parameters
    function.generics.requirements = requirements
    function.modifiers.isFailable = declared.isFailable
    function.modifiers.isImplicitlyUnwrapped = declared.isImplicitlyUnwrapped
    applyEffects(declared.effects, to: function, inner)
    applyModifiers(declaration, to: function)
    adopt(function, nominal, context, isStatic: false, isMutating: true)
    function.modifiers.isDiscardable = true
    return function
  }

  /// Makes a function a member of its type: `self`, context and requirements.
  func adopt(
    _ function: Function, _ nominal: NominalType?, _ context: DeclarationContext, isStatic: Bool,
    isMutating: Bool
  ) {
    function.owner = nominal
    function.selfType = context.selfType
    function.modifiers.isStatic = isStatic
    function.generics.extensionRequirements =
      nominal == nil ? [] : checker.reading.extensionRequirements
    findOpaques(in: function)
    guard let nominal else { return }
    if isStatic {
      function.selfParameter = .metatype
    } else if nominal.isReferenceType {
      function.selfParameter = .reference
    } else {
      function.selfParameter = isMutating ? .inout : .value
    }
  }

  /// Lets opaque types in the result be inferred from the function's body.
  func findOpaques(in function: Function) {
    for opaque in function.result.opaqueTypes where opaque.find == nil {
      // Who asks for the type is a part of the checker, or of a machine, which keeps the checker.
      opaque.find = { [unowned checker, weak function] in
        if let function { _ = checker.functionBodies.body(of: function) }
      }
    }
  }

  /// Whether to add a member. One in a later extension replaces an earlier one of the same
  /// signature, except a protocol requirement. Modules have no redeclarations: several files may
  /// have private members of the same name.
  func shouldAdd(_ function: Function, in nominal: NominalType, isExtension: Bool) -> Bool {
    guard isExtension else { return true }
    return shouldAdd(function.name, of: function.source, in: nominal) { member in
      guard case .function(let older) = member else { return false }
      return older.source !== function.source && function.hasSignature(of: older)
    }
  }

  /// The same for a subscript.
  func shouldAdd(_ element: Subscript, in nominal: NominalType, isExtension: Bool) -> Bool {
    guard isExtension, let getter = element.getter else { return true }
    return shouldAdd("subscript", of: element.source, in: nominal) { member in
      guard case .subscript(let older) = member, let olderGetter = older.getter else {
        return false
      }
      return older.source !== element.source && older.isStatic == element.isStatic
        && getter.hasSignature(of: olderGetter)
    }
  }

  /// - Parameter isSame: Whether an earlier member has the same signature.
  private func shouldAdd(
    _ name: String, of source: Source, in nominal: NominalType, isSame: (Member) -> Bool
  ) -> Bool {
    guard !nominal.isPrelude, source.projectModule == nil, let members = nominal.members[name]
    else { return true }
    func isReplaced(_ member: Member) -> Bool {
      !member.isRequirement && isSame(member)
    }
    // What the type itself declares is later than an older extension; other extensions are in order.
    if checker.reading.skipsExistingMembers,
      members.contains(where: { isReplaced($0) && $0.source === nominal.source })
    {
      return false
    }
    nominal.members[name] = members.filter { !isReplaced($0) }
    return true
  }
}
