import SourceText
import Syntax

/// Checks arrays, dictionaries and tuples, and finds the common type of elements.
struct CollectionChecker: BodyPart {
  let body: BodyChecker

  func tuple(_ elements: [Argument], _ span: Span, _ expected: Type?) -> TypedExpression {
    if elements.count == 1, elements[0].label != nil,
      body.packs.repeatedPattern(elements[0].value) == nil
    {
      error(LiteralError.labelledSingleElement, at: elements[0].labelSpan ?? span)
      body.calls.checkLoosely(elements[0].value)
      return body.unknown(span)
    }
    var wanted: [Type.TupleElement]?
    if let expected {
      var type = unifier.simplify(expected)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      if case .tuple(let parts) = type, parts.count == elements.count { wanted = parts }
    }
    var values: [TypedExpression] = []
    var types: [Type.TupleElement] = []
    for (index, element) in elements.enumerated() {
      if let pattern = body.packs.repeatedPattern(element.value) {
        var expected: Type?
        if case .expansion(let type)? = wanted?[index].type.shallow { expected = type }
        let value = body.packs.packExpansion(pattern, element.value.span, expecting: expected)
        values.append(value)
        types.append(.init(type: value.type))
        continue
      }
      var value = body.check(element.value, expecting: wanted?[index].type)
      if let target = wanted?[index].type, let converted = conversions.tryConvert(value, to: target)
      {
        value = converted
      }
      values.append(value)
      // `(1, 2)` takes the labels of an expected `(width: Int, height: Int)`.
      types.append(.init(label: element.label ?? wanted?[index].label, type: value.type))
    }
    return TypedExpression(.tuple(values), type: .tuple(types), span: span)
  }

  func array(
    _ elements: [Expression], _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    if let type = typeInBrackets(elements) {
      return body.functionReferences.materialize(.type(checker.array(type)), nil, span, expected)
    }
    var container: Type?
    var element: Type?
    if let expected {
      var type = unifier.simplify(expected)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      switch type {
      case .nominal(let nominal, let arguments)
      where nominal.isPrelude && nominal.outer == nil && ["Array", "Set"].contains(nominal.name):
        container = type
        element = arguments.first
        if nominal.name == "Set" { body.score.nonDefaultLiterals += 1 }
      case .nominal, .parameter, .member, .opaque:
        if unifier.accepts(.array, type) { return arrayLiteral(elements, of: type, span) }
      default: break
      }
    }
    var target = element ?? openElement(of: elements, expected)
    let isOpen = element == nil || unifier.simplify(target).hasVariables
    var values: [TypedExpression] = []
    if isOpen {
      values = checked(elements, target)
      if let common = common(values, target) {
        values = common
      } else if container?.nominal?.name == "Array" {
        // `[2, nil]` beside `[1]`: an array of its own type, `[Int?]`, to which the other may
        // convert.
        (container, target) = (nil, checker.makeVariable())
        values = common(values, target) ?? values
      }
    } else {
      for expression in elements {
        values.append(body.check(expression, to: target, .element))
      }
    }
    let shared = unifier.normalize(target).resolved
    if shared.isNoncopyable, !values.isEmpty {
      error(
        GenericError.requiresConformance(
          .type(.struct, container?.nominal?.name ?? "Array"), shared.displayed,
          to: .nominal(checker.wellKnown("Copyable"), [])),
        at: span)
    }
    return TypedExpression(.array(values), type: container ?? checker.array(target), span: span)
  }

  /// The open type of the elements of a literal. Where a hole is expected, implicit members are members of
  /// one: `[.idle, .running]`.
  private func openElement(of elements: [Expression], _ expected: Type?) -> Type {
    let isOfHole =
      elements.areImplicitMembers && expected.flatMap(checker.holeSolver.hole) != nil
    return isOfHole ? checker.holeSolver.makeHole() : checker.makeVariable()
  }

