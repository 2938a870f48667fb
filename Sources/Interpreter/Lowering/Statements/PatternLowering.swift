internal import Semantics

/// Patterns: tests with jumps, and bindings.
struct PatternLowering: LoweringPart {
  let lowering: Lowering

  /// Matches a borrowed value against a pattern, and binds its variables to copies.
  func match(
    _ pattern: TypedPattern, _ value: Register, _ type: Type, otherwise failed: Label
  ) throws(Fault) {
    switch pattern {
    case .wildcard: break
    case .bind(let variable):
      let copy = makeTemporary(variable.type)
      emit(isManaged(copy) ? .copy : .move, copy, value)
      locals.declare(variable, taking: .owned(copy))
    case .bindGlobal(let variable):
      let copy = makeManagedTemporary()
      emit(.copy, copy, value)
      try assignments.store(.owned(copy), in: Place(.global(variable), variable.type))
    case .tuple(let parts):
      if parts.count == 1 { return try match(parts[0], value, type, otherwise: failed) }
      for (index, part) in parts.enumerated() {
        try matchSlot(part, value, index, elementType(type, index), otherwise: failed)
      }
    case .enumCase(let element, let parts):
      try matchCase(element, parts, value, type, otherwise: failed)
    case .optionalSome(let inner):
      jump(.jumpIfNil, value, to: failed)
      if case .wildcard = inner { return }
      let payload = makePlainTemporary()
      emit(.unwrap, payload, value)
      try match(inner, payload, payloadType(type), otherwise: failed)
      free(payload)
    case .optionalNone: jump(.jumpUnlessNil, value, to: failed)
    case .isType(let type):
      let target = metatypes.lowerType(type)
      let answer = makePlainTemporary()
      emit(.isType, answer, value, target)
      jump(.jumpUnless, answer, to: failed)
      free(answer)
      free(target)
    case .asType(let inner, let type):
      try matchCast(inner, type, value, otherwise: failed)
    case .expression(let variable, let condition):
      lowering.variables[variable] = .register(value)
      try conditions.lowerFailing(condition, otherwise: failed)
    }
  }

  private func matchCast(
    _ inner: TypedPattern, _ type: Type, _ value: Register, otherwise failed: Label
  ) throws(Fault) {
    let target = metatypes.lowerType(type)
    let cast = makeManagedTemporary()
    emit(.castOrNil, cast, value, target)
    free(target)
    jump(.jumpIfNil, cast, to: failed)
    emit(.unwrap, cast, cast)
    if case .bind(let variable) = inner, !types.isTrivial(variable.type) {
      locals.declare(variable, taking: .owned(cast))
      return
    }
    let mismatch = makeLabel()
    let matched = makeLabel()
    try match(inner, cast, type, otherwise: mismatch)
    emit(.release, cast)
    jump(to: matched)
    place(mismatch)
    emit(.release, cast)
    jump(to: failed)
    place(matched)
    free(cast)
  }

  private func matchCase(
    _ element: EnumCase, _ parts: [TypedPattern], _ value: Register, _ type: Type,
    otherwise failed: Label
  ) throws(Fault) {
    if types.isOptional(element.owner) {
      if element.name == "none" {
        jump(.jumpUnlessNil, value, to: failed)
      } else {
        try match(.optionalSome(parts.first ?? .wildcard), value, type, otherwise: failed)
      }
      return
    }
    jump(.jumpUnlessCase, value, Register(element.index), to: failed)
    if parts.count == 1, element.payload.count > 1 {
      // One pattern matches the whole payload as a tuple.
      if case .wildcard = parts[0] { return }
      return try matchWholePayload(parts[0], element, value, otherwise: failed)
    }
    for (index, part) in parts.enumerated() {
      let type = payloadType(of: element, index, type)
      try matchSlot(part, value, index, type, otherwise: failed)
    }
  }

  private func matchWholePayload(
    _ pattern: TypedPattern, _ element: EnumCase, _ value: Register, otherwise failed: Label
  ) throws(Fault) {
    if case .tuple(let parts) = pattern, parts.count == element.payload.count {
      for (index, part) in parts.enumerated() {
        try matchSlot(part, value, index, element.payload[index].type, otherwise: failed)
      }
      return
    }
    let window = openWindow(element.payload.count)
    for index in element.payload.indices {
      emit(.getSlot, window + Register(index), value, Register(index))
    }
    let tuple = makeManagedTemporary()
    literals.makeTuple(window, element.payload.map(\.label), into: tuple)
    closeWindow(window)
    if case .bind(let variable) = pattern {
      locals.declare(variable, taking: .owned(tuple))
    } else {
      discard(.owned(tuple))
    }
  }

  private func matchSlot(
    _ pattern: TypedPattern, _ value: Register, _ index: Int, _ type: Type,
    otherwise failed: Label
  ) throws(Fault) {
    switch pattern {
    case .wildcard: return
    case .bind(let variable):
      let trivial = types.isTrivial(variable.type)
      let copy = makeTemporary(variable.type)
      emit(trivial ? .getTrivialSlot : .getSlot, copy, value, Register(index))
      locals.declare(variable, taking: .owned(copy))
    default:
      // Borrowed: the value that contains the part is retained during the match.
      let part = makePlainTemporary()
      emit(.borrowSlot, part, value, Register(index))
      try match(pattern, part, type, otherwise: failed)
      free(part)
    }
  }

  private func elementType(_ type: Type, _ index: Int) -> Type {
    if case .tuple(let elements) = type, elements.indices.contains(index) {
      elements[index].type
    } else {
      .any
    }
  }

  private func payloadType(_ type: Type) -> Type {
    if case .nominal(let nominal, let arguments) = type, types.isOptional(nominal) {
      arguments.first ?? .any
    } else {
      .any
    }
  }

  private func payloadType(of element: EnumCase, _ index: Int, _ type: Type) -> Type {
    guard element.payload.indices.contains(index) else { return .any }
    let declared = element.payload[index].type
    return declared.mentionsParameters ? .any : declared
  }
}
