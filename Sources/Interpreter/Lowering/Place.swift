internal import Semantics
internal import SourceText

/// Something that can be written to, with all subexpressions of its path evaluated.
///
/// To mutate it in place, its value is moved into a register (`begin`), changed there, and put back
/// (`end`), so that unshared storage is never copied.
final class Place {
  /// How a place is accessed.
  enum Kind {
    /// A variable in a register.
    case register(Lowering.Register)
    /// Slot 0 of a box.
    case box(Operand)
    case global(GlobalVariable)
    /// A field of an instance.
    case field(Operand, Property, slot: Int, isDirect: Bool)
    /// A field of a struct or tuple in another place.
    case ownField(Place, slot: Int)
    /// A property or subscript with accessors.
    case computed(Receiver, Accessors, arguments: [Operand], substitutions: [Type])
    case arrayElement(Place, Operand)
    case dictionaryElement(Place, Operand)
    /// The value at a position of a dictionary.
    case dictionaryValue(Place, Operand)
    /// The pointee of a pointer plus an offset in elements.
    case pointerElement(Operand, Operand)
    /// The value inside an optional, unwrapped with `!`.
    case unwrapped(Place, isImplicit: Bool)
    /// The value inside an optional, unwrapped with `?`.
    case chained(Place)
    case keyPath(Receiver, Operand)
    /// A `_modify` accessor lowered in place.
    case coroutine(Coroutine)
    /// A value without a variable; writes to it are lost.
    case temporary(Operand)
    case discard
  }

  /// The receiver of accessors.
  enum Receiver {
    case place(Place)
    case operand(Operand)
    case none
  }

  /// How a computed or observed property is read and written.
  struct Accessors {
    let getter: Function?
    let setter: Function?
    let modify: Function?
    /// The property itself, if it is stored with observers or weakly.
    var stored: Property?
    /// A global or static variable with observers.
    var global: GlobalVariable?
    /// A local variable with observers.
    var local: LocalVariable?
    let isVirtual: Bool
    let isDirect: Bool
    /// Whether the setter mutates the receiver.
    let isSetterMutating: Bool
    let isGetterMutating: Bool
  }

  let kind: Kind
  let type: Type
  /// The register that holds the value during access.
  var register: Lowering.Register?
  /// The register that points to the value while it is changed in place.
  var reached: Lowering.Register?

  init(_ kind: Kind, _ type: Type) {
    self.kind = kind
    self.type = type
  }
}

/// Places of expressions.
extension Lowering {
  /// - Parameter isReplaced: Whether the whole value is assigned: then a setter is preferred to
  ///   `_modify`.
  func prepare(
    _ expression: TypedExpression, isReplaced: Bool = false
  ) throws(Fault) -> Place {
    let outer = span
    if !expression.span.isEmpty { span = expression.span }
    defer { span = outer }
    switch expression.kind {
    case _ where expression.hasUnknownType:
      return Place(.temporary(try operand(expression)), expression.type)
    case .local(let variable):
      guard variable.ownership == .strong, let location = location(of: variable) else {
        return Place(.temporary(try operand(expression)), expression.type)
      }
      if isObserved(variable) {
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
        base, property, isDirect: isDirect, isReplaced: isReplaced, expression.type)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      return try prepareSubscript(
        base, element, arguments, substitutions, dispatch, isReplaced: isReplaced, expression.type)
    case .tupleElement(let base, let index):
      return Place(.ownField(try prepare(base), slot: index), expression.type)
    case .forceUnwrap(let inner, let isImplicit):
      return Place(.unwrapped(try prepare(inner), isImplicit: isImplicit), expression.type)
    case .bindOptional(let inner): return Place(.chained(try prepare(inner)), expression.type)
    case .keyPathElement(let base, let path):
      let receiver: Place.Receiver =
        isClass(base.type) ? .operand(try operand(base)) : .place(try prepare(base))
      return Place(.keyPath(receiver, try operand(path)), expression.type)
    case .discard: return Place(.discard, .void)
    case .convert(let inner), .inoutArgument(let inner), .await(let inner):
      return try prepare(inner, isReplaced: isReplaced)
    default: return Place(.temporary(try ownedOperand(expression)), expression.type)
    }
  }

  /// A session or static variable; its own observers write it without being called again.
  private func globalPlace(_ variable: GlobalVariable) -> Place {
    if let register = promoted[ObjectIdentifier(variable)] {
      return Place(.register(register), variable.type)
    }
    let observers = [variable.willSet, variable.didSet].compactMap { $0 }
    guard !observers.isEmpty, !observers.contains(where: isBeingLowered) else {
      return Place(.global(variable), variable.type)
    }
    let accessors = Place.Accessors(
      getter: nil, setter: nil, modify: nil, stored: nil, global: variable, isVirtual: false,
      isDirect: false, isSetterMutating: false, isGetterMutating: false)
    return Place(
      .computed(.none, accessors, arguments: [], substitutions: []), variable.type)
  }

  /// Whether writes to a local variable call observers; the observers' own writes do not.
  func isObserved(_ variable: LocalVariable) -> Bool {
    let observers = [variable.willSet, variable.didSet].compactMap { $0 }
    return !observers.isEmpty && !observers.contains { isBeingLowered($0.function) }
  }

