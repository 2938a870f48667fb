import Prelude
import SourceText
import Syntax

/// The context of a declaration, in which type names are resolved.
package struct DeclarationContext {
  var nominal: NominalType?
  /// The meaning of `Self`.
  var selfType: Type?
  var genericParameters: [GenericParameter] = []
  let source: Source
  let isPrelude: Bool
  /// The scope of the enclosing body, for local types.
  var scope: Scope?
  /// The enclosing expansion, which determines the meaning of `each T`.
  var expansion = PackContext.none

  /// The meaning of `Self`, which is the dynamic type in a non-final class.
  var dynamicSelfType: Type? {
    guard case .nominal(let nominal, _)? = selfType, nominal.kind == .class,
      !nominal.modifiers.isFinal
    else {
      return selfType
    }
    return .parameter(nominal.dynamicSelf)
  }

  /// Whether it is inside the declaration of the type, or of one nested in it.
  func isInside(_ type: NominalType) -> Bool {
    var current = nominal
    while let nominal = current {
      if nominal === type { return true }
      current = nominal.outer
    }
    return false
  }

  func adding(_ parameters: [GenericParameter]) -> DeclarationContext {
    var copy = self
    copy.genericParameters += parameters
    return copy
  }
}

/// The meaning of `some P` at a position.
enum OpaqueMode {
  /// Not allowed, or checked elsewhere.
  case none
  /// In a parameter: an unnamed generic parameter.
  case parameter(GenericCollector)
  /// In a result: an opaque type.
  case result(owner: String)
}

/// Collects generic parameters while a signature is resolved.
final class GenericCollector {
  var parameters: [GenericParameter]

  init(_ parameters: [GenericParameter]) { self.parameters = parameters }
}

/// A type name as it is written, and where.
private struct WrittenName {
  var name: String
  let arguments: [TypeReference]
  let span: Span
  /// Whether a protocol is meant as a constraint, and not as a type.
  var isConstraint = false
  /// The meaning of `some P` in the arguments.
  let opaque: OpaqueMode
}

/// Resolves type references in the source.
struct TypeResolver: CheckerPart {
  let checker: TypeChecker

  /// The type that a reference names; `.unknown`, with an error, if there is none.
  func resolve(
    _ reference: TypeReference, in context: DeclarationContext, opaque: OpaqueMode = .none
  ) -> Type {
    // One case per kind of type reference.
    switch reference.kind {
    case .named(let base, let name, let arguments):
      return resolve(
        WrittenName(name: name, arguments: arguments, span: reference.span, opaque: opaque),
        of: base, in: context)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return checker.optional(resolve(wrapped, in: context, opaque: opaque))
    case .array(let element):
      let type = checker.array(resolve(element, in: context, opaque: opaque))
      checker.writtenTypes.note(type, reference.span, in: context)
      return type
    case .dictionary(let key, let value):
      let type = checker.known("Dictionary", resolve(key, in: context), resolve(value, in: context))
      checker.writtenTypes.note(type, reference.span, in: context)
      return type
    case .tuple(let elements):
      return Type.tupleOrElement(
        elements.map {
          .init(
            label: $0.label == "_" ? nil : $0.label,
            type: resolveListed($0.type, in: context, opaque: opaque))
        })
    case .function(let parameters, let effects, let result):
      return .function(
        FunctionType(
          parameters: parameters.map { element in
            let (type, specifiers) = element.type.stripped
            var parameter = FunctionType.Parameter(
              type: resolveListed(type, in: context, opaque: opaque),
              isInout: specifiers.contains("inout"), isVariadic: element.isVariadic)
            parameter.isIsolated = specifiers.contains("isolated")
            return parameter
          },
          result: resolve(result, in: context, opaque: opaque), isAsync: effects.isAsync,
          isThrowing: effects.isThrowing || effects.isRethrowing,
          thrownType: effects.thrownType.map { resolve($0, in: context) }))
    case .metatype(let base, _): return .metatype(resolve(base, in: context))
    case .some(let constraint):
      return resolveSome(constraint, at: reference.span, in: context, opaque: opaque)
    case .any(let constraint): return resolveAny(constraint, at: reference.span, in: context)
    case .composition: return .existential(resolveConstraints(reference, in: context))
    case .suppressed: return .any
    case .attributed(_, _, let type): return resolve(type, in: context, opaque: opaque)
    case .packExpansion:
      error(
        PackError.misplacedExpansion(resolveExpansion(reference, in: context)),
        in: context.source, at: reference.span)
      return .unknown
    case .packElement(let pack): return resolveElement(of: pack, in: context)
    case .placeholder: return checker.reading.openGenerics ? checker.makeVariable() : .unknown
    case .missing: return .unknown
    }
  }

