import SourceText
import Syntax

/// Declarations inside types.
extension TypeChecker {
  func completeMembers(_ nominal: NominalType, _ pending: PendingType) {
    let context = memberContext(nominal, pending.context)
    if let parent = nominal.superclassNominal {
      nominal.slotOffset = parent.slotOffset + parent.storedProperties.count
      nominal.virtualTable = parent.virtualTable
      enterFamily(nominal)
    }
    reading.requirements = nominal.allRequirements
    // What a protocol asks for is known wherever it is.
    if nominal.kind == .protocol { reading.memberAccess = nominal.access }
    declareMembers(
      pending.declaration.members
        + TestPeers.suiteMember(of: pending.declaration, nominal.attributes, context.source),
      nominal, context, isExtension: false)
    for part in pending.extensions { extensionMembers(part, nominal) }
    conformanceSynthesis.addSynthesizedMembers(nominal)
    synthesis.addInitializers(nominal, pending)
    inferPropertyTypes(nominal)
    for property in nominal.storedProperties { settleNotification(of: property, in: nominal) }
  }

  func declareMembers(
    _ members: [Declaration], _ nominal: NominalType, _ context: DeclarationContext,
    isExtension: Bool
  ) {
    // What a wrapped property begins with may name a static member that stands below it.
    let all = TestPeers.expanded(members, in: nominal.name, context.source)
    let ofTheType = all.filter { $0.has("static") || $0.has("class") }
    let ofValues = all.filter { !$0.has("static") && !$0.has("class") }
    for member in ofTheType + ofValues {
      // Nobody may count on what types can leave out; what is near to it is warned of.
      if nominal.kind == .protocol, member.has("optional") { continue }
      switch member.kind {
      case .variable(let variable):
        declareProperties(variable, member, nominal, context, isExtension: isExtension)
      case .function(let function):
        let symbol = makeFunction(function, member, context)
        guard takesPlace(symbol, in: nominal, isExtension: isExtension) else { continue }
        nominal.add(.function(symbol))
        enterVirtual(symbol, nominal)
      case .initializer(let initializer):
        let symbol = makeInitializer(initializer, member, nominal, context)
        guard takesPlace(symbol, in: nominal, isExtension: isExtension) else { continue }
        nominal.add(.function(symbol))
        enterRequired(symbol, nominal, isRequired: member.has("required"))
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

  private func declareSubscript(
    _ declared: SubscriptDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext
  ) {
    let collector = makeGenerics(declared.generics, context, belongsToType: false)
    let inner = context.adding(collector.parameters)
    let requirements = resolveGenerics(
      declared.generics, collector, inner, at: declared.keywordSpan)
    let outerRequirements = reading.requirements
    reading.requirements += requirements
    defer { reading.requirements = outerRequirements }
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
    element.access = declaration.accessLevel ?? reading.memberAccess
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
      if kind == .setter || kind == .modify {
        element.isSetterNonmutating = isNonmutating || nominal.isReferenceType
      }
      adopt(
        function, nominal, context, isStatic: isStatic,
        isMutating: kind == .getter ? isMutating : !isNonmutating)
      function.subscriptDeclaration = element
      function.access = element.access
      function.attributes = declaration.attributes
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
        let symbol = makeParameter(parameter, context, collector, isPayload: true)
        return (label: parameter.name == "_" ? nil : symbol.label, type: symbol.type)
      }
      let result = EnumCase(
        name: element.name, index: nominal.enumCases.count, owner: nominal, payload: payload,
        isIndirect: declaration.has("indirect"))
      tables.caseDefaults[ObjectIdentifier(result)] = (element.parameters ?? []).map(\.defaultValue)
      tables.rawExpressions[ObjectIdentifier(result)] = element.rawValue
      nominal.enumCases.append(result)
      nominal.add(.enumCase(result))
    }
  }

  /// Subscripts are held weakly by their accessors; the checker keeps those of protocols and types.
  private func keepAlive(_ element: Subscript, with function: Function) {
    journal.retained.append(element)
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