  func isBeingLowered(_ function: Function) -> Bool {
    self.function === function || parent?.isBeingLowered(function) ?? false
  }

  private func prepareProperty(
    _ base: TypedExpression, _ property: Property, isDirect: Bool, isReplaced: Bool, _ type: Type
  ) throws(Fault) -> Place {
    if case .global(let variable) = property.storage {
      return isDirect ? Place(.global(variable), type) : globalPlace(variable)
    }
    let isReference = isClass(base.type)
    let isSuper = isDirect && isSuper(base)
    let isDirect = isDirect && !isSuper
    let isOverridable = !isSuper && isOverridable(property)
    if case .stored(let slot) = property.storage, isDirect || !isOverridable {
      let isObserved = property.willSet != nil || property.didSet != nil
      if isDirect || !isObserved, property.ownership == .strong {
        if isReference {
          return Place(
            .field(try stableOwned(base), property, slot: slot, isDirect: isDirect), type)
        }
        return Place(.ownField(try prepare(base), slot: slot), type)
      }
    }
    let accessors = accessors(of: property, isDirect: isDirect, isOverridable, isSuper)
    if !isReplaced || property.setter == nil,
      let modify = coroutine(
        property.modify, isOverridable: isOverridable && mayBeOverridden(property))
    {
      if let element = try pointerElement(modify, base, type) { return element }
      return Place(.coroutine(try coroutine(modify, base, [])), type)
    }
    return Place(
      .computed(try receiver(base, accessors), accessors, arguments: [], substitutions: []), type)
  }

  /// Whether a subclass or conforming type may override a property.
  func isOverridable(_ property: Property) -> Bool {
    if property.owner?.kind == .protocol { return true }
    guard let getter = property.getter, getter.virtualIndex != nil else { return false }
    // Accessors made for a stored property access its storage, whether they are implicit or made
    // for a requirement.
    let isMadeForIt = function.implementation.isRequirement && function.property === property
    return function !== getter && function !== property.setter && !isMadeForIt
  }

  /// Whether another property overrides, or may later override, one with accessors.
  private func mayBeOverridden(_ property: Property) -> Bool {
    property.owner?.kind == .protocol || machine.program.isOverridden(property)
  }

  /// Whether the base of an access is `super`: it bypasses overrides of the property, but not its
  /// observers.
  func isSuper(_ base: TypedExpression) -> Bool {
    guard case .convert(let inner) = base.kind, case .local(let variable) = inner.kind else {
      return false
    }
    return variable.name == "self" && isClass(base.type)
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
      setter: isDirect && stored == nil ? property.initAccessor : property.setter,
      modify: property.modify, stored: stored, isVirtual: !isDirect && !isSuper, isDirect: isDirect,
      isSetterMutating: !property.isSetterNonmutating, isGetterMutating: property.isGetterMutating)
  }

  /// The receiver of accessors: a place if the setter mutates it, otherwise a value.
  private func receiver(
    _ base: TypedExpression, _ accessors: Place.Accessors
  ) throws(Fault) -> Place.Receiver {
    if isClassBound(base.type) { return .operand(try stableOwned(base)) }
    if case .metatype = base.type { return .operand(try operand(base)) }
    if accessors.isSetterMutating || accessors.isGetterMutating {
      return .place(try prepare(base))
    }
    return .operand(try stableOwned(base))
  }

  /// An operand that keeps its value even if the variable it came from changes.
  func stableOwned(_ expression: TypedExpression) throws(Fault) -> Operand {
    if case .local(let variable) = expression.kind, variable.isLet || !variable.isMutated {
      return try operand(expression)
    }
    if isUndisturbed, isMutableLocal(expression) { return try operand(expression) }
    return try ownedOperand(expression)
  }

  /// The place of an expression that is used once a value is evaluated.
  func prepare(
    _ expression: TypedExpression, before value: TypedExpression, isReplaced: Bool = false
  ) throws(Fault) -> Place {
    let outer = isUndisturbed
    isUndisturbed = isPure(value)
    defer { isUndisturbed = outer }
    return try prepare(expression, isReplaced: isReplaced)
  }

  private func prepareSubscript(
    _ base: TypedExpression, _ element: Subscript, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, isReplaced: Bool, _ type: Type
  ) throws(Fault) -> Place {
    let accessors = Place.Accessors(
      getter: element.getter, setter: element.setter, modify: element.modify, stored: nil,
      isVirtual: dispatch != .direct, isDirect: false,
      isSetterMutating: !element.isSetterNonmutating,
      isGetterMutating: element.getter?.selfParameter == .inout)
    if element.isStatic {
      let receiver = Place.Receiver.operand(try operand(base))
      let operands = try lowerStable(arguments)
      return Place(
        .computed(
          receiver, accessors, arguments: operands, substitutions: substitutions), type)
    }
    if !isReplaced || element.setter == nil,
      let modify = coroutine(element.modify, isOverridable: dispatch != .direct)
    {
      return Place(.coroutine(try coroutine(modify, base, arguments)), type)
    }
    let receiver = try receiver(base, accessors)
    let operands = try lowerStable(arguments)
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

  private func lowerStable(_ arguments: [TypedExpression]) throws(Fault) -> [Operand] {
    var operands: [Operand] = []
    for argument in arguments { operands.append(try stableOwned(argument)) }
    return operands
  }
}