  /// `some P`, by its place.
  private func resolveSome(
    _ constraint: TypeReference, at span: Span, in context: DeclarationContext, opaque: OpaqueMode
  ) -> Type {
    let constraints = resolveConstraints(constraint, in: context, opaque: opaque)
    if constraints.contains(where: checker.generics.isConcreteValueType) {
      error(TypeReferenceError.someOfValueType, in: context.source, at: span)
      return .unknown
    }
    if constraints.isEmpty, isUndeclared(constraint) { return .unknown }
    switch opaque {
    case .none: return .existential(constraints)
    case .parameter(let collector):
      let parameter = GenericParameter(
        name: "some \(constraints.map(\.description).joined(separator: " & "))",
        index: collector.parameters.count, constraints: constraints, belongsToType: false)
      collector.parameters.append(parameter)
      return .parameter(parameter)
    case .result(let owner):
      // `some Sequence<Element>` in a protocol extension is a different type for each `Self`.
      let mentionsSelf = constraints.contains { $0.hasParameters }
      let parameters = context.genericParameters.filter { !$0.isProtocolSelf || mentionsSelf }
      return .opaque(
        OpaqueType(constraints: constraints, owner: owner, parameters: parameters),
        parameters.map(\.ownArgument))
    }
  }

  /// `any P` and `any P.Type`.
  private func resolveAny(
    _ constraint: TypeReference, at span: Span, in context: DeclarationContext
  ) -> Type {
    if case .metatype(let base, _) = constraint.kind {
      return .metatype(.existential(resolveConstraints(base, in: context)))
    }
    let constraints = resolveConstraints(constraint, in: context)
    if constraints.count == 1, let fact = checker.generics.needlessAny(constraints[0]) {
      error(fact, in: context.source, at: span)
      return constraints[0]
    }
    return .existential(constraints)
  }

  /// Whether a constraint names something else than `Any`, and yet has no protocol or class.
  private func isUndeclared(_ constraint: TypeReference) -> Bool {
    switch constraint.kind {
    case .named(nil, let name, _): name != "Any"
    case .composition(let parts):
      !parts.isEmpty && parts.allSatisfy(isUndeclared)
    default: false
    }
  }

  /// The protocols and classes of `P & Q`.
  func resolveConstraints(
    _ reference: TypeReference, in context: DeclarationContext, opaque: OpaqueMode = .none
  ) -> [Type] {
    switch reference.kind {
    case .composition(let parts):
      return parts.flatMap { resolveConstraints($0, in: context, opaque: opaque) }
    case .named(let base, let name, let arguments):
      if name == "Any" { return [] }
      let type = resolve(
        WrittenName(
          name: name, arguments: arguments, span: reference.span, isConstraint: true,
          opaque: opaque), of: base, in: context)
      if case .existential(let all) = type { return all }
      return type.isUnknown ? [] : [type]
    case .attributed(_, _, let type), .any(let type), .some(let type):
      return resolveConstraints(type, in: context, opaque: opaque)
    case .tuple(let elements) where elements.count == 1:
      return resolveConstraints(elements[0].type, in: context, opaque: opaque)
    case .suppressed: return []
    default: return [resolve(reference, in: context)]
    }
  }

