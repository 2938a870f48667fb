import SourceText
import Syntax

/// Declares extensions of types.
struct ExtensionDeclarations: CheckerPart {
  let checker: TypeChecker

  func declareExtension(
    _ part: ExtensionDeclaration, _ declaration: Declaration, _ context: DeclarationContext,
    isOlder: Bool = false
  ) {
    let wasOpen = checker.reading.openGenerics
    checker.reading.openGenerics = false
    defer { checker.reading.openGenerics = wasOpen }
    let extended = extendedType(part.extended, in: context)
    guard let nominal = extended else { return }
    // A library type outlives a failed input. Completing it first keeps the program's extension,
    // which must be undone, apart from the library's own members.
    if !context.isPrelude, nominal.isPrelude { typeDeclarations.complete(nominal) }
    let pendingPart = PendingExtension(
      declaration: part, attributes: declaration.attributes, context: context,
      access: declaration.accessLevel == .private ? .fileprivate : declaration.accessLevel,
      isOlder: isOlder, span: declaration.span)
    if let pending = nominal.pending {
      pending.extensions.append(pendingPart)
      if pending.stage >= .header { headExtension(pendingPart, nominal) }
    } else {
      let known = nominal.conformances.count
      if !context.isPrelude { rememberMembers(of: nominal) }
      headExtension(pendingPart, nominal)
      if context.isPrelude {
        checker.library.lateConformances.formUnion(
          nominal.conformances.dropFirst(known).map(ObjectIdentifier.init))
      }
      extensionMembers(pendingPart, nominal)
      checker.conformanceSynthesis.addSynthesizedMembers(nominal)
    }
  }

  /// The library type that an extension extends, if it does.
  func libraryType(_ reference: TypeReference) -> NominalType? {
    let saved = checker.diagnostics
    defer { checker.diagnostics = saved }
    let nowhere = DeclarationContext(source: Source(name: "", text: ""), isPrelude: false)
    let nominal = extendedType(reference, in: nowhere)
    return nominal?.isPrelude == true ? nominal : nil
  }

  private func extendedType(
    _ reference: TypeReference, in context: DeclarationContext
  ) -> NominalType? {
    switch reference.kind {
    case .named(let base, let name, _):
      if let base, case .named(nil, let module, _) = base.kind,
        BuildConfiguration.isModule(module) || checker.world.modules[module] != nil
      {
        for case .type(let nominal) in checker.globalLookup.lookUp(
          name, inModule: module, from: context.source)
        {
          return nominal
        }
        return extendedType(
          TypeReference(.named(base: nil, name: name, arguments: []), span: reference.span),
          in: context)
      }
      if let base {
        guard let outer = extendedType(base, in: context) else { return nil }
        typeDeclarations.complete(outer, stage: .header)
        for case .type(let inner) in outer.members[name] ?? [] { return inner }
        for case .typeAlias(let alias) in outer.members[name] ?? [] {
          if let nominal = alias.type.nominal { return nominal }
        }
        let place = Span(Int(reference.span.end) - name.utf8.count, Int(reference.span.end))
        error(
          TypeReferenceError.noMemberType(name, of: outer.declaredType), in: context.source,
          at: place)
        return nil
      } else {
        for symbol in context.isPrelude
          ? checker.lookUpPrelude(name)
          : checker.globalLookup.lookUpGlobal(name, from: context.source)
        {
          switch symbol {
          case .type(let nominal): return nominal
          case .typeAlias(let alias): return alias.type.nominal
          default: continue
          }
        }
        if checker.holeSolver.declareMissingType(name, in: context.source) {
          return extendedType(reference, in: context)
        }
      }
      error(
        TypeReferenceError.cannotFind(name), in: context.source, at: reference.span)
      return nil
    case .array: return checker.wellKnown("Array")
    case .dictionary: return checker.wellKnown("Dictionary")
    case .optional: return checker.wellKnown("Optional")
    default:
      error(
        TypeReferenceError.extensionOfNonNominal(context.source.text(in: reference.span)),
        in: context.source, at: reference.span)
      return nil
    }
  }

  /// The context inside an extension, with the type's generic parameters in scope.
  private func extensionContext(_ part: PendingExtension, _ nominal: NominalType)
    -> DeclarationContext
  {
    var context = part.context
    context.nominal = nominal
    context.selfType = nominal.declaredType
    context.genericParameters = nominal.generics.parameters
    return context
  }

