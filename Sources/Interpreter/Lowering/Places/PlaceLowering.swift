internal import Semantics
internal import SourceText

/// Places of expressions.
struct PlaceLowering: LoweringPart {
  let lowering: Lowering

  /// - Parameters:
  ///   - isReplaced: Whether the whole value is assigned: then a setter is preferred to `_modify`.
  ///   - isUndisturbed: Whether nothing changes variables between the evaluation of the place and
  ///     its use.
  func prepare(
    _ expression: TypedExpression, isReplaced: Bool = false, isUndisturbed: Bool = false
  ) throws(Fault) -> Place {
    let outer = span
    if !expression.span.isEmpty { span = expression.span }
    defer { span = outer }
    switch expression.kind {
    case _ where expression.hasUnknownType:
      return Place(.temporary(try operand(expression)), expression.type)
    case .local(let variable):
      guard variable.ownership == .strong, let location = locals.location(of: variable) else {
        return Place(.temporary(try operand(expression)), expression.type)
      }
      if effects.isObserved(variable) {
        let accessors = Place.Accessors(
          getter: nil, setter: nil, modify: nil, local: variable, isVirtual: false,
          isDirect: false, isSetterMutating: false, isGetterMutating: false)
        return Place(
          .computed(.none, accessors, arguments: [], substitutions: []), expression.type)
      }
      switch location {
      case .register(let register): return Place(.register(register), expression.type)
      case .box(let box): return Place(.box(.borrowed(box)), expression.type)
      case .parts, .closureItself, .metatype:
        return Place(.temporary(try operand(expression)), expression.type)
      }
    case .global(let variable): return globalPlace(variable)
    case .property(let base, let property, let isDirect):
      return try prepareProperty(
        base, property, isDirect: isDirect, isReplaced: isReplaced, isUndisturbed: isUndisturbed,
        expression.type)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      return try prepareSubscript(
        base, element, arguments, substitutions, dispatch, isReplaced: isReplaced,
        isUndisturbed: isUndisturbed, expression.type)
    case .tupleElement(let base, let index):
      return Place(
        .ownField(try prepare(base, isUndisturbed: isUndisturbed), slot: index), expression.type)
    case .forceUnwrap(let inner, let isImplicit):
      let place = try prepare(inner, isUndisturbed: isUndisturbed)
      return Place(.unwrapped(place, isImplicit: isImplicit), expression.type)
    case .bindOptional(let inner):
      return Place(.chained(try prepare(inner, isUndisturbed: isUndisturbed)), expression.type)
    case .keyPathElement(let base, let path):
      let receiver: Place.Receiver =
        types.isClass(base.type)
        ? .operand(try operand(base)) : .place(try prepare(base, isUndisturbed: isUndisturbed))
      return Place(.keyPath(receiver, try operand(path)), expression.type)
    case .discard: return Place(.discard, .void)
    case .convert(let inner), .inoutArgument(let inner), .await(let inner):
      return try prepare(inner, isReplaced: isReplaced, isUndisturbed: isUndisturbed)
    default: return Place(.temporary(try ownedOperand(expression)), expression.type)
    }
  }

  /// The place of an expression that is used once a value is evaluated.
  func prepare(
    _ expression: TypedExpression, before value: TypedExpression, isReplaced: Bool = false
  ) throws(Fault) -> Place {
    try prepare(expression, isReplaced: isReplaced, isUndisturbed: effects.isPure(value))
  }

  /// A session or static variable; its own observers write it without being called again.
  private func globalPlace(_ variable: GlobalVariable) -> Place {
    if let register = lowering.variables[promoted: variable] {
      return Place(.register(register), variable.type)
    }
    let observers = [variable.willSet, variable.didSet].compactMap { $0 }
    guard !observers.isEmpty, !observers.contains(where: lowering.isBeingLowered) else {
      return Place(.global(variable), variable.type)
    }
    let accessors = Place.Accessors(
      getter: nil, setter: nil, modify: nil, stored: nil, global: variable, isVirtual: false,
      isDirect: false, isSetterMutating: false, isGetterMutating: false)
    return Place(
      .computed(.none, accessors, arguments: [], substitutions: []), variable.type)
  }

