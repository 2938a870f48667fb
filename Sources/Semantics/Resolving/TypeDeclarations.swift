import SourceText
import Syntax

/// The order in which declarations of the library are processed.
enum PreludePhase { case types, aliases, nestedTypes, extensions, others }

/// How far a type is declared.
enum CompletionStage: Int, Comparable {
  case name, header, members

  static func < (lhs: CompletionStage, rhs: CompletionStage) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The program's declarations as source and syntax, by name, for declaring them again.
struct DeclaredSources {
  /// A declaration and its source.
  struct Entry {
    let declaration: Declaration
    let source: Source
    let mentions: Mentions
    /// The number of earlier declarations.
    let order: Int
  }
  /// An extension of a library type by the program.
  struct LibraryPart {
    let type: NominalType
    let entry: Entry
    /// The members that no later text has replaced.
    var members: [Member]
  }
  var count = 0
  var types: [String: Entry] = [:]
  var libraryParts: [LibraryPart] = []
  var extensions: [(name: String, entry: Entry)] = []
  var functions: [(name: String, entry: Entry)] = []
}

/// Declares types and aliases. A type is completed in stages: its name first, its header and its
/// members when first needed.
struct TypeDeclarations: CheckerPart {
  let checker: TypeChecker

  /// Declares one kind of declarations of a library text.
  func declarePrelude(_ statements: [Statement], in source: Source, _ phase: PreludePhase) {
    let context = DeclarationContext(source: source, isPrelude: true)
    let saved = checker.diagnostics
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch (phase, declaration.kind) {
      case (.types, .type(let type)):
        let nominal = declareType(type, declaration, context)
        checker.library.declare(type.name, .type(nominal))
      case (.nestedTypes, .extension(let part)) where part.declaresTypes,
        (.extensions, .extension(let part)) where !part.declaresTypes:
        checker.extensionDeclarations.declareExtension(part, declaration, context)
      case (.aliases, .typeAlias(let alias)):
        checker.library.declare(alias.name, .typeAlias(makeAlias(alias, context)))
      case (.others, .function(let function)):
        let symbol = checker.functionDeclarations.makeFunction(function, declaration, context)
        checker.library.declare(function.name, .function(symbol))
      case (.others, .variable(let variable)):
        for binding in variable.bindings {
          guard case .binding(let name) = binding.pattern.kind else { continue }
          let property = makeComputedGlobal(name, binding, declaration, context)
          checker.library.declare(name, .computed(property))
        }
      default: continue
      }
    }
    // Errors in the library are not reported to the user.
    checker.library.diagnostics += checker.diagnostics.dropFirst(saved.count)
    checker.diagnostics = saved
  }

  func makeComputedGlobal(
    _ name: String, _ binding: VariableDeclaration.Binding, _ declaration: Declaration,
    _ context: DeclarationContext
  ) -> Property {
    let type =
      binding.type.map {
        checker.typeResolver.resolve($0, in: context, opaque: .result(owner: name))
      } ?? binding.initializer.map { checker.initialValues.inferredType(of: $0, in: context) }
      ?? .unknown
    let property = Property(
      name: name, type: type, isLet: false, isStatic: false, owner: nil, storage: .computed,
      source: context.source, span: binding.pattern.span)
    checker.propertyDeclarations.addAccessors(binding.accessors, to: property, declaration, context)
    return property
  }

  func makeAlias(
    _ alias: TypeAliasDeclaration, _ context: DeclarationContext,
    extensionRequirements: [Requirement] = []
  ) -> TypeAlias {
    let collector = checker.generics.makeGenerics(alias.generics, context, belongsToType: false)
    let inner = context.adding(collector.parameters)
    let own = checker.generics.resolveGenerics(
      alias.generics, collector, inner, at: alias.nameSpan)
    let requirements = checker.reading.requirements + own
    let made = TypeAlias(
      name: alias.name, genericParameters: collector.parameters, isPrelude: context.isPrelude,
      extensionRequirements: extensionRequirements,
      type: self.underRequirements(
        requirements + (context.nominal?.allRequirements ?? []), context,
        isOpen: alias.generics.parameters.isEmpty && alias.type.isPlainName
      ) { checker.typeResolver.resolve(alias.type, in: inner) })
    if !context.isPrelude {
      checker.tables.aliases.unread.append((made, context.source, alias.nameSpan))
    }
    return made
  }

