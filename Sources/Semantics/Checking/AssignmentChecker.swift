import SourceText
import Syntax

/// Checks assignments and whether places are mutable.
struct AssignmentChecker: BodyPart {
  let body: BodyChecker

  /// Reports a place that is immutable; records the mutation otherwise.
  func requireMutable(_ place: TypedExpression, _ span: Span, _ change: MutabilityError.Change) {
    guard let obstacle = immutability(place, isTarget: true) else {
      if change != .mutatingGetter { body.isolation.requireIsolation(ofChange: place) }
      return
    }
    let target: MutabilityError.Target =
      switch place.kind {
      case .subscriptElement, .keyPathElement: .element
      case .local, .ternary, .apply: .value
      case .property: .property
      default: .other
      }
    error(
      MutabilityError.immutable(obstacle, change, of: target), at: span,
      notes: obstacle.isSelf ? mutatingNote : constantNote(obstacle, place))
  }

  /// A note at the `let` of a constant, with the fix.
  private func constantNote(
    _ obstacle: MutabilityError.Obstacle, _ place: TypedExpression
  ) -> [Diagnostic] {
    guard case .constant = obstacle, let (source, keyword) = declaration(ofConstantIn: place),
      !keyword.isEmpty, !source.isLibrary
    else { return [] }
    return [
      Diagnostic(
        .note, FixItNote.makeVariable, in: source, at: keyword,
        fixIts: [.init(span: keyword, replacement: "var")])
    ]
  }

  /// Where the outermost constant of a place is declared.
  private func declaration(ofConstantIn place: TypedExpression) -> (Source, Span)? {
    switch place.kind {
    case .local(let variable) where variable.isLet: (body.source, variable.keywordSpan)
    case .global(let variable) where variable.isLet: (variable.source, variable.keywordSpan)
    case .property(_, let property, _) where property.isLet:
      (property.source, property.keywordSpan)
    case .property(let base, _, _), .subscriptElement(let base, _, _, _, _),
      .tupleElement(let base, _), .forceUnwrap(let base, _), .bindOptional(let base),
      .convert(let base), .keyPathElement(let base, _):
      declaration(ofConstantIn: base)
    default: nil
    }
  }

  /// A note that the enclosing method is not `mutating`, with the fix.
  private var mutatingNote: [Diagnostic] {
    guard let function = body.selection.enclosingFunction, function.kind == .method,
      !function.modifiers.isStatic,
      !function.keywordSpan.isEmpty
    else { return [] }
    let place = Span(Int(function.keywordSpan.start), Int(function.keywordSpan.start))
    return [
      Diagnostic(
        .note, MutabilityError.markMutating, in: body.source,
        at: function.keywordSpan, fixIts: [.init(span: place, replacement: "mutating ")])
    ]
  }

  /// Why a place is immutable; nil if it is mutable. Marks the root variable as mutated.
  private func immutability(_ place: TypedExpression, isTarget: Bool) -> MutabilityError.Obstacle? {
    switch place.kind {
    case .local(let variable):
      if variable.isLet {
        if variable.name == "self" {
          return .immutableSelf(isWhole: isTarget)
        }
        if variable.name.hasPrefix("$") { return .immutable(variable.name) }
        if body.initialization.isDeferred(variable) { return nil }
        return .constant(variable.name, of: checker.displayed(variable.type), isWhole: isTarget)
      }
      variable.isMutated = true
      return nil
    case .global(let variable):
      if variable.isLet {
        if checker.world.unset[ObjectIdentifier(variable)] != nil { return nil }
        return .constant(
          variable.name, of: checker.displayed(variable.type),
          isWhole: isTarget && variable.owner == nil)
      }
      return nil
    case .property(let base, let property, let isDirect):
      return immutability(of: property, base, isDirect, isTarget: isTarget)
    case .subscriptElement(let base, let element, _, _, _):
      if element.setter == nil, element.modify == nil { return .subscriptGetOnly }
      if element.isSetterNonmutating || base.type.isReference || element.isStatic { return nil }
      if element.getter?.owner?.kind == .protocol, isClassValue(base.type) { return nil }
      return immutability(base, isTarget: false)
    case .tupleElement(let base, _): return immutability(base, isTarget: false)
    case .forceUnwrap(let base, _), .bindOptional(let base):
      return immutability(base, isTarget: isTarget)
    case .convert(let base):
      if base.type.isReference { return nil }
      return immutability(base, isTarget: isTarget)
    case .keyPathElement(let base, let path):
      if path.type.isPrelude("ReferenceWritableKeyPath") { return nil }
      if path.type.isPrelude("WritableKeyPath") { return immutability(base, isTarget: false) }
      return .readOnlyKeyPath
    case .discard, .trap: return nil
    case .literalOperation: return .result(.binaryOperator, isWhole: true)
    case .call(let function, _, _, _, _)
    where !(function.name.utf8.first?.isIdentifierStart ?? true):
      return .result(
        function.parameters.count == 2 ? .binaryOperator : .unaryOperator, isWhole: true)
    case .call(let function, _, _, _, _) where function.kind == .function:
      return .result(.function(function.name), isWhole: isTarget)
    case .functionReference(let function, _, _, _, _):
      return .function(function.name, of: function.owner?.declaredType)
    case .ternary: return .conditionalOperator
    case .apply(let callee, _):
      return body.locals.computedLocal(callee).map { .getOnly($0.name, of: nil) }
        ?? .result(.call, isWhole: true)
    case .call, .optionalChain: return .result(.call, isWhole: true)
    case .integer, .integerLiteral, .double, .string, .boolean, .nilLiteral, .interpolation:
      return .literal
    case .array, .dictionary: return .collection(checker.displayed(place.type))
    default: return .result(.call, isWhole: true)
    }
  }