  private func prepareProperty(
    _ base: TypedExpression, _ property: Property, isDirect: Bool, isReplaced: Bool,
    isUndisturbed: Bool, _ type: Type
  ) throws(Fault) -> Place {
    if case .global(let variable) = property.storage {
      return isDirect ? Place(.global(variable), type) : globalPlace(variable)
    }
    let isReference = types.isClass(base.type)
    let isSuper = isDirect && effects.isSuper(base)
    let isDirect = isDirect && !isSuper
    let isOverridable = !isSuper && effects.isOverridable(property)
    if case .stored(let slot) = property.storage, isDirect || !isOverridable {
      if isDirect || !property.accessors.hasObservers, property.modifiers.ownership == .strong {
        if isReference {
          let object = try operands.stableOwned(base, isUndisturbed: isUndisturbed)
          return Place(.field(object, property, slot: slot, isDirect: isDirect), type)
        }
        return Place(.ownField(try prepare(base, isUndisturbed: isUndisturbed), slot: slot), type)
      }
    }
    let accessors = accessors(of: property, isDirect: isDirect, isOverridable, isSuper)
    if !isReplaced || property.setter == nil,
      let modify = coroutines.coroutine(
        property.accessors.modify, isOverridable: isOverridable && effects.mayBeOverridden(property)
      )
    {
      if let element = try coroutines.pointerElement(
        modify, base, isUndisturbed: isUndisturbed, type)
      {
        return element
      }
      return Place(.coroutine(try coroutines.coroutine(modify, base, [])), type)
    }
    let receiver = try receiver(base, accessors, isUndisturbed: isUndisturbed)
    return Place(.computed(receiver, accessors, arguments: [], substitutions: []), type)
  }

  private func accessors(
    of property: Property, isDirect: Bool, _ isOverridable: Bool, _ isSuper: Bool
  ) -> Place.Accessors {
    var stored: Property?
    if case .computed = property.storage {
    } else if isDirect || !isOverridable {
      stored = property
    }
    return Place.Accessors(
      getter: property.getter,
      setter: isDirect && stored == nil ? property.accessors.initialize : property.setter,
      modify: property.accessors.modify, stored: stored, isVirtual: !isDirect && !isSuper,
      isDirect: isDirect,
      isSetterMutating: !property.modifiers.isSetterNonmutating,
      isGetterMutating: property.modifiers.isGetterMutating)
  }

  /// The receiver of accessors: a place if the setter mutates it, otherwise a value.
  private func receiver(
    _ base: TypedExpression, _ accessors: Place.Accessors, isUndisturbed: Bool
  ) throws(Fault) -> Place.Receiver {
    if case .metatype = base.type { return .operand(try operand(base)) }
    if accessors.isSetterMutating || accessors.isGetterMutating, !types.isClassBound(base.type) {
      return .place(try prepare(base, isUndisturbed: isUndisturbed))
    }
    return .operand(try operands.stableOwned(base, isUndisturbed: isUndisturbed))
  }

  private func prepareSubscript(
    _ base: TypedExpression, _ element: Subscript, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, isReplaced: Bool, isUndisturbed: Bool,
    _ type: Type
  ) throws(Fault) -> Place {
    let accessors = Place.Accessors(
      getter: element.getter, setter: element.setter, modify: element.modify, stored: nil,
      isVirtual: dispatch != .direct, isDirect: false,
      isSetterMutating: !element.isSetterNonmutating,
      isGetterMutating: element.getter?.selfParameter == .inout)
    if element.isStatic {
      let receiver = Place.Receiver.operand(try operand(base))
      let operands = try lowerStable(arguments, isUndisturbed: isUndisturbed)
      return Place(
        .computed(
          receiver, accessors, arguments: operands, substitutions: substitutions), type)
    }
    if !isReplaced || element.setter == nil,
      let modify = coroutines.coroutine(element.modify, isOverridable: dispatch != .direct)
    {
      return Place(.coroutine(try coroutines.coroutine(modify, base, arguments)), type)
    }
    let receiver = try receiver(base, accessors, isUndisturbed: isUndisturbed)
    let operands = try lowerStable(arguments, isUndisturbed: isUndisturbed)
    if case .place(let place) = receiver {
      switch element.getter?.implementation {
      case .native("array.get"), .instruction("array.get"):
        return Place(.arrayElement(place, operands[0]), type)
      case .native("dictionary.get"), .instruction("dictionary.get"):
        return Place(.dictionaryElement(place, operands[0]), type)
      case .native("dictionary.value"):
        return Place(.dictionaryValue(place, operands[0]), type)
      default: break
      }
    }
    if case .operand(let pointer) = receiver,
      case .native("pointer.get")? = element.getter?.implementation
    {
      return Place(.pointerElement(pointer, operands[0]), type)
    }
    return Place(
      .computed(
        receiver, accessors, arguments: operands, substitutions: substitutions), type)
  }

  private func lowerStable(
    _ arguments: [TypedExpression], isUndisturbed: Bool
  ) throws(Fault) -> [Operand] {
    var result: [Operand] = []
    for argument in arguments {
      result.append(try operands.stableOwned(argument, isUndisturbed: isUndisturbed))
    }
    return result
  }
}