  private func extensionRequirements(
    _ part: PendingExtension, _ nominal: NominalType, _ context: DeclarationContext
  ) -> [Requirement] {
    // Extensions are at the top level: the requirements of a body that first mentions them do not
    // apply, but those of the extended type do.
    let outer = checker.reading.requirements
    checker.reading.requirements = nominal.kind == .protocol ? [] : nominal.allRequirements
    defer { checker.reading.requirements = outer }
    var requirements = checker.generics.resolveRequirements(
      part.declaration.requirements, GenericCollector([]), context, at: part.span)
    // `extension Array<Int>` and `extension [Int]`.
    let arguments: [TypeReference] =
      switch part.declaration.extended.kind {
      case .named(_, _, let arguments): arguments
      case .array(let element): [element]
      case .dictionary(let key, let value): [key, value]
      case .optional(let wrapped): [wrapped]
      default: []
      }
    if arguments.isEmpty,
      let stated = aliasedArguments(part.declaration.extended, nominal, context)
    {
      for (parameter, argument) in zip(nominal.generics.parameters, stated) {
        requirements.append(.sameType(.parameter(parameter), argument))
      }
    }
    if nominal.kind == .protocol {
      let base = Type.parameter(nominal.generics.parameters[0])
      for (name, argument) in zip(nominal.associated.primaryNames, arguments) {
        guard let associated = checker.typeLookup.associatedType(named: name, in: nominal) else {
          continue
        }
        requirements.append(
          .sameType(.member(base, associated), checker.typeResolver.resolve(argument, in: context)))
      }
      return requirements
    }
    for (parameter, argument) in zip(nominal.generics.parameters, arguments) {
      requirements.append(
        .sameType(.parameter(parameter), checker.typeResolver.resolve(argument, in: context)))
    }
    return requirements
  }

  /// The generic arguments that an alias fixes: `extension IntBox`, where that is `Box<Int>`.
  private func aliasedArguments(
    _ reference: TypeReference, _ nominal: NominalType, _ context: DeclarationContext
  ) -> [Type]? {
    guard case .named(nil, let name, _) = reference.kind else { return nil }
    for case .typeAlias(let alias) in checker.globalLookup.lookUpGlobal(name, from: context.source)
    where alias.genericParameters.isEmpty {
      guard case .nominal(nominal, let arguments) = alias.type else { continue }
      return arguments
    }
    return nil
  }

  func headExtension(_ part: PendingExtension, _ nominal: NominalType) {
    let context = extensionContext(part, nominal)
    // Errors in the requirements are reported when the members are declared.
    let reported = checker.diagnostics
    let requirements = extensionRequirements(part, nominal, context)
    checker.diagnostics = reported
    let outer = checker.reading.requirements
    checker.reading.requirements += requirements
    defer { checker.reading.requirements = outer }
    typeDeclarations.declareNestedTypes(
      part.declaration.block.membersWithTypes, nominal, context, requirements, access: part.access)
    guard !part.declaration.inheritance.isEmpty else { return }
    let known = nominal.conformances.count
    typeDeclarations.resolveInheritance(
      part.declaration.inheritance, nominal, context, requirements: requirements)
    for conformance in nominal.conformances.dropFirst(known) where !context.isPrelude {
      conformance.place = (part.context.source, keywordSpan(of: part))
      conformance.membersSpan = part.declaration.block.span
    }
  }

  /// The span of `extension`.
  private func keywordSpan(of part: PendingExtension) -> Span {
    let bytes = part.context.source.bytes
    var end = Int(part.declaration.extended.span.start)
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return Span(max(0, end - "extension".utf8.count), end)
  }

  func extensionMembers(_ part: PendingExtension, _ nominal: NominalType) {
    let context = extensionContext(part, nominal)
    let requirements = extensionRequirements(part, nominal, context)
    let outer = checker.reading
    checker.reading.requirements =
      (nominal.kind == .protocol ? [] : nominal.allRequirements) + requirements
    checker.reading.extensionRequirements = requirements
    checker.reading.memberAccess = part.access ?? .internal
    checker.reading.skipsExistingMembers = part.isOlder
    checker.memberDeclarations.declareMembers(
      in: part.declaration.block, nominal, context, isExtension: true)
    checker.reading = outer
  }

  /// Whether an extension fixes all generic parameters: `extension Box where Value == Int`.
  func fixesAllParameters(
    _ part: ExtensionDeclaration, of nominal: NominalType
  ) -> Bool {
    if case .named(_, _, let arguments) = part.extended.kind, !arguments.isEmpty { return true }
    return nominal.generics.parameters.allSatisfy { parameter in
      part.requirements.contains { requirement in
        guard case .sameType(let left, _) = requirement, case .named(_, let name, _) = left.kind
        else { return false }
        return name == parameter.name
      }
    }
  }

  /// Records the members before an extension changes them, so that a failed input can be undone.
  func rememberMembers(of nominal: NominalType) {
    checker.onMemberChange()
    checker.journal.note(membersOf: nominal) {
      let members = nominal.memberTable
      let conformances = nominal.conformances
      // Those of a stub grow.
      let cases = nominal.enumeration.cases
      return { [unowned checker] in
        checker.onMemberChange()
        let known = Set(members.members.map(\.identity))
        // Removed members stay alive, as code that has run may refer to them.
        checker.journal.retained += nominal.memberTable.members.compactMap {
          known.contains($0.identity) ? nil : $0.declaration
        }
        let lateConformances = nominal.conformances.dropFirst(conformances.count).filter {
          checker.library.lateConformances.contains(ObjectIdentifier($0))
        }
        nominal.memberTable.restore(members)
        nominal.enumeration.cases = cases
        nominal.conformances = conformances + lateConformances
      }
    }
  }
}
