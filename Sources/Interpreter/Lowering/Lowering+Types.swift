internal import Semantics

/// Types at run time: which values need an owner, and where generic arguments are found.
extension Lowering {
  /// Whether values of a type never need reference counting.
  func isTrivial(_ type: Type) -> Bool {
    if type.mentionsParameters, !inline.substitution.isEmpty {
      return isTrivial(type.substituting(inline.substitution), depth: 0)
    }
    if let known = trivialTypes[type] { return known }
    let answer = isTrivial(type, depth: 0)
    trivialTypes[type] = answer
    return answer
  }

  private func isTrivial(_ type: Type, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch type {
    case .nominal(let nominal, let arguments):
      if nominal.kind == .enum {
        if isOptional(nominal) {
          return arguments.first.map { isTrivial($0, depth: depth + 1) } ?? false
        }
        // The members may not be read yet in code that only passes values on.
        machine.program.readMembers(of: nominal)
        return nominal.enumCases.allSatisfy(\.payload.isEmpty)
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
    case .parameter(let parameter):
      inline.substitution[parameter]?.declaration.flatMap {
        RuntimeType.kind(of: $0)
      }
    default: nil
    }
  }

  func nominal(of type: Type) -> NominalType? {
    switch type {
    case .nominal(let nominal, _): nominal
    case .variable(let variable): variable.binding.flatMap { self.nominal(of: $0) }
    case .parameter(let parameter): inline.substitution[parameter]?.declaration
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
    let type = type.substituting(inline.substitution)
    return switch type {
    case .existential, .parameter, .member, .opaque:
      machine.program.conforms(type, to: machine.program.wellKnown("AnyObject"))
    case .variable(let variable): variable.binding.map { isClassBound($0) } ?? false
    default: isClass(type)
    }
  }

  /// Loads the metatype of a type into a new plain register, which the caller frees or keeps.
  func lowerType(_ type: Type) -> Register {
    let register = makePlainTemporary()
    lowerType(type, into: register)
    return register
  }

  func lowerType(_ type: Type, into register: Register) {
    let type = type.substituting(inline.substitution)
    let parameters = type.mentionedParameters
    guard !parameters.isEmpty else {
      let closed = machine.types.type(for: type)
      emit(
        .loadImmediate, register, Register(ValueKind.metatype.rawValue), payload: Int(closed.id))
      return
    }
    var leaves: [(parameter: GenericParameter, leaf: TypeRecipe.Leaf)] = []
    for parameter in parameters {
      if let leaf = leaf(for: parameter) { leaves.append((parameter, leaf)) }
    }
    code.recipes.append(TypeRecipe(type: type, leaves: leaves))
    emit(.makeType, register, payload: code.recipes.count - 1)
  }

  /// Where this code finds the argument of a generic parameter.
  func leaf(for parameter: GenericParameter) -> TypeRecipe.Leaf? {
    if let register = typeArguments[ObjectIdentifier(parameter)] { return .register(register) }
    if let parent {
      return parent.hasArgument(for: parameter) ? .register(captureType(parameter)) : nil
    }
    guard let selfRegister else { return nil }
    return parameter.isProtocolSelf
      ? .dynamicType(selfRegister) : .argument(of: selfRegister, parameter)
  }

  func hasArgument(for parameter: GenericParameter) -> Bool {
    typeArguments[ObjectIdentifier(parameter)] != nil || selfRegister != nil
      || parent?.hasArgument(for: parameter) ?? false
  }
}

extension Type {
  /// The declaration of a nominal type.
  fileprivate var declaration: NominalType? {
    if case .nominal(let nominal, _) = shallow { nominal } else { nil }
  }

  /// The generic parameters in a type, in order of first occurrence.
  var mentionedParameters: [GenericParameter] {
    var found: [GenericParameter] = []
    collectParameters(&found)
    return found
  }

  private func collectParameters(_ result: inout [GenericParameter]) {
    switch self {
    case .nominal(_, let arguments), .pack(let arguments):
      for argument in arguments { argument.collectParameters(&result) }
    case .opaque(let opaque, let arguments):
      for argument in arguments { argument.collectParameters(&result) }
      opaque.found(with: arguments)?.collectParameters(&result)
    case .tuple(let elements):
      for element in elements { element.type.collectParameters(&result) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.collectParameters(&result) }
      function.result.collectParameters(&result)
    case .metatype(let part), .expansion(let part): part.collectParameters(&result)
    case .parameter(let parameter):
      if !result.contains(where: { $0 === parameter }) { result.append(parameter) }
    case .member(let base, _): base.collectParameters(&result)
    case .variable(let variable): variable.binding?.collectParameters(&result)
    case .existential, .unknown: break
    }
  }
}
