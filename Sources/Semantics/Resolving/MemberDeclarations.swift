import SourceText
import Syntax

/// Declares the members of types.
struct MemberDeclarations: CheckerPart {
  let checker: TypeChecker

  func completeMembers(_ nominal: NominalType, _ pending: PendingType) {
    let context = typeDeclarations.memberContext(nominal, pending.context)
    checker.tables.declaring[ObjectIdentifier(nominal)] = pending
    defer { checker.tables.declaring[ObjectIdentifier(nominal)] = nil }
    if let parent = nominal.superclassNominal {
      nominal.inheritance.slotOffset = parent.inheritance.slotOffset + parent.storedProperties.count
      nominal.inheritance.virtualTable = parent.inheritance.virtualTable
      checker.overrides.enterFamily(nominal)
    }
    checker.reading.requirements = nominal.allRequirements
    // Requirements are as accessible as their protocol.
    if nominal.kind == .protocol { checker.reading.memberAccess = nominal.modifiers.access }
    if context.isPrelude {
      declareMembers(in: pending.declaration.block, nominal, context, isExtension: false)
    } else {
      let members =
        pending.declaration.members
        + TestPeers.suiteMember(
          of: pending.declaration, nominal.modifiers.attributes, context.source)
      let related = ModelRelationships(checker: checker).expanded(
        members, in: nominal, context.source)
      declareMembers(related?.members ?? members, nominal, context, isExtension: false)
      if let methods = related?.methods { declareMethods(methods, nominal, context) }
    }
    for part in pending.extensions { checker.extensionDeclarations.extensionMembers(part, nominal) }
    checker.conformanceSynthesis.addSynthesizedMembers(nominal)
    checker.synthesis.addInitializers(nominal, pending)
    checker.initialValues.inferPropertyTypes(nominal)
    for property in nominal.storedProperties {
      typeDeclarations.settleNotification(of: property, in: nominal)
    }
  }

  /// Declares members that a macro writes as a text of its own.
  private func declareMethods(
    _ text: Source, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    let inner = DeclarationContext(
      nominal: nominal, selfType: context.selfType, genericParameters: context.genericParameters,
      source: text, isPrelude: context.isPrelude)
    let members = checker.declarations(in: Parser.parse(text).statements)
    declareMembers(members, nominal, inner, isExtension: false)
  }

  /// Declares the members of a type or an extension. Those of the library that have no place in a
  /// virtual table or among a protocol's requirements are parsed and declared when they are looked
  /// up, where their outline says by which name that is.
  func declareMembers(
    in block: MemberBlock, _ nominal: NominalType, _ context: DeclarationContext, isExtension: Bool
  ) {
    guard let outlined = block.outlined, nominal.isPrelude, !nominal.isReferenceType,
      nominal.kind != .protocol || isExtension
    else { return declareMembers(block.members, nominal, context, isExtension: isExtension) }
    let declare = lateDeclaration(nominal, context, isExtension: isExtension)
    for isStatic in [true, false] {
      for index in outlined.indices where outlined.isStatic(at: index) == isStatic {
        if let name = outlined.name(at: index) {
          nominal.memberTable.keepPlace(of: name, UnreadMember(outlined, index, declare))
        } else {
          declareMember(
            outlined.declaration(at: index), nominal, context, isExtension: isExtension, at: nil)
        }
      }
    }
  }

  /// Declares a member as if it were declared now.
  private func lateDeclaration(
    _ nominal: NominalType, _ context: DeclarationContext, isExtension: Bool
  ) -> (Declaration, _ place: Int) -> Void {
    let reading = checker.reading
    return { [unowned checker, unowned nominal] declaration, place in
      checker.typeDeclarations.readingLibrary(reading) {
        checker.memberDeclarations.declareMember(
          declaration, nominal, context, isExtension: isExtension, at: place)
      }
    }
  }

  func declareMembers(
    _ members: [Declaration], _ nominal: NominalType, _ context: DeclarationContext,
    isExtension: Bool
  ) {
    // The initial value of a wrapped property may use a static member declared below it.
    let all = TestPeers.expanded(members, in: nominal.name, context.source)
    let ofTheType = all.filter { $0.has("static") || $0.has("class") }
    let ofValues = all.filter { !$0.has("static") && !$0.has("class") }
    for member in ofTheType + ofValues {
      // Optional requirements cannot be relied on; near misses get a warning.
      if nominal.kind == .protocol, member.has("optional") { continue }
      declareMember(member, nominal, context, isExtension: isExtension, at: nil)
    }
  }

