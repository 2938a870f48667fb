/// The generic arguments of one use of a declaration.
package typealias Substitution = [GenericParameter: Type]

extension Type {
  /// The type with variables replaced by their solutions at every depth.
  package var resolved: Type {
    if isGround { return self }
    return switch self {
    case .nominal(let nominal, let arguments):
      arguments.isEmpty ? self : .nominal(nominal, arguments.map(\.resolved))
    case .tuple(let elements):
      elements.isEmpty
        ? self : Type.tuple(elements.map { TupleElement(label: $0.label, type: $0.type.resolved) })
    case .function(let function): .function(function.mapping(\.resolved))
    case .metatype(let type): .metatype(type.resolved)
    case .existential(let types): .existential(types.map(\.resolved))
    case .opaque(let opaque, let arguments): .opaque(opaque, arguments.map(\.resolved))
    case .member(let base, let associated): .member(base.resolved, associated)
    case .pack(let types): .pack(types.map(\.resolved))
    case .expansion(let pattern): .expansion(pattern.resolved)
    case .variable(let variable): variable.binding?.resolved ?? self
    case .parameter, .unknown: self
    }
  }

  /// The type with variables replaced by their solutions at the top only.
  package var shallow: Type {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding { type = binding }
    return type
  }

  /// The type with generic parameters replaced; parameters not in the map stay.
  package func substituting(_ map: Substitution) -> Type {
    if map.isEmpty { return self }
    switch self {
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, Self.substituteList(arguments, map))
    case .tuple(let elements):
      if elements.isEmpty { return self }
      guard elements.contains(where: { if case .expansion = $0.type { true } else { false } })
      else {
        return .tuple(
          elements.map { TupleElement(label: $0.label, type: $0.type.substituting(map)) })
      }
      return Type.tupleOrElement(
        elements.flatMap { element -> [TupleElement] in
          guard case .expansion(let pattern) = element.type else {
            return [TupleElement(label: element.label, type: element.type.substituting(map))]
          }
          return pattern.expanded(map).map { TupleElement(type: $0) }
        })
    case .function(let function):
      return .function(function.substituting(map))
    case .metatype(let type): return .metatype(type.substituting(map))
    case .existential(let types): return .existential(types.map { $0.substituting(map) })
    case .opaque(let opaque, let arguments):
      return .opaque(opaque, arguments.map { $0.substituting(map) })
    case .parameter(let parameter): return map[parameter] ?? self
    case .member(let base, let associated): return .member(base.substituting(map), associated)
    case .pack(let types): return .pack(Type.expanding(types, map))
    case .expansion(let pattern):
      // An element of a pack does not replace the pack in nested expansions.
      return .expansion(
        pattern.substituting(
          map.filter { parameter, type in
            guard parameter.isPack else { return true }
            if case .parameter(let element) = type { return element.isPack }
            return true
          }))
    case .variable(let variable): return variable.binding?.substituting(map) ?? self
    case .unknown: return self
    }
  }

  private static func substituteList(_ types: [Type], _ map: Substitution) -> [Type] {
    types.map { $0.substituting(map) }
  }

  /// Whether it consists of declared types alone, which no solution changes.
  var isGround: Bool {
    !holds { part in
      switch part {
      case .member, .parameter, .variable: true
      default: false
      }
    }
  }

  /// Whether it contains an unsolved variable.
  package var hasVariables: Bool { holds(\.isUnboundVariable) }

  var isUnboundVariable: Bool {
    if case .variable(let variable) = self { variable.binding == nil } else { false }
  }

  /// The declarations of the program that it mentions, and those around them.
  package var mentionedDeclarations: [NominalType] {
    var found: [NominalType] = []
    _ = holds { part in
      switch part {
      case .nominal(let nominal, _):
        found += sequence(first: nominal, next: \.outer).filter { !$0.isPrelude }
      case .opaque(let opaque, _): found += opaque.constraints.flatMap(\.mentionedDeclarations)
      default: break
      }
      return false
    }
    return found
  }

  /// Whether it mentions an associated type.
  var mentionsMember: Bool { holds { if case .member = $0 { true } else { false } } }

  /// Whether it contains an unknown type.
  package var mentionsUnknown: Bool { holds { if case .unknown = $0 { true } else { false } } }

  /// The type of an element of a nested tuple; unknown if there is none.
  func part(at path: [Int]) -> Type {
    path.reduce(self) { whole, index in
      guard case .tuple(let elements) = whole.shallow, elements.indices.contains(index) else {
        return .unknown
      }
      return elements[index].type
    }
  }

  /// Whether it contains a member type of an unsolved variable.
  var hasOpenMember: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.contains(where: \.hasOpenMember)
    case .tuple(let elements): elements.contains { $0.type.hasOpenMember }
    case .function(let function): function.contains(where: \.hasOpenMember)
    case .metatype(let type): type.hasOpenMember
    case .member(let base, _): base.hasVariables
    case .variable(let variable): variable.binding?.hasOpenMember ?? false
    case .existential, .opaque, .pack, .expansion, .parameter, .unknown: false
    }
  }

  /// Whether two types may be equal for some generic arguments.
  ///
  /// `KeyPath<Base, Value>` may equal `KeyPath<Base, T>`, but never `KeyPath<Derived, T>`.
  func mayEqual(_ other: Type) -> Bool {
    if case .nominal(let nominal, let arguments) = shallow,
      case .nominal(let target, let others) = other.shallow, arguments.count == others.count
    {
      return nominal === target && zip(arguments, others).allSatisfy { $0.mayEqual($1) }
    }
    return hasParameters || other.hasParameters || resolved == other.resolved
  }

  /// Whether it contains a generic parameter.
  package var hasParameters: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.contains(where: \.hasParameters)
    case .tuple(let elements): elements.contains { $0.type.hasParameters }
    case .function(let function): function.contains(where: \.hasParameters)
    case .metatype(let type): type.hasParameters
    case .existential(let types), .pack(let types): types.contains(where: \.hasParameters)
    case .opaque(_, let arguments): arguments.contains(where: \.hasParameters)
    case .expansion(let pattern): pattern.hasParameters
    case .member, .parameter: true
    case .variable(let variable): variable.binding?.hasParameters ?? false
    case .unknown: false
    }
  }

  /// Whether it contains a protocol's `Self` or an associated type of it.
  var takesSelf: Bool {
    switch shallow {
    case .parameter(let parameter):
      parameter.isProtocolSelf && parameter.constraints.first?.nominal?.kind == .protocol
    case .member(let base, _): base.takesSelf
    case .nominal(_, let arguments): arguments.contains(where: \.takesSelf)
    case .tuple(let elements): elements.contains(where: \.type.takesSelf)
    case .function(let function): function.result.takesSelf
    case .metatype(let type): type.takesSelf
    case .existential, .opaque, .variable, .pack, .expansion, .unknown: false
    }
  }

  /// Whether it contains the generic parameter.
  func mentions(_ parameter: GenericParameter) -> Bool {
    holds { if case .parameter(let other) = $0 { other === parameter } else { false } }
  }

  /// Whether it contains an opaque type, possibly inside an underlying type.
  /// The generic parameter that a value of this type, or what it returns as a function, is of.
  var toldParameter: GenericParameter? {
    switch self {
    case .parameter(let parameter): parameter
    case .function(let function):
      function.result.toldParameter.flatMap { told in
        function.parameters.contains { $0.type.mentions(told) } ? nil : told
      }
    default: nil
    }
  }

  func mentions(_ opaque: OpaqueType) -> Bool {
    holds { part in
      guard case .opaque(let other, _) = part else { return false }
      return other === opaque || (other.underlying?.mentions(opaque) ?? false)
    }
  }

  /// The opaque types in it.
  var opaqueTypes: [OpaqueType] {
    var found: [OpaqueType] = []
    _ = holds { part in
      if case .opaque(let opaque, _) = part { found.append(opaque) }
      return false
    }
    return found
  }

  func contains(_ variable: TypeVariable) -> Bool { containsVariable { $0 === variable } }

  /// Whether it contains a variable, solved or not, that satisfies `predicate`.
  func containsVariable(where predicate: (TypeVariable) -> Bool) -> Bool {
    holds { if case .variable(let variable) = $0 { predicate(variable) } else { false } }
  }

  /// Whether it, or a type inside it, satisfies the predicate.
  func holds(_ isSuch: (Type) -> Bool) -> Bool {
    if isSuch(self) { return true }
    return switch self {
    case .nominal(_, let arguments), .opaque(_, let arguments):
      arguments.contains { $0.holds(isSuch) }
    case .tuple(let elements): elements.contains { $0.type.holds(isSuch) }
    case .function(let function): function.contains { $0.holds(isSuch) }
    case .existential(let types), .pack(let types): types.contains { $0.holds(isSuch) }
    case .metatype(let inner), .member(let inner, _), .expansion(let inner): inner.holds(isSuch)
    case .variable(let variable): variable.binding?.holds(isSuch) ?? false
    case .parameter, .unknown: false
    }
  }

  /// Whether it is `()`.
  package var isVoid: Bool {
    if case .tuple(let elements) = shallow { elements.isEmpty } else { false }
  }

  /// Whether it is unknown, because of an error.
  package var isUnknown: Bool {
    if case .unknown = shallow { true } else { false }
  }

  /// The declaration of a nominal type; nil for others.
  package var nominal: NominalType? {
    if case .nominal(let nominal, _) = shallow { nominal } else { nil }
  }

  /// The generic arguments of a nominal type; empty for others.
  package var arguments: [Type] {
    if case .nominal(_, let arguments) = shallow { arguments } else { [] }
  }

  /// The labels of a tuple's elements; nil for other types, and for tuples that contain an
  /// expansion.
  package var tupleLabels: [String?]? {
    guard case .tuple(let elements) = shallow else { return nil }
    for case .expansion in elements.lazy.map(\.type.shallow) { return nil }
    return elements.map(\.label)
  }

  /// The wrapped type of an optional; nil for other types.
  package var wrapped: Type? {
    guard case .nominal(let nominal, let arguments) = shallow, nominal.isPrelude,
      nominal.name == "Optional"
    else { return nil }
    return arguments.first
  }

  package var isOptional: Bool { wrapped != nil }

  /// The type without tuple labels, at any depth that conversions reach.
  var withoutTupleLabels: Type {
    switch shallow {
    case .tuple(let elements):
      .tuple(elements.map { TupleElement(type: $0.type.withoutTupleLabels) })
    case .nominal(let nominal, let arguments) where nominal.isPrelude:
      .nominal(nominal, arguments.map(\.withoutTupleLabels))
    case let type: type
    }
  }

  /// Whether it is the library type with that name.
  package func isPrelude(_ name: String) -> Bool {
    guard let nominal else { return false }
    return nominal.isPrelude && nominal.name == name
  }

  package var isNever: Bool { isPrelude("Never") }
  /// Whether it is a class or actor type.
  package var isReference: Bool { nominal?.isReferenceType ?? false }
}

extension NominalType {
  /// The type of `self` inside the declaration, with its own parameters as arguments.
  package var declaredType: Type {
    kind == .protocol
      ? .parameter(generics.parameters[0]) : .nominal(self, generics.parameters.map(\.ownArgument))
  }

  /// The substitution for its parameters by the arguments.
  package func substitution(_ arguments: [Type]) -> Substitution {
    var map: Substitution = [:]
    for (parameter, argument) in zip(generics.parameters, arguments) { map[parameter] = argument }
    return map
  }
}