  /// A name, or a member of what `base` names.
  private func resolve(
    _ written: WrittenName, of base: TypeReference?, in context: DeclarationContext
  ) -> Type {
    guard let base else { return resolve(written, in: context) }
    if case .named(nil, let module, _) = base.kind {
      if checker.world.modules[module] != nil {
        let symbols = checker.globalLookup.lookUp(
          written.name, inModule: module, from: context.source)
        if let type = firstType(of: symbols, written, in: context) { return type }
        if checker.typeLookup.nominalType(named: module, in: context) == nil {
          error(
            TypeReferenceError.notInModule(written.name, module: module),
            in: context.source, at: written.span)
          return .unknown
        }
      }
      if BuildConfiguration.isModule(module), checker.world.symbols[module] == nil {
        var own = written
        own.name = PreludeLibrary.name(of: written.name, in: module)
        return resolve(own, isOfLibrary: true, in: context)
      }
    }
    let outer = resolve(base, in: context)
    if outer.isUnknown { return .unknown }
    if written.name == "self" { return outer }
    if let found = checker.typeLookup.memberType(
      written.name, of: outer, arguments: written.arguments, at: written.span, in: context)
    {
      if !written.arguments.isEmpty {
        checker.writtenTypes.note(found, written.span, in: context)
      }
      return found
    }
    if checker.unknownStubs.isAboutUnknown(outer) { return .unknown }
    error(
      TypeReferenceError.noMemberType(written.name, of: unifier.closingVariables(outer)),
      in: context.source, at: memberPlace(written.name, behind: base, written.span))
    return .unknown
  }

  /// - Parameter isOfLibrary: Whether the library's own declaration is meant, as in `Swift.Array`, and never
  ///   a member, a local type or the program's own declaration.
  private func resolve(
    _ written: WrittenName, isOfLibrary: Bool = false, in context: DeclarationContext
  ) -> Type {
    let name = written.name
    if let number = checker.generics.genericValue(named: name) { return number }
    if context.source.isStub, let hole = checker.holes[name] { return .variable(hole) }
    switch name {
    case "Any" where checker.world.symbols["Any"] == nil: return .any
    case "Void" where checker.world.symbols["Void"] == nil: return .void
    case "Self": if let selfType = context.dynamicSelfType { return selfType }
    case "AnyObject" where checker.world.symbols["AnyObject"] == nil:
      let type = Type.nominal(checker.wellKnown("AnyObject"), [])
      return written.isConstraint ? type : .existential([type])
    default: break
    }
    if !isOfLibrary, let local = localType(written, in: context) { return local }
    let symbols = context.isPrelude || isOfLibrary ? checker.lookUpPrelude(name) : []
    let found =
      symbols.isEmpty ? checker.globalLookup.lookUpGlobal(name, from: context.source) : symbols
    if found.count > 1, reportAmbiguous(found, name, written.span, in: context) { return .unknown }
    if found.contains(where: checker.unknownStubs.isUnknown) { return .unknown }
    if let type = firstType(of: found, written, in: context) { return type }
    if checker.holeSolver.declareMissingType(name, in: context.source) {
      return resolve(written, in: context)
    }
    error(TypeReferenceError.cannotFind(name), in: context.source, at: written.span)
    return .unknown
  }

  /// The first type among some symbols, with the arguments that are written; nil if there is none.
  private func firstType(
    of symbols: [GlobalSymbol], _ written: WrittenName, in context: DeclarationContext
  ) -> Type? {
    for symbol in symbols {
      switch symbol {
      case .type(let nominal): return apply(nominal, written, in: context)
      case .typeAlias(let alias):
        return apply(alias, written.arguments, written.span, in: context)
      case .function, .variable, .computed, .wrapped: continue
      }
    }
    return nil
  }

  /// Reports a type name that several imported modules declare; returns whether it is ambiguous.
  private func reportAmbiguous(
    _ symbols: [GlobalSymbol], _ name: String, _ span: Span, in context: DeclarationContext
  ) -> Bool {
    let types = symbols.compactMap { symbol -> NominalType? in
      if case .type(let nominal) = symbol { nominal } else { nil }
    }
    guard types.count > 1 else { return false }
    error(
      TypeReferenceError.ambiguous(name), in: context.source, at: span,
      notes: types.map {
        Diagnostic(.note, TypeReferenceError.candidate, in: $0.source, at: $0.nameSpan)
      })
    return true
  }