  /// The elements of a literal with an open element type, converted to their common type.
  private func joined(_ elements: [Expression], _ target: Type) -> [TypedExpression] {
    let values = checked(elements, target)
    return common(values, target) ?? values
  }

  private func checked(_ elements: [Expression], _ target: Type) -> [TypedExpression] {
    var values = elements.map { body.unknown($0.span) }
    var hint: Type?
    // `[.red, color]`: the other elements determine the type of `.red`.
    let implicit = elements.map(\.mentionsImplicitMember)
    let indices = elements.indices
    for index in indices.filter({ !implicit[$0] }) + indices.filter({ implicit[$0] }) {
      let value =
        (implicit[index] ? beside(hint, elements[index]) : nil)
        ?? body.check(elements[index], expecting: hint ?? like(target))
      if !value.type.hasVariables || hint == nil { hint = hint ?? value.type }
      values[index] = value
    }
    return values
  }

  /// An open type of its own for a value, in place of one that is joined from the types of several.
  private func like(_ target: Type) -> Type {
    guard case .variable(let variable) = unifier.simplify(target), variable.literal == nil,
      variable.hole == nil
    else { return target }
    let own = checker.makeVariable()
    if case .variable(let other) = own { other.constraints = variable.constraints }
    return own
  }

  /// `.nan` beside `1`: a member of the literal's default type, otherwise of `Double`, which
  /// integer literals can have as well.
  private func beside(_ hint: Type?, _ element: Expression) -> TypedExpression? {
    guard let hint, case .variable(let variable) = unifier.simplify(hint),
      variable.literal == .integer
    else { return nil }
    for type in [checker.int, checker.double] {
      if let value = body.keepIfValid({ body.check(element, expecting: type) }) { return value }
    }
    return nil
  }

  /// Converts the values to their common type; nil if that does not match the partly known target.
  private func common(_ values: [TypedExpression], _ target: Type) -> [TypedExpression]? {
    if values.isEmpty { return [] }
    if let unified = unifyAll(values, target) { return unified }
    // `[3]` beside `[1, nil]` converts to an array of optionals.
    if !conversions.isVariable(unifier.simplify(target)) {
      let start = body.checkpoint()
      let converted = values.compactMap { conversions.tryConvert($0, to: target) }
      if converted.count == values.count { return converted }
      body.rollBack(to: start)
    }
    guard unifier.unify(target, .any) else { return nil }
    return values.map { conversions.tryConvert($0, to: .any) ?? $0 }
  }

  /// The type to which two types convert: one of them, its optional, or a common superclass; nil if there is
  /// none.
  func commonType(of first: Type, _ second: TypedExpression) -> Type? {
    let type = checker.makeVariable()
    let value = TypedExpression(.trap(""), type: first, span: second.span)
    return unifyAll([value, second], type).map { _ in unifier.normalize(type) }
  }

  /// Converts values to the first of their types to which all others convert; nil if there is none.
  func unifyAll(_ values: [TypedExpression], _ target: Type) -> [TypedExpression]? {
    let start = body.checkpoint()
    var candidates = values.map { $0.type }
    // `nil` among the values makes the others optional.
    if candidates.contains(where: isNilVariable) {
      let plain = candidates.filter { !isNilVariable($0) && !$0.isOptional }
      candidates = plain.map { checker.optional($0) } + candidates
    }
    candidates.sort { rank($0) < rank($1) }
    if let tuple = tupleOfOptionals(candidates) { candidates.insert(tuple, at: 0) }
    for candidate in candidates {
      var converted: [TypedExpression] = []
      for value in values {
        guard let one = conversions.tryConvert(value, to: candidate) else { break }
        converted.append(one)
      }
      if converted.count == values.count, unifier.unify(target, candidate) {
        return converted
      }
      body.rollBack(to: start)
    }
    let isOptional = candidates.contains(where: \.isOptional)
    let plain = candidates.filter { !isNilVariable($0) }.map { isOptional ? $0.wrapped ?? $0 : $0 }
    guard var common = commonSuperclass(plain) else { return nil }
    if isOptional { common = checker.optional(common) }
    guard unifier.unify(target, common) else { return nil }
    return values.map { conversions.tryConvert($0, to: common) ?? $0 }
  }