  /// Resolves a type under the requirements of its declaration, where its errors belong, rather
  /// than at its first use.
  private func underRequirements(
    _ requirements: [Requirement], _ context: DeclarationContext, isOpen: Bool,
    _ work: () -> Type
  ) -> Type {
    let outer = (checker.reading, checker.diagnostics)
    (checker.reading.requirements, checker.reading.openGenerics, checker.diagnostics) = (
      requirements, isOpen, []
    )
    defer { (checker.reading, checker.diagnostics) = outer }
    let type = work()
    if !context.isPrelude { checker.tables.aliases.diagnostics += checker.diagnostics }
    return type
  }

  /// Resolves aliases that nothing has used yet, once all other declarations are known, and reports
  /// their errors.
  func readAliases() {
    while !checker.tables.aliases.unread.isEmpty {
      let (alias, source, span) = checker.tables.aliases.unread.removeFirst()
      _ = alias.type
      if alias.isCircular {
        error(TypeReferenceError.circularAlias(alias.name), in: source, at: span)
      }
    }
    checker.diagnostics += checker.tables.aliases.diagnostics
    checker.tables.aliases.diagnostics = []
  }

  // Types.

  func declareType(
    _ type: TypeDeclaration, _ declaration: Declaration, _ context: DeclarationContext
  ) -> NominalType {
    let kind: NominalType.Kind =
      switch type.keyword {
      case .struct: .struct
      case .class: .class
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      }
    let nominal = NominalType(
      name: type.name, kind: kind, id: checker.makeTypeID(), outer: context.nominal,
      source: context.source,
      nameSpan: type.nameSpan)
    // Values of a replaced type may still exist, and compiled code refers to it.
    checker.journal.retained.append(nominal)
    nominal.declaration = type
    nominal.localScope = context.scope
    nominal.modifiers.attributes = declaration.attributes
    nominal.modifiers.access = declaration.accessLevel ?? .internal
    nominal.modifiers.isFinal = declaration.has("final") || kind == .actor
    nominal.modifiers.isIndirect = declaration.has("indirect")
    if kind == .protocol {
      let selfParameter = GenericParameter(
        name: "Self", index: 0, isProtocolSelf: true, belongsToType: true)
      selfParameter.constraints = [.nominal(nominal, [])]
      selfParameter.isNoncopyable = nominal.suppressesCopying
      nominal.generics.parameters = [selfParameter]
    } else {
      let outer = context.nominal?.generics.parameters ?? []
      let collector = GenericCollector(outer)
      for parameter in type.generics.parameters {
        collector.parameters.append(
          GenericParameter(
            name: parameter.name, index: collector.parameters.count, isPack: parameter.isPack,
            isValue: parameter.isValue, belongsToType: true))
      }
      nominal.generics.parameters = collector.parameters
    }
    let pending = PendingType(type, attributes: declaration.attributes, context: context)
    if !context.isPrelude {
      pending.extensions = checker.attachedExpansions.extensions(of: type, declaration, context)
    }
    nominal.pending = pending
    return nominal
  }

  func memberContext(_ nominal: NominalType, _ context: DeclarationContext) -> DeclarationContext {
    var inner = context
    inner.nominal = nominal
    inner.selfType = nominal.declaredType
    inner.genericParameters = context.genericParameters + nominal.generics.parameters
    return inner
  }

  func complete(_ nominal: NominalType, stage: CompletionStage = .members) {
    guard let pending = nominal.pending else { return }
    if let recorder = checker.lookupRecorder, !nominal.isPrelude {
      recorder.within(nominal.source) { complete(nominal, pending, stage) }
    } else {
      complete(nominal, pending, stage)
    }
  }

