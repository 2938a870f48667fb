internal import Semantics
internal import SourceText

/// Metatypes, also of types that contain generic arguments known only at run time.
struct MetatypeLowering: LoweringPart {
  let lowering: Lowering

  /// Loads the metatype of a type into a new plain register, which the caller frees or keeps.
  func lowerType(_ type: Type) -> Register {
    let register = makePlainTemporary()
    lowerType(type, into: register)
    return register
  }

  func lowerType(_ type: Type, into register: Register) {
    let type = types.substituted(type)
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
    code.tables.recipes.append(TypeRecipe(type: type, leaves: leaves))
    emit(.makeType, register, payload: code.tables.recipes.count - 1)
  }

  /// Where this code finds the argument of a generic parameter.
  private func leaf(for parameter: GenericParameter) -> TypeRecipe.Leaf? {
    if let parent = lowering.parent, lowering.arguments[parameter] == nil {
      return parent.metatypes.hasArgument(for: parameter)
        ? .register(captureType(parameter)) : nil
    }
    return lowering.arguments.leaf(for: parameter)
  }

  private func hasArgument(for parameter: GenericParameter) -> Bool {
    lowering.arguments.hasArgument(for: parameter)
      || lowering.parent?.metatypes.hasArgument(for: parameter) ?? false
  }

  /// Captures a type argument of an enclosing body.
  private func captureType(_ parameter: GenericParameter) -> Register {
    let register = lowering.addCapture(.type(parameter))
    lowering.arguments[parameter] = register
    return register
  }
}