  /// The meaning of a name in the enclosing scopes and types.
  private func localType(_ written: WrittenName, in context: DeclarationContext) -> Type? {
    let name = written.name
    if let parameter = context.genericParameters.last(where: { $0.name == name }) {
      return named(parameter, written.span, in: context)
    }
    var scope = context.scope
    while let current = scope {
      switch current.symbols[name] {
      case .type(let nominal)?: return apply(nominal, written, in: context)
      case .typeAlias(let alias)?:
        return apply(alias, written.arguments, written.span, in: context)
      default: scope = current.parent
      }
    }
    var outer = context.nominal
    while let nominal = outer {
      if nominal.name == name, nominal.kind != .protocol {
        return apply(nominal, written, in: context)
      }
      let type =
        context.nominal === nominal
        ? (context.selfType ?? nominal.declaredType) : nominal.declaredType
      let obstacle = checker.typeLookup.obstacle(toAlias: name, of: type)
      if let obstacle, !obstacle.alias.isPrelude {
        error(obstacle.fact, in: context.source, at: written.span)
        return .unknown
      }
      // The module of a library alias need not be imported.
      if obstacle == nil,
        let found = checker.typeLookup.memberType(
          name, of: type, arguments: written.arguments, at: written.span, in: context)
      {
        return found
      }
      outer = nominal.outer
    }
    return nil
  }

  /// A nominal type with its arguments; type variables if none are written.
  private func apply(
    _ nominal: NominalType, _ written: WrittenName, in context: DeclarationContext
  ) -> Type {
    let (arguments, span) = (written.arguments, written.span)
    if nominal.kind == .protocol {
      let type = Type.nominal(
        nominal, arguments.map { resolve($0, in: context, opaque: written.opaque) })
      return written.isConstraint ? type : .existential([type])
    }
    let expected =
      nominal.generics.parameters.count - (nominal.outer?.generics.parameters.count ?? 0)
    if arguments.isEmpty, !nominal.generics.parameters.isEmpty {
      // Inside its own declaration, a type has its own parameters as arguments.
      if let selfType = context.selfType, selfType.nominal === nominal { return selfType }
      if context.isInside(nominal) { return nominal.declaredType }
      if checker.reading.openGenerics {
        typeDeclarations.complete(nominal)
        return .nominal(nominal, nominal.generics.parameters.map { checker.makeVariable(for: $0) })
      }
      if let inner = nominal.outer, expected == 0 {
        return .nominal(nominal, inner.generics.parameters.map(\.ownArgument))
      }
      error(
        TypeReferenceError.missingArguments(nominal.name, aliasOf: nil),
        in: context.source, at: span)
      return .nominal(nominal, nominal.generics.parameters.map { _ in .unknown })
    }
    if arguments.count != expected, !nominal.generics.parameters.contains(where: \.isPack) {
      if nominal.generics.parameters.isEmpty {
        error(TypeReferenceError.notGeneric(nominal.name), in: context.source, at: span)
        return .nominal(nominal, [])
      }
      error(
        TypeReferenceError.argumentCount(
          nominal.name, given: arguments.count, expected: expected),
        in: context.source, at: span)
      return .nominal(nominal, nominal.generics.parameters.map { _ in .unknown })
    }
    let outer = (nominal.outer?.generics.parameters ?? []).map(\.ownArgument)
    let own = arguments.map { resolveListed($0, in: context, opaque: written.opaque) }
    let type = Type.nominal(
      nominal, outer + nominal.generics.parameters.dropFirst(outer.count).collecting(own))
    checker.writtenTypes.note(type, span, in: context)
    return type
  }

  /// The span of the name after the dot in `Outer.Inner`.
  private func memberPlace(_ name: String, behind base: TypeReference, _ span: Span) -> Span {
    let start = Int(base.span.end) + 1
    return start + name.utf8.count > Int(span.end)
      ? span : Span(start, start + name.utf8.count)
  }
}

extension TypeReference {
  /// Whether it is `T!`.
  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = stripped.0.kind { true } else { false }
  }

  /// The type without attributes and specifiers, and the specifiers.
  var stripped: (TypeReference, [String]) {
    guard case .attributed(_, let specifiers, let type) = kind else { return (self, []) }
    let (inner, more) = type.stripped
    return (inner, specifiers + more)
  }

  /// Whether it is a possibly qualified name without generic arguments.
  var isPlainName: Bool {
    guard case .named(let base, _, let arguments) = kind else { return false }
    return arguments.isEmpty && base?.isPlainName ?? true
  }

  /// The attributes before the type.
  var attributes: [Attribute] {
    guard case .attributed(let attributes, _, let type) = kind else { return [] }
    return attributes + type.attributes
  }
}
