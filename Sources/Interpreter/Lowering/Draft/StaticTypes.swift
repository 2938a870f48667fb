internal import Semantics

/// What is known of types while a function is lowered: in the body of an inlined callee, with the
/// arguments of its generic parameters.
final class StaticTypes {
  private let machine: Machine
  /// The generic arguments of the innermost callee that is being inlined, in terms of the
  /// surrounding code.
  var substitution: Substitution = [:]
  /// The answers of `isTrivial` for types without generic arguments.
  private var trivialTypes: [ObjectIdentifier: Bool] = [:]

  init(machine: Machine) { self.machine = machine }

  /// A type in terms of the surrounding code.
  func substituted(_ type: Type) -> Type { resolvingMember(type.substituting(substitution)) }

  /// Resolves an associated type of a known type: `[Int].Element` is `Int`. Other types are returned
  /// unchanged.
  private func resolvingMember(_ type: Type) -> Type {
    guard case .member(let base, let associated) = type, !substitution.isEmpty else { return type }
    return machine.program.associatedType(associated, in: resolvingMember(base)) ?? type
  }

  /// Whether values of a type never need reference counting.
  func isTrivial(_ type: Type) -> Bool {
    if case .nominal(let nominal, let arguments) = type, arguments.isEmpty {
      if let known = trivialTypes[ObjectIdentifier(nominal)] { return known }
      let answer = isTrivial(type, depth: 0)
      trivialTypes[ObjectIdentifier(nominal)] = answer
      return answer
    }
    let isChanged = type.mentionsParameters && !substitution.isEmpty
    return isTrivial(isChanged ? substituted(type) : type, depth: 0)
  }

  private func isTrivial(_ type: Type, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch resolvingMember(type) {
    case .nominal(let nominal, let arguments):
      if nominal.kind == .enum {
        if isOptional(nominal) {
          return arguments.first.map { isTrivial($0, depth: depth + 1) } ?? false
        }
        // The members may not be read yet in code that only passes values on.
        machine.program.readMembers(of: nominal)
        return nominal.enumeration.cases.allSatisfy(\.payload.isEmpty)
      }
      guard let kind = RuntimeType.kind(of: nominal) else { return false }
      return kind.rawValue < ValueKind.character.rawValue
    case .tuple(let elements): return elements.isEmpty
    case .metatype: return true
    case .variable(let variable):
      return variable.binding.map { isTrivial($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  func isOptional(_ nominal: NominalType) -> Bool {
    nominal.name == "Optional" && nominal.isPrelude && nominal.outer == nil
  }

  func isVoid(_ type: Type) -> Bool {
    if case .tuple(let elements) = type { elements.isEmpty } else { false }
  }

  /// The value kind that a type determines, for example of `Int` and `Double`.
  func kind(of type: Type) -> ValueKind? {
    switch type {
    case .nominal(let nominal, _): RuntimeType.kind(of: nominal)
    case .variable(let variable): variable.binding.flatMap { kind(of: $0) }
    case .parameter, .member: nominal(of: type).flatMap(RuntimeType.kind(of:))
    default: nil
    }
  }

  func nominal(of type: Type) -> NominalType? {
    switch type {
    case .nominal(let nominal, _): nominal
    case .variable(let variable): variable.binding.flatMap { self.nominal(of: $0) }
    case .parameter(let parameter): substitution[parameter]?.declaration
    case .member: substituted(type).declaration
    default: nil
    }
  }

  func isClass(_ type: Type) -> Bool { nominal(of: type)?.isReferenceType ?? false }

  /// Whether the dynamic type of the type's values is always the type itself.
  func isExact(_ type: Type) -> Bool {
    if case .tuple = type { true } else { type.isOptional }
  }

  /// Whether values of a type are references: of a class or of a class-bound protocol.
  func isClassBound(_ type: Type) -> Bool {
    let type = substituted(type)
    return switch type {
    case .existential, .parameter, .member, .opaque:
      machine.program.conforms(type, to: machine.program.wellKnown("AnyObject"))
    case .variable(let variable): variable.binding.map { isClassBound($0) } ?? false
    default: isClass(type)
    }
  }

  /// The type that values of a type have at run time, if that is known now.
  func knownType(_ type: Type) -> RuntimeType? {
    let type = substituted(type)
    return type.mentionedParameters.isEmpty ? machine.types.type(for: type) : nil
  }

  /// The type that values of a type have at run time, if that is known now and they consist of
  /// fields.
  func knownStruct(_ type: Type) -> RuntimeType? {
    guard let known = knownType(type), known.kind == .structure else { return nil }
    return known
  }

  /// The instruction that converts a value at run time; nil if none is needed.
  func conversion(from source: Type, to target: Type) -> Opcode? {
    if let labels = target.tupleLabels, let own = source.tupleLabels {
      return labels == own ? nil : .makeTuple
    }
    guard let target = kind(of: target), let source = kind(of: source), source != target else {
      if isKeyPath(source), case .function = target { return .readKeyPath }
      return nil
    }
    if source.isFloating, target.isFloating { return .doubleFromDouble }
    return nil
  }

  private func isKeyPath(_ type: Type) -> Bool {
    nominal(of: type).map { $0.isPrelude && $0.name.hasSuffix("KeyPath") } ?? false
  }
}

extension Type {
  /// The declaration of a nominal type.
  fileprivate var declaration: NominalType? {
    if case .nominal(let nominal, _) = shallow { nominal } else { nil }
  }
}