  private func immutability(
    of property: Property, _ base: TypedExpression, _ isDirect: Bool, isTarget: Bool
  ) -> MutabilityError.Obstacle? {
    let name = property.name
    if property.isLet {
      if isInitializing(property, base) { return nil }
      return .constant(name, of: checker.displayed(property.type), isWhole: isTarget)
    }
    if case .computed = property.storage, property.setter == nil, property.accessors.modify == nil {
      if isInitializing(property, base), property.wrapperBacking != nil { return nil }
      if case .global(let variable) = base.kind, variable.name.contains("#") {
        return .givenName(variable.name)
      }
      return .getOnly(name, of: property.owner?.declaredType)
    }
    if property.modifiers.setterAccess < property.modifiers.access
      || property.modifiers.setterAccess == .private,
      !canSet(property)
    {
      return .inaccessibleSetter(name)
    }
    if property.owner?.isReferenceType ?? false { return nil }
    if property.modifiers.isSetterNonmutating || property.isStatic || property.owner == nil {
      return nil
    }
    if case .metatype = base.type.shallow { return nil }
    if base.type.isReference { return nil }
    if property.owner?.kind == .protocol, isClassValue(base.type) { return nil }
    return immutability(base, isTarget: false)
  }

  private func isClassValue(_ type: Type) -> Bool {
    conformances.conforms(type, toPrelude: "AnyObject") && !type.isUnknown
  }

  private func canSet(_ property: Property) -> Bool {
    guard let owner = property.owner, !checker.mode.ignoresAccess, !owner.isPrelude else {
      return true
    }
    guard
      checker.globalLookup.isVisible(
        property.modifiers.setterAccess, declaredIn: property.source, from: body.source)
    else {
      return false
    }
    guard property.modifiers.setterAccess == .private else { return true }
    var current = body.declarations.nominal
    while let nominal = current {
      if nominal === owner || nominal.name == owner.name { return true }
      current = nominal.outer
    }
    return false
  }

  /// Whether an initializer is setting a property of the value being initialized.
  private func isInitializing(_ property: Property, _ base: TypedExpression) -> Bool {
    guard let function = body.selection.enclosingFunction, function.kind == .initializer,
      function.owner === property.owner, case .local(let variable) = base.kind,
      variable.name == "self"
    else { return false }
    return true
  }

  // Assignment.

  /// - Parameter sign: where the `=` is; nil for an assignment without text of its own.
  func assignment(
    _ target: Expression, _ value: Expression, _ span: Span, at sign: Span?
  ) -> TypedExpression {
    if case .discard = target.kind {
      let typed = literals.applyDefaults(body.check(value))
      return TypedExpression(
        .assign(
          TypedExpression(.discard, type: typed.type, span: target.span), typed, sign: sign),
        type: .void, span: span)
    }
    if case .tuple(let elements) = target.kind {
      return destructuring(elements, value, span, at: sign)
    }
    return assigning(to: target, value, span) {
      assign(value, to: $0, at: target, span, sign)
    }
  }

  /// Whether two types are the same generic type with different arguments; then the error is
  /// reported for the assignment rather than for the value.
  private func isOfOtherArguments(_ given: Type, _ wanted: Type) -> Bool {
    guard let nominal = unifier.simplify(given).nominal, !nominal.generics.parameters.isEmpty else {
      return false
    }
    return unifier.simplify(wanted).nominal === nominal
  }

  /// Makes an assignment to a place; a `?` in the place makes the assignment optional.
  func assigning(
    to target: Expression, _ value: Expression, _ span: Span,
    _ make: (TypedExpression) -> TypedExpression
  ) -> TypedExpression {
    let outer = body.chainPlace.isOptional
    body.chainPlace.isOptional = false
    defer { body.chainPlace.isOptional = outer }
    let place = changed(target)
    if place.type.isUnknown {
      // A constant of a stub's type is one nevertheless.
      if checker.holes.ignoresStubs { requireMutable(place, target.errorPlace, .assignment) }
      body.calls.checkLoosely(value)
      return body.unknown(span)
    }
    let isChained = body.chainPlace.isOptional
    body.chainPlace.isOptional = false
    let made = make(place)
    return isChained ? body.chains.closeChain(made) : made
  }

