import SourceText
import Syntax

/// Projected values of wrappers.
extension WrapperDeclarations {
  /// Declares `$name`, if the wrapper has a projected value.
  func declareProjection(
    of wrapped: Property, _ wrapper: NominalType, _ type: Type, _ nominal: NominalType,
    _ context: DeclarationContext
  ) {
    guard let projection = instanceProperty("projectedValue", of: wrapper) else { return }
    let name = wrapped.name
    let map = wrapper.substitution(type.arguments)
    let projected = Property(
      name: "$\(name)", type: unifier.normalize(projection.type.substituting(map)), isLet: false,
      isStatic: wrapped.isStatic, owner: nominal, storage: .computed, source: context.source,
      span: wrapped.span)
    projected.modifiers.access = wrapped.modifiers.access
    projected.modifiers.setterAccess = wrapped.modifiers.access
    let isEnclosing = nominal.isReferenceType && hasEnclosingSubscript(wrapper, for: "projecting")
    let place =
      isEnclosing
      ? "\(spelled(wrapper, in: nominal))[_enclosingInstance: self, projecting: \\.\(name), storage: \\._\(name)]"
      : "_\(name).projectedValue"
    projected.getter = makeTextAccessor(
      .getter, place, projected, nominal, context, isMutating: false)
    if isSettable(projection) {
      let isNonmutating =
        isEnclosing || projection.modifiers.isSetterNonmutating || wrapper.isReferenceType
      projected.setter = makeTextAccessor(
        .setter, "\(place) = newValue", projected, nominal, context, isMutating: !isNonmutating)
      projected.modifiers.isSetterNonmutating = isNonmutating
    }
    nominal.add(.property(projected))
  }
}
