import Syntax

/// Literals that operators are applied to.
extension Unifier {
  /// An open number that operators are applied to.
  func makeVariable(_ literal: TypeVariable.Literal, taking operations: Set<LiteralOperation>)
    -> Type
  {
    let type = checker.makeVariable(literal)
    if case .variable(let variable) = type { variable.operations = operations }
    return type
  }

  /// Whether a type has an operator that takes and gives nothing but that type.
  func has(_ operation: LiteralOperation, _ type: Type) -> Bool {
    // How far to shift is a number of any type of its own.
    let isShift = operation.name == "<<" || operation.name == ">>"
    func isSuch(_ function: Function, _ map: Substitution) -> Bool {
      let operands = function.parameters.map(\.type).prefix(isShift ? 1 : operation.operandCount)
      return function.parameters.count == operation.operandCount && !function.isPostfix
        && ([function.result] + operands).allSatisfy {
          normalize($0.substituting(map)) == type
        }
    }
    let type = normalize(type)
    if type.isUnknown { return true }
    if memberLookup.lookUpMembers(operation.name, in: type).contains(where: { candidate in
      if case .function(let function) = candidate.member {
        function.isStatic && isSuch(function, candidate.map)
      } else {
        false
      }
    }) {
      return true
    }
    return checker.lookUpGlobal(operation.name, from: type.nominal?.source).contains { symbol in
      if case .function(let function) = symbol { isSuch(function, [:]) } else { false }
    }
  }
}

extension Unifier {
  /// A type whose open places nobody could fill: literals by default, the rest unknown.
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
  /// The type as an error states it.
  func stated(_ type: Type) -> Type { unifier.normalize(type).stated }
}