  private func complete(_ nominal: NominalType, _ pending: PendingType, _ stage: CompletionStage) {
    if pending.stage < .header {
      pending.stage = .header
      checker.library.headerDepth += 1
      pending.isReadingHeader = true
      completing(pending.context.isPrelude) { completeHeader(nominal, pending) }
      pending.isReadingHeader = false
      checker.library.headerDepth -= 1
      checker.libraryLoader.declareWaiting()
    }
    guard stage == .members, pending.stage < .members, !pending.isReadingHeader else { return }
    pending.stage = .members
    nominal.pending = nil
    if let parent = nominal.superclassNominal { complete(parent) }
    completing(pending.context.isPrelude) {
      checker.memberDeclarations.completeMembers(nominal, pending)
    }
  }

  func readMembers(of type: NominalType) { complete(type) }

  /// Reads a library declaration in its own context.
  func readingLibrary(_ context: ResolutionContext, _ work: () -> Void) {
    completing(true) {
      checker.reading = context
      work()
    }
  }

  /// Declares something outside the context of the body being checked.
  func declaringApart(_ work: () -> Void) { completing(false, work) }

  /// Runs work on a declaration outside the context of the body being checked.
  private func completing(_ isPrelude: Bool, _ work: () -> Void) {
    let (outer, saved) = (checker.reading, checker.diagnostics)
    checker.reading = ResolutionContext(skipsExistingMembers: outer.skipsExistingMembers)
    if isPrelude { checker.diagnostics = [] }
    work()
    if isPrelude {
      checker.library.diagnostics += checker.diagnostics
      checker.diagnostics = saved
    }
    checker.reading = outer
  }

  private func completeHeader(_ nominal: NominalType, _ pending: PendingType) {
    let type = pending.declaration
    let context = memberContext(nominal, pending.context)
    let members = type.block.membersWithTypes
    checker.reading.requirements = nominal.allRequirements + pending.inheritedRequirements
    declareNestedTypes(members, nominal, context)
    if nominal.kind == .protocol {
      nominal.generics.requirements = []
      for member in members {
        guard case .associatedType(let declared) = member.kind else { continue }
        let associated = AssociatedType(name: declared.name, owner: nominal)
        nominal.associated.types.append(associated)
        nominal.add(.associatedType(associated))
      }
      nominal.associated.primaryNames = type.generics.parameters.map(\.name)
    } else {
      let outerCount = nominal.outer?.generics.parameters.count ?? 0
      let collector = GenericCollector(nominal.generics.parameters)
      for (offset, parameter) in type.generics.parameters.enumerated() {
        guard let constraint = parameter.constraint else { continue }
        let own = nominal.generics.parameters[outerCount + offset]
        own.isNoncopyable = constraint.suppressesCopying
        own.constraints += checker.generics.resolveBounds(
          constraint, of: parameter, own, in: context)
      }
      nominal.generics.requirements =
        pending.inheritedRequirements
        + checker.generics.resolveRequirements(
          type.generics.requirements, collector, context, at: nominal.nameSpan)
      checker.reading.requirements = nominal.allRequirements
    }
    resolveInheritance(type.inheritance, nominal, context, requirements: [])
    if nominal.kind == .actor {
      nominal.conformances.append(Conformance(type: nominal, protocol: checker.wellKnown("Actor")))
    }
    for part in pending.extensions { checker.extensionDeclarations.headExtension(part, nominal) }
    if nominal.kind == .protocol { readAssociatedTypes(members, nominal, type, context) }
    applyTypeAttributes(nominal, pending.attributes, context)
  }

