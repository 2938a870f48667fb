package import SourceText

/// Errors about generic arguments, parameter packs and the underlying types of opaque results.
package enum GenericError: DiagnosticFact {
  case requiresConformance(RequirementOwner, Type, to: Type, Demand = .other)
  case requiresSameType(RequirementOwner, Type, Type)
  case requiresSameShape(RequirementOwner, [Type], [Type])
  /// A type that can never conform: an existential, or a structural type.
  case cannotConform(Type, to: Type)
  case notInferred(parameter: String?)
  case noUnderlyingType
  case underlyingTypesDiffer(Type)
  case underlyingTypeIsItself(Type)
  case packShapes(String, String)
  case packOutsideExpansion(Type)
  case packWithoutEach(Type)

  case expansionWithoutPacks
  case expansionAsValue(Type)
  case misplacedExpansion
  case expansionForOneParameter(Type)

  /// What requires a conformance.
  package enum Demand: Hashable, Sendable {
    case other
    /// A call of a generic function or initializer.
    case call
    /// A call inside the type itself, which a later empty extension could make conform.
    case callInside
  }

  package var missingName: MissingName? {
    guard case .requiresConformance(_, let type, let target, .callInside) = self,
      let name = type.nominal?.name, let target = target.nominal?.name
    else { return nil }
    return .conformance(name, to: target)
  }

  package var isUnmetRequirement: Bool {
    switch self {
    case .requiresConformance(_, _, _, .other): false
    case .requiresConformance(_, let type, _, _): type.nominal != nil
    default: false
    }
  }

  package var message: String {
    switch self {
    case .requiresConformance(let requirementOwner, let type, let constraint, _):
      "\(requirementOwner.words) requires that '\(type)' \(constraint.asRequirement)"
    case .requiresSameType(let requirementOwner, let one, let other):
      "\(requirementOwner.words) requires the types '\(one)' and '\(other)' be equivalent"
    case .requiresSameShape(let requirementOwner, let first, let second):
      "\(requirementOwner.words) requires the type packs '\(Self.list(first))' and '\(Self.list(second))' have the same shape"
    case .cannotConform(let type, let constraint):
      "type '\(type)' cannot conform to '\(constraint)'"
    case .notInferred(let parameter):
      "generic parameter \(parameter.map { "'\($0)' " } ?? "")could not be inferred"
    case .noUnderlyingType:
      "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type"
    case .underlyingTypesDiffer(let type):
      "function declares an opaque return type '\(type)', but the return statements in its body do not have matching underlying types"
    case .underlyingTypeIsItself(let type):
      "function opaque return type was inferred as '\(type)', which defines the opaque type in terms of itself"
    case .packShapes(let one, let other):
      "pack expansion requires that 'each \(one)' and 'each \(other)' have the same shape"
    case .packOutsideExpansion(let pack):
      "pack reference '\(pack)' can only appear in pack expansion"
    case .packWithoutEach(let pack): "value pack '\(pack)' must be referenced with 'each'"

    case .expansionWithoutPacks:
      "value pack expansion must contain at least one pack reference"
    case .expansionAsValue(let pattern):
      "pack expansion 'repeat \(pattern)' can only appear in a function parameter list, tuple element, or generic argument of a variadic type"
    case .misplacedExpansion:
      "value pack expansion can only appear inside a function argument list, tuple element, or as the expression of a for-in loop"
    case .expansionForOneParameter(let type):
      "cannot pass value pack expansion to non-pack parameter of type '\(type)'"
    }
  }

  private static func list(_ types: [Type]) -> String {
    types.map(\.description).joined(separator: ", ")
  }
}

extension GenericError: TypeFact {
  package var types: [Type] {
    switch self {
    case .requiresConformance(_, let first, let second, _),
      .requiresSameType(_, let first, let second), .cannotConform(let first, let second):
      [first, second]
    case .requiresSameShape(_, let first, let second): first + second
    case .underlyingTypesDiffer(let type), .underlyingTypeIsItself(let type),
      .packOutsideExpansion(let type), .packWithoutEach(let type), .expansionAsValue(let type),
      .expansionForOneParameter(let type):
      [type]
    case .notInferred, .noUnderlyingType, .packShapes, .expansionWithoutPacks,
      .misplacedExpansion:
      []
    }
  }
}
