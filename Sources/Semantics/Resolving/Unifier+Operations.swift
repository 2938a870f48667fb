import Syntax

/// Operations on open literals.
extension Unifier {
  /// A type variable for an open number with the operators applied to it.
  func makeVariable(_ literal: TypeVariable.Literal, taking operations: Set<LiteralOperation>)
    -> Type
  {
    let type = checker.makeVariable(literal)
    if case .variable(let variable) = type { variable.operations = operations }
    return type
  }

  /// Whether a type has an operator whose operands and result are of that type.
  func has(_ operation: LiteralOperation, _ type: Type) -> Bool {
    // The right operand of a shift has a type of its own.
    let isShift = operation.name == "<<" || operation.name == ">>"
    func isSuch(_ function: Function, _ map: Substitution) -> Bool {
      let operands = function.parameters.map(\.type).prefix(isShift ? 1 : operation.operandCount)
      return function.parameters.count == operation.operandCount && !function.modifiers.isPostfix
        && ([function.result] + operands).allSatisfy {
          normalize($0.substituting(map)) == type
        }
    }
    let type = normalize(type)
    if type.isUnknown { return true }
    if memberLookup.lookUpMembers(operation.name, in: type).contains(where: { candidate in
      if case .function(let function) = candidate.member {
        function.modifiers.isStatic && isSuch(function, candidate.map)
      } else {
        false
      }
    }) {
      return true
    }
    return checker.globalLookup.lookUpGlobal(operation.name, from: type.nominal?.source).contains {
      symbol in
      if case .function(let function) = symbol { isSuch(function, [:]) } else { false }
    }
  }
}

extension Unifier {
  /// The type with its open variables replaced: by the default type for literals, otherwise by an
  /// unknown type.
  func closingVariables(_ type: Type) -> Type {
    switch type.shallow {
    case .variable(let variable) where variable.hole != nil: type
    case .variable(let variable): defaultType(of: variable) ?? .unknown
    case .nominal(let nominal, let arguments): .nominal(nominal, arguments.map(closingVariables))
    case .tuple(let elements):
      .tuple(elements.map { .init(label: $0.label, type: closingVariables($0.type)) })
    case .function(var function):
      {
        for index in function.parameters.indices {
          function.parameters[index].type = closingVariables(function.parameters[index].type)
        }
        function.result = closingVariables(function.result)
        return .function(function)
      }()
    case .metatype(let inner): .metatype(closingVariables(inner))
    case .existential(let types): .existential(types.map(closingVariables))
    case .opaque(let opaque, let arguments): .opaque(opaque, arguments.map(closingVariables))
    case .pack(let types): .pack(types.map(closingVariables))
    case .expansion(let pattern): .expansion(closingVariables(pattern))
    case .member(let base, let associated): .member(closingVariables(base), associated)
    case let other: other
    }
  }
}

extension TypeChecker {
  /// The type as diagnostics show it.
  func displayed(_ type: Type) -> Type { unifier.normalize(type).displayed }
}
