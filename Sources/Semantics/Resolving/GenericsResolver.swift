import SourceText
import Syntax

/// Resolves generic parameter lists and `where` clauses.
struct GenericsResolver: CheckerPart {
  let checker: TypeChecker

  func makeGenerics(
    _ clause: GenericClause, _ context: DeclarationContext, belongsToType: Bool
  ) -> GenericCollector {
    let collector = GenericCollector([])
    for parameter in clause.parameters {
      collector.parameters.append(
        GenericParameter(
          name: parameter.name, index: collector.parameters.count, isPack: parameter.isPack,
          isValue: parameter.isValue, belongsToType: belongsToType))
    }
    return collector
  }

  /// Opens the generic clause of a function or subscript: its requirements apply until it is
  /// closed.
  func open(
    _ clause: GenericClause, at place: Span, in context: DeclarationContext
  ) -> OpenGenerics {
    let collector = makeGenerics(clause, context, belongsToType: false)
    let firstWritten = checker.input.writtenTypes.count
    let inner = context.adding(collector.parameters)
    let requirements = resolveGenerics(clause, collector, inner, at: place)
    let outer = checker.reading.requirements
    checker.reading.requirements += requirements
    return OpenGenerics(
      collector: collector, context: inner, requirements: requirements,
      firstWritten: firstWritten, outerRequirements: outer)
  }

  /// Ends the scope of the clause's requirements.
  func close(_ generics: OpenGenerics) {
    checker.reading.requirements = generics.outerRequirements
  }

  /// Resolves the constraints once all parameters are declared.
  @discardableResult
  func resolveGenerics(
    _ clause: GenericClause, _ collector: GenericCollector, _ context: DeclarationContext,
    at place: Span
  ) -> [Requirement] {
    for (parameter, declared) in zip(collector.parameters, clause.parameters) {
      guard let constraint = declared.constraint else { continue }
      parameter.isNoncopyable = constraint.suppressesCopying
      parameter.constraints += resolveBounds(constraint, of: declared, parameter, in: context)
    }
    return resolveRequirements(clause.requirements, collector, context, at: place)
  }

  /// Resolves `where` clauses; constraints on the collector's own parameters are added to those.
  /// Conflicts are reported at `place`.
  func resolveRequirements(
    _ list: [GenericRequirement], _ collector: GenericCollector, _ context: DeclarationContext,
    at place: Span, for signature: TypeReferenceError.Signature = .generic
  ) -> [Requirement] {
    var result: [Requirement] = []
    // One requirement may be needed to resolve the next: `where C: Collection, C.Element: P`.
    let outer = checker.reading.requirements
    defer { checker.reading.requirements = outer }
    for case .conformance(let subject, let constraint) in list {
      let type = resolveSubject(subject, in: context)
      if case .parameter(let parameter) = type, constraint.suppressesCopying {
        parameter.isNoncopyable = true
      }
      let colon = Int(subject.span.end)
      for one in resolveBounds(constraint, of: type, in: context, at: Span(colon, colon)) {
        if case .parameter(let parameter) = type, !parameter.isProtocolSelf,
          collector.parameters.contains(parameter)
        {
          parameter.constraints.append(one)
        } else {
          result.append(.conformance(type, one))
          checker.reading.requirements.append(.conformance(type, one))
        }
      }
    }
    let equations = list.compactMap { requirement -> (Type, Type)? in
      guard case .sameType(let left, let right) = requirement else { return nil }
      return (resolveSubject(left, in: context), resolveSubject(right, in: context))
    }
    return result
      + sameTypeRequirements(equations, for: signature, in: context.source, at: place)
  }

  /// The subject of a requirement; for a pack, its element.
  private func resolveSubject(
    _ reference: TypeReference, in context: DeclarationContext
  ) -> Type {
    switch reference.kind {
    case .packExpansion(let pattern): checker.typeResolver.resolvePattern(pattern, in: context)
    case .packElement: checker.typeResolver.resolvePattern(reference, in: context)
    default: checker.typeResolver.resolve(reference, in: context)
    }
  }

  /// The constraints of a generic parameter; none for an integer parameter, whose type must be
  /// `Int`.
  func resolveBounds(
    _ reference: TypeReference, of declared: GenericClause.Parameter, _ parameter: GenericParameter,
    in context: DeclarationContext
  ) -> [Type] {
    if declared.isValue {
      let type = checker.typeResolver.resolveConstraints(reference, in: context).first
      if let type, type != checker.int {
        error(
          TypeReferenceError.unfitValueType(type, parameter: declared.name), in: context.source,
          at: reference.span)
      }
      return []
    }
    return resolveBounds(reference, of: .parameter(parameter), in: context)
  }

  /// The constraints on a type: protocols, and at most one class.
  ///
  /// - Parameter place: where swiftc reports a constraint that no type can meet; nil for the
  ///   constraint itself.
  func resolveBounds(
    _ reference: TypeReference, of subject: Type, in context: DeclarationContext,
    at place: Span? = nil
  ) -> [Type] {
    checker.typeResolver.resolveConstraints(reference, in: context).filter { constraint in
      guard let nominal = constraint.nominal, nominal.kind != .protocol, !nominal.isReferenceType
      else { return true }
      error(
        TypeReferenceError.unfitBound(constraint, of: subject),
        in: context.source, at: place ?? reference.span)
      return false
    }
  }

  /// The error for `any` before a type; nil for protocols.
  func needlessAny(_ type: Type) -> TypeReferenceError? {
    switch type {
    case .nominal(let nominal, _): nominal.kind == .protocol ? nil : .anyOfConcrete(type)
    case .parameter: .anyOfParameter(type)
    default: nil
    }
  }

  func isConcreteValueType(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.kind == .struct || nominal.kind == .enum
  }
}

/// The generic clause of a function or subscript, open while its signature is resolved.
struct OpenGenerics {
  let collector: GenericCollector
  /// The declaration's context, including the parameters.
  let context: DeclarationContext
  let requirements: [Requirement]
  /// The index of the first type written after the clause was opened.
  let firstWritten: Int
  /// The enclosing requirements.
  fileprivate let outerRequirements: [Requirement]
}