  /// `(String, Int?)` for `("a", 1)` and `("b", nil)`.
  private func tupleOfOptionals(_ types: [Type]) -> Type? {
    let tuples = types.compactMap { type -> [Type.TupleElement]? in
      if case .tuple(let elements) = unifier.simplify(type) { elements } else { nil }
    }
    guard tuples.count == types.count, var result = tuples.first,
      tuples.allSatisfy({ $0.count == result.count })
    else { return nil }
    var holdsNil = false
    for index in result.indices {
      let parts = tuples.map { $0[index].type }
      guard parts.contains(where: isNilVariable),
        let plain = parts.first(where: { !isNilVariable($0) })
      else { continue }
      holdsNil = true
      result[index].type =
        unifier.simplify(plain).isOptional ? plain : checker.optional(plain)
    }
    return holdsNil ? .tuple(result) : nil
  }

  func isNilVariable(_ type: Type) -> Bool {
    if case .variable(let variable) = type.shallow, variable.literal == .null {
      true
    } else {
      false
    }
  }

  /// Known types before open literals, floats before integers.
  private func rank(_ type: Type) -> Int {
    guard case .variable(let variable) = type.shallow else { return type.isOptional ? 0 : 1 }
    return switch variable.literal {
    case .float?: 2
    case .integer?: 3
    default: 4
    }
  }

  func commonSuperclass(_ types: [Type]) -> Type? {
    guard let first = types.first else { return nil }
    var candidate = checker.superclass(of: first)
    while let type = candidate {
      if let nominal = type.nominal, types.allSatisfy({ conformances.isSubclass($0, of: nominal) })
      {
        return type
      }
      candidate = checker.superclass(of: type)
    }
    return nil
  }