  private func assign(
    _ value: Expression, to place: TypedExpression, at target: Expression, _ span: Span,
    _ sign: Span?
  ) -> TypedExpression {
    if let shortened = wrappedInInit(place, value, span, sign) { return shortened }
    let before = checker.diagnostics.count
    requireMutable(place, target.errorPlace, .assignment)
    // A target that is not a place has no type to check the value against.
    if !isPlace(place), checker.diagnostics.count > before {
      body.calls.checkLoosely(value)
      return body.unknown(span)
    }
    let isElement = if case .subscriptElement = place.kind { true } else { false }
    let given = body.check(value, expecting: place.type)
    let typed = conversions.convert(
      given, to: place.type, isElement ? .elementAssignment : .assignment,
      at: isOfOtherArguments(given.type, place.type) ? sign : value.operatorPlace)
    body.passedArguments.requireEscaping(typed, .assignment, at: sign)
    if case .property(let base, let property, _) = place.kind, isInitializing(property, base) {
      body.initialization.properties.insert(ObjectIdentifier(property))
    }
    return TypedExpression(.assign(place, typed, sign: sign), type: .void, span: span)
  }

  private func isPlace(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .functionReference, .call, .apply, .nilLiteral: false
    default: true
    }
  }

  /// Checks an expression as the target of a mutation.
  private func changed(_ place: Expression) -> TypedExpression {
    let outer = body.hints.changedPlace
    body.hints.changedPlace = place.location
    defer { body.hints.changedPlace = outer }
    return body.chains.chainLink(place, expecting: nil)
  }

  /// `x = v` in an initializer, where `x` is a wrapped property that is not initialized yet: makes
  /// the wrapper.
  private func wrappedInInit(
    _ place: TypedExpression, _ value: Expression, _ span: Span, _ sign: Span?
  ) -> TypedExpression? {
    guard case .property(let base, let property, _) = place.kind,
      let backing = property.wrapperBacking, isInitializing(property, base),
      body.context.parent == nil, let wrapper = backing.type.nominal
    else { return nil }
    guard !body.initialization.properties.contains(ObjectIdentifier(backing)) else { return nil }
    if backing.initialValue != nil {
      // Already initialized: the write goes through the wrapper.
      return nil
    }
    guard checker.propertyWrappers.wrapsValues(wrapper) else { return nil }
    body.initialization.properties.insert(ObjectIdentifier(backing))
    let storage = TypedExpression(
      .property(base: base, backing, isDirect: true), type: backing.type, span: place.span)
    let call = Call(
      callee: Expression(.missing, span: span),
      arguments: [Argument(label: "wrappedValue", value: value)])
    let made = body.calls.construct(backing.type, call, span, expected: backing.type)
    return TypedExpression(
      .assign(storage, conversions.convert(made, to: backing.type, .assignment), sign: sign),
      type: .void, span: span)
  }

  /// `(a, b) = (1, 2)` in an initializer that makes property wrappers: one assignment after the
  /// other.
  private func wrappersInInit(
    _ elements: [Argument], _ value: Expression, _ span: Span, at sign: Span?
  ) -> TypedExpression? {
    guard body.selection.enclosingFunction?.kind == .initializer, body.context.parent == nil,
      case .tuple(let values) = value.kind, values.count == elements.count,
      elements.contains(where: { element in
        let (place, _) = body.attempt { changed(element.value) }
        guard case .property(let base, let property, _) = place.kind,
          let backing = property.wrapperBacking
        else { return false }
        return isInitializing(property, base) && backing.initialValue == nil
          && !body.initialization.properties.contains(ObjectIdentifier(backing))
      })
    else { return nil }
    let made = zip(elements, values).map { assignment($0.value, $1.value, span, at: sign) }
    return TypedExpression(
      .tuple(made), type: .tuple(made.map { .init(type: $0.type) }), span: span)
  }

  /// A destructuring assignment such as `(a, b) = (b, a)`.
  private func destructuring(
    _ elements: [Argument], _ value: Expression, _ span: Span, at sign: Span?
  ) -> TypedExpression {
    if let made = wrappersInInit(elements, value, span, at: sign) { return made }
    let places = elements.map { element -> TypedExpression in
      if case .discard = element.value.kind {
        return TypedExpression(.discard, type: checker.makeVariable(), span: element.value.span)
      }
      let place = body.chains.chain(element.value, expecting: nil)
      requireMutable(place, element.value.span, .assignment)
      if case .property(let base, let property, _) = place.kind, isInitializing(property, base) {
        body.initialization.properties.insert(ObjectIdentifier(property))
      }
      return place
    }
    let type = Type.tuple(places.map { .init(type: $0.type) })
    let typed = body.check(value, to: type, .assignment)
    let target = TypedExpression(.tuple(places), type: type, span: span)
    return TypedExpression(.assign(target, typed, sign: sign), type: .void, span: span)
  }
}