  /// Resolves the constraints and defaults of a protocol's associated types.
  private func readAssociatedTypes(
    _ members: [Declaration], _ nominal: NominalType, _ type: TypeDeclaration,
    _ context: DeclarationContext
  ) {
    let associatedTypes = members.compactMap {
      member -> (AssociatedTypeDeclaration, AssociatedType)? in
      guard case .associatedType(let declared) = member.kind,
        let associated = nominal.associated.types.first(where: { $0.name == declared.name })
      else { return nil }
      return (declared, associated)
    }
    for (declared, associated) in associatedTypes {
      associated.constraints += declared.inheritance.flatMap {
        checker.generics.resolveBounds(
          $0, of: .member(.parameter(nominal.generics.parameters[0]), associated), in: context)
      }
    }
    // A constraint may mention members of later associated types.
    for (declared, associated) in associatedTypes {
      associated.defaultType = declared.defaultType.map {
        checker.typeResolver.resolve($0, in: context)
      }
      nominal.generics.requirements += checker.generics.resolveRequirements(
        declared.requirements, GenericCollector(nominal.generics.parameters), context,
        at: nominal.nameSpan, for: .protocol)
    }
    nominal.generics.requirements += checker.generics.resolveRequirements(
      type.generics.requirements, GenericCollector(nominal.generics.parameters), context,
      at: nominal.nameSpan, for: .protocol)
  }

  func declareNestedTypes(
    _ members: [Declaration], _ nominal: NominalType, _ context: DeclarationContext,
    _ requirements: [Requirement] = [], access: AccessLevel? = nil
  ) {
    for member in members {
      switch member.kind {
      case .type(let inner):
        let declared = declareType(inner, member, context)
        declared.pending?.inheritedRequirements = requirements
        // An extension's access modifier applies to its nested types too.
        if let access, member.accessLevel == nil { declared.modifiers.access = access }
        nominal.add(.type(declared))
      case .conditionalCompilation(let clauses):
        declareNestedTypes(checker.chosen(clauses), nominal, context, requirements, access: access)
      default: continue
      }
    }
    for member in members {
      if case .typeAlias(let alias) = member.kind {
        nominal.add(
          .typeAlias(makeAlias(alias, context, extensionRequirements: requirements)))
      }
    }
  }

  func resolveInheritance(
    _ references: [TypeReference], _ nominal: NominalType, _ context: DeclarationContext,
    requirements: [Requirement]
  ) {
    for reference in references {
      for constraint in checker.typeResolver.resolveConstraints(reference, in: context) {
        guard case .nominal(let target, let arguments) = constraint.shallow else { continue }
        if target.kind == .protocol {
          if !nominal.conformances.contains(where: { $0.protocol === target }) {
            let conformance = Conformance(
              type: nominal, protocol: target, requirements: requirements)
            conformance.isUnchecked = reference.attributes.contains { $0.name == "unchecked" }
            // Reading the protocol's header may recurse to this type, which has its conformances so
            // far.
            nominal.conformances.append(conformance)
            complete(target, stage: .header)
            if nominal.kind == .protocol, conformances.inherits(target, nominal) {
              nominal.conformances.removeLast()
              error(
                InheritanceError.protocolRefinesItself(nominal.name), in: context.source,
                at: nominal.nameSpan)
              continue
            }
            for (name, argument) in zip(target.associated.primaryNames, arguments) {
              conformance.associatedTypes[name] = argument
            }
          }
        } else if nominal.kind == .enum {
          nominal.enumeration.rawType = constraint
        } else if nominal.kind == .protocol {
          nominal.generics.parameters[0].constraints.append(constraint)
        } else if nominal.isReferenceType, target.isReferenceType {
          guard !target.inherits(from: nominal) else {
            error(
              InheritanceError.classInheritsFromItself(nominal.name), in: context.source,
              at: nominal.nameSpan)
            continue
          }
          nominal.superclass = constraint
        } else {
          error(
            InheritanceError.fromValueType(
              constraint, mayBeClass: nominal.isReferenceType,
              isSuperclass: nominal.kind == .class && reference.span == references.first?.span),
            in: context.source, at: nominal.nameSpan)
        }
      }
    }
  }

  // Extensions.
}

extension ExtensionDeclaration {
  /// Whether it declares nested types.
  fileprivate var declaresTypes: Bool {
    block.membersWithTypes.contains { if case .type = $0.kind { true } else { false } }
  }
}