  func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    if pairs.count == 1, let key = typeNamed(by: pairs[0].key),
      let value = typeNamed(by: pairs[0].value)
    {
      return body.functionReferences.materialize(
        .type(checker.known("Dictionary", key, value)), nil, span, expected)
    }
    var key: Type?
    var value: Type?
    var container: Type?
    if let expected {
      var type = unifier.simplify(expected)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      if case .nominal(let nominal, let arguments) = type {
        if nominal.isPrelude, nominal.name == "Dictionary" {
          container = type
          key = arguments[0]
          value = arguments[1]
        } else if unifier.accepts(.dictionary, type) {
          return dictionaryLiteral(pairs, of: type, span)
        }
      }
    }
    let keyType = key ?? checker.makeVariable()
    let valueType = value ?? checker.makeVariable()
    let keys =
      unifier.simplify(keyType).hasVariables
      ? joined(pairs.map(\.key), keyType)
      : pairs.map { body.check($0.key, to: keyType, .key) }
    let values =
      unifier.simplify(valueType).hasVariables
      ? joined(pairs.map(\.value), valueType)
      : pairs.map { body.check($0.value, to: valueType, .value) }
    if key == nil {
      let dictionary = checker.wellKnown("Dictionary")
      typeDeclarations.complete(dictionary, stage: .header)
      for constraint in dictionary.generics.parameters[0].constraints {
        checker.inference.pendingConformances.append(
          PendingConformance(
            type: keyType, constraint: constraint, source: body.source, span: span,
            requirementOwner: .type(.struct, "Dictionary")))
      }
    }
    return TypedExpression(
      .dictionary(zip(keys, values).map { (key: $0, value: $1) }),
      type: container ?? checker.known("Dictionary", keyType, valueType), span: span)
  }

  /// `[Int]` used as a type.
  private func typeInBrackets(_ elements: [Expression]) -> Type? {
    guard elements.count == 1 else { return nil }
    if case .tuple(let parts) = elements[0].kind, parts.isEmpty { return nil }
    return typeNamed(by: elements[0])
  }

  private func isAssociatedType(_ name: String) -> Bool {
    guard body.declarations.nominal?.kind == .protocol, let type = body.declarations.selfType else {
      return false
    }
    return checker.typeLookup.memberType(name, of: type, arguments: [], in: body.declarations)
      != nil
  }

  /// The type that an expression names; nil if it is a value.
  func typeNamed(by expression: Expression) -> Type? {
    switch expression.kind {
    case .identifier(let name):
      if body.lookUpLocal(name.name) != nil {
        switch body.lookUpLocal(name.name) {
        case .symbol(.type, _)?: break
        case .symbol(.typeAlias, _)?:
          return body.resolveType(
            TypeReference(
              .named(base: nil, name: name.name, arguments: name.genericArguments),
              span: expression.span))
        default: return nil
        }
      }
      guard let first = name.name.utf8.first, first >= 65, first <= 90 else { return nil }
      if let nominal = checker.typeLookup.nominalType(named: name.name, in: body.declarations) {
        _ = nominal
      } else if !body.declarations.genericParameters.contains(where: { $0.name == name.name }),
        !["Any", "Void", "Self", "AnyObject"].contains(name.name),
        !isAssociatedType(name.name)
      {
        return nil
      }
      return body.resolveType(
        TypeReference(
          .named(base: nil, name: name.name, arguments: name.genericArguments),
          span: expression.span))
    case .member(let base, let name):
      guard let first = name.name.utf8.first, first >= 65, first <= 90,
        let outer = typeNamed(by: base)
      else { return nil }
      return checker.typeLookup.memberType(
        name.name, of: outer, arguments: name.genericArguments, in: body.declarations)
    case .optionalChain(let inner): return typeNamed(by: inner).map { checker.optional($0) }
    case .array(let elements): return typeInBrackets(elements).map { checker.array($0) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = typeNamed(by: pairs[0].key), let value = typeNamed(by: pairs[0].value) else {
        return nil
      }
      return checker.known("Dictionary", key, value)
    case .type(let reference):
      return body.chains.unwrappedValue(reference) == nil ? body.resolveType(reference) : nil
    case .parenthesized(let inner): return typeNamed(by: inner)
    case .ownership("each", let pack): return body.packs.packType(named: pack)
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      var parts: [Type.TupleElement] = []
      for element in elements {
        guard let type = typeNamed(by: element.value) else { return nil }
        parts.append(.init(label: element.label, type: type))
      }
      return .tuple(parts)
    default: return nil
    }
  }

  private func arrayLiteral(
    _ elements: [Expression], of type: Type, _ span: Span
  ) -> TypedExpression {
    guard body.names.requireSize(elements.count, of: type, span) else { return body.unknown(span) }
    body.score.nonDefaultLiterals += 1
    let call = Call(
      callee: Expression(.missing, span: span),
      arguments: elements.enumerated().map {
        Argument(label: $0.offset == 0 ? "arrayLiteral" : nil, value: $0.element)
      })
    return body.calls.construct(type, call, span, expected: type, label: "arrayLiteral")
  }

  private func dictionaryLiteral(
    _ pairs: [(key: Expression, value: Expression)], of type: Type, _ span: Span
  ) -> TypedExpression {
    body.score.nonDefaultLiterals += 1
    let elements = pairs.enumerated().map { offset, pair in
      Argument(
        label: offset == 0 ? "dictionaryLiteral" : nil,
        value: Expression(
          .tuple([Argument(label: nil, value: pair.key), Argument(label: nil, value: pair.value)]),
          span: pair.key.span.joined(with: pair.value.span)))
    }
    return body.calls.construct(
      type, Call(callee: Expression(.missing, span: span), arguments: elements), span,
      expected: type, label: "dictionaryLiteral")
  }
}
