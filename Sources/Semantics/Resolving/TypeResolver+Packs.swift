import SourceText
import Syntax

/// The meaning of `each T` in a type.
enum PackContext {
  /// Not inside an expansion.
  case none
  /// The pattern of an expanded type, where `each T` is not replaced.
  case type
  /// The pattern of an expanded expression, or the body of a loop over a pack.
  case body(OpenExpansion)
}

/// Types that mention packs.
extension TypeResolver {
  /// A type in a list, which may be an expansion.
  func resolveListed(
    _ reference: TypeReference, in context: DeclarationContext, opaque: OpaqueMode = .none
  ) -> Type {
    guard case .packExpansion = reference.stripped.0.kind else {
      return resolve(reference, in: context, opaque: opaque)
    }
    return resolveExpansion(reference.stripped.0, in: context)
  }

  /// Resolves the expansion `repeat P`, or reports an error.
  func resolveExpansion(_ reference: TypeReference, in context: DeclarationContext) -> Type {
    guard case .packExpansion(let pattern) = reference.kind else { return .unknown }
    let type = resolvePattern(pattern, in: context)
    if type.isUnknown { return .unknown }
    guard !type.repeatedPacks.isEmpty else {
      error(
        PackError.expansionWithoutPack(type), in: context.source, at: reference.span)
      return .unknown
    }
    return .expansion(type)
  }

  /// Resolves the pattern of an expansion.
  func resolvePattern(_ pattern: TypeReference, in context: DeclarationContext) -> Type {
    var inner = context
    inner.expansion = .type
    return resolve(pattern, in: inner)
  }

  /// Resolves `each T`.
  func resolveElement(of reference: TypeReference, in context: DeclarationContext) -> Type {
    guard case .named(nil, let name, let arguments) = reference.kind, arguments.isEmpty,
      let parameter = context.genericParameters.last(where: { $0.name == name }), parameter.isPack
    else {
      let type = resolve(reference, in: context)
      if !type.isUnknown {
        error(PackError.eachOfNonPack(type), in: context.source, at: reference.span)
      }
      return .unknown
    }
    switch context.expansion {
    case .type: return .parameter(parameter)
    case .body(let expansion): return .parameter(expansion.element(of: parameter))
    case .none:
      error(PackError.withoutRepeat(name), in: context.source, at: reference.span)
      return .unknown
    }
  }

  /// Resolves the name of a generic parameter; reports a pack without `repeat` or `each`.
  func named(_ parameter: GenericParameter, _ span: Span, in context: DeclarationContext) -> Type {
    guard parameter.isPack else { return .parameter(parameter) }
    if case .none = context.expansion {
      error(PackError.withoutRepeat(parameter.name), in: context.source, at: span)
    }
    error(PackError.withoutEach(parameter.name), in: context.source, at: span)
    return .unknown
  }
}

extension Collection where Element == GenericParameter {
  /// The arguments as written, with those of a pack collected into one.
  func collecting(_ arguments: [Type]) -> [Type] {
    guard contains(where: \.isPack) else { return arguments }
    var rest = arguments[...]
    let others = count - 1
    return map { parameter in
      guard parameter.isPack else { return rest.popFirst() ?? .unknown }
      let length = Swift.max(0, arguments.count - others)
      defer { rest = rest.dropFirst(length) }
      return .pack(Array(rest.prefix(length)))
    }
  }
}