  /// - Parameter place: the place among the members that was kept for it.
  private func declareMember(
    _ member: Declaration, _ nominal: NominalType, _ context: DeclarationContext,
    isExtension: Bool, at place: Int?
  ) {
    switch member.kind {
    case .variable(let variable):
      checker.propertyDeclarations.declareProperties(
        variable, member, nominal, context, isExtension: isExtension, at: place)
    case .function(let function):
      let symbol = checker.functionDeclarations.makeFunction(function, member, context)
      guard checker.functionDeclarations.shouldAdd(symbol, in: nominal, isExtension: isExtension)
      else { return }
      nominal.add(.function(symbol), at: place)
      checker.overrides.enterVirtual(symbol, nominal)
    case .initializer(let initializer):
      let symbol = checker.functionDeclarations.makeInitializer(
        initializer, member, nominal, context)
      guard checker.functionDeclarations.shouldAdd(symbol, in: nominal, isExtension: isExtension)
      else { return }
      nominal.add(.function(symbol), at: place)
      checker.overrides.enterRequired(symbol, nominal, isRequired: member.has("required"))
    case .deinitializer(let body):
      let symbol = Function(
        name: "deinit", kind: .deinitializer, parameters: [], result: .void,
        implementation: .source(body), source: context.source, span: member.span)
      checker.functionDeclarations.adopt(
        symbol, nominal, context, isStatic: false, isMutating: false)
      nominal.deinitializer = symbol
    case .subscript(let declared):
      declareSubscript(declared, member, nominal, context, isExtension: isExtension, at: place)
    case .enumCase(let elements):
      declareCases(elements, member, nominal, context)
    case .conditionalCompilation(let clauses):
      declareMembers(checker.chosen(clauses), nominal, context, isExtension: isExtension)
    case .typeAlias, .type, .associatedType, .import, .extension, .operator, .precedenceGroup,
      .macroExpansion, .macro, .placeholder:
      return
    }
  }

  private func declareSubscript(
    _ declared: SubscriptDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext, isExtension: Bool, at place: Int?
  ) {
    let generics = checker.generics.open(declared.generics, at: declared.keywordSpan, in: context)
    defer { checker.generics.close(generics) }
    let (collector, requirements) = (generics.collector, generics.requirements)
    let inner = generics.context
    // Parameter names of subscripts are not labels, unless written as such.
    let parameters = declared.parameters.map { parameter in
      var symbol = checker.functionDeclarations.makeParameter(parameter, inner, collector)
      if parameter.label == nil { symbol.label = nil }
      return symbol
    }
    let isStatic = declaration.has("static") || declaration.has("class")
    let element = Subscript(
      parameters: parameters, result: checker.typeResolver.resolve(declared.result, in: inner),
      isStatic: isStatic,
      owner: nominal, source: context.source, span: declared.keywordSpan)
    element.access = declaration.accessLevel ?? checker.reading.memberAccess
    func make(_ kind: Function.Kind, _ accessor: Accessor?, _ body: CodeBlock?) -> Function {
      let function = makeAccessor(
        kind, of: element, declaration, accessor, body, nominal, context, inner)
      function.generics.parameters = collector.parameters
      function.generics.requirements = requirements
      keepAlive(element, with: function)
      checker.overrides.enterVirtual(function, nominal)
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
    guard checker.functionDeclarations.shouldAdd(element, in: nominal, isExtension: isExtension)
    else { return }
    nominal.add(.subscript(element), at: place)
  }

  /// - Parameter inner: the context with the subscript's generic parameters.
  private func makeAccessor(
    _ kind: Function.Kind, of element: Subscript, _ declaration: Declaration,
    _ accessor: Accessor?, _ body: CodeBlock?, _ nominal: NominalType,
    _ context: DeclarationContext, _ inner: DeclarationContext
  ) -> Function {
    var parameters = element.parameters
    if kind == .setter {
      let name = accessor?.parameterName ?? "newValue"
      parameters.insert(ParameterSymbol(label: nil, name: name, type: element.result), at: 0)
    }
    let function = Function(
      name: "subscript", kind: kind, parameters: parameters,
      result: kind == .getter ? element.result : .void,
      implementation: checker.functionDeclarations.implementation(
        body, accessor?.attributes ?? [], nominal.kind == .protocol && body == nil),
      source: context.source, span: element.span)
    if let accessor {
      checker.functionDeclarations.applyEffects(accessor.effects, to: function, inner)
    }
    let isNonmutating = accessor?.modifiers.contains { $0.name == "nonmutating" } ?? false
    let isMutating = accessor?.modifiers.contains { $0.name == "mutating" } ?? false
    if kind == .setter || kind == .modify {
      element.isSetterNonmutating = isNonmutating || nominal.isReferenceType
    }
    checker.functionDeclarations.adopt(
      function, nominal, context, isStatic: element.isStatic,
      isMutating: kind == .getter ? isMutating : !isNonmutating)
    function.accessed.subscript = element
    function.modifiers.access = element.access
    function.attributes = declaration.attributes
    return function
  }

  private func declareCases(
    _ elements: [EnumCaseElement], _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext
  ) {
    for element in elements {
      let collector = GenericCollector([])
      let payload = (element.parameters ?? []).map { parameter in
        let symbol = checker.functionDeclarations.makeParameter(
          parameter, context, collector, isPayload: true)
        return (label: parameter.name == "_" ? nil : symbol.label, type: symbol.type)
      }
      let result = EnumCase(
        name: element.name, index: nominal.enumeration.cases.count, owner: nominal,
        payload: payload,
        isIndirect: declaration.has("indirect"))
      checker.tables.caseDefaults[ObjectIdentifier(result)] = (element.parameters ?? []).map(
        \.defaultValue)
      checker.tables.rawExpressions[ObjectIdentifier(result)] = element.rawValue
      nominal.enumeration.cases.append(result)
      nominal.add(.enumCase(result))
    }
  }

  /// Retains subscripts, which their accessors reference weakly.
  private func keepAlive(_ element: Subscript, with function: Function) {
    checker.journal.retained.append(element)
  }
}
