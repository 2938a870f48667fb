import SourceText
import Syntax

/// Arguments for parameter packs, and the lengths of packs.
extension PackChecker {
  /// The groups of a function's packs that must have the same length, because an expansion in its
  /// declaration mentions them together.
  func shapes(of function: Function) -> [[GenericParameter]] {
    var patterns = function.parameters.flatMap { parameter in
      (parameter.isPack ? [parameter.type] : []) + parameter.type.expandedPatterns
    }
    patterns += function.result.expandedPatterns
    for case .sameType(let left, let right) in function.generics.requirements {
      patterns.append(.tuple([.init(type: left), .init(type: right)]))
    }
    var groups: [[GenericParameter]] = []
    for packs in patterns.map(\.repeatedPacks) where !packs.isEmpty {
      let joined = groups.filter { !$0.allSatisfy { !packs.contains($0) } }.flatMap { $0 } + packs
      groups.removeAll { !$0.allSatisfy { !packs.contains($0) } }
      groups.append(joined)
    }
    return groups
  }

  /// Whether the packs of a call have matching lengths; reports an error otherwise.
  func requireShapes(
    of function: Function, _ map: Substitution, _ call: Call, _ span: Span
  ) -> Bool {
    guard map.keys.contains(where: \.isPack) else { return true }
    for group in shapes(of: function) where group.count > 1 {
      var first: [Type]?
      for parameter in group {
        guard case .pack(let types)? = map[parameter].map(unifier.simplify) else { continue }
        let known = first ?? types
        first = known
        guard known.count != types.count else { continue }
        error(
          GenericError.requiresSameShape(
            body.genericRequirements.subject(function), known.map(checker.displayed),
            types.map(checker.displayed)),
          at: call.callee.span.isEmpty ? span : call.callee.location)
        return false
      }
    }
    return true
  }

  /// Determines the lengths of a call's packs from its arguments.
  func openPacks(
    of function: Function, _ passed: [PassedArgument], _ map: Substitution
  ) {
    guard map.keys.contains(where: \.isPack) else { return }
    var parameters = function.generics.parameters
    if function.kind == .initializer { parameters += function.owner?.generics.parameters ?? [] }
    for parameter in parameters where parameter.isPack {
      guard case .variable(let variable)? = map[parameter].map(unifier.simplify) else { continue }
      var shape: [Bool]?
      // Values determine a pack before closures do, which adapt to the pack.
      for isClosure in [false, true] where shape == nil {
        for (symbol, argument) in zip(function.parameters, passed)
        where (argument.closure != nil) == isClosure {
          shape = self.shape(of: parameter, symbol, argument) ?? shape
        }
      }
      // Without an argument, a pack has the length of another in its group.
      for other in shapes(of: function).first(where: { $0.contains(parameter) }) ?? []
      where shape == nil {
        guard case .pack(let types)? = map[other].map(unifier.simplify) else { continue }
        shape = types.map { if case .expansion = $0 { true } else { false } }
      }
      if let shape { open(parameter, variable, shape) }
    }
  }

  /// Determines the length of a pack in a tuple that a same-type requirement equates with a type:
  /// in `R.Output == (W, repeat each C)`, the argument for `R` determines it.
  ///
  /// A type that is not a tuple counts as one element. So does a tuple with labels, because it
  /// cannot equal a tuple without labels.
  ///
  /// - Returns: false while the other type is unknown.
  func openPacks(equating left: Type, _ right: Type, _ map: Substitution) -> Bool {
    for (pattern, other) in [(left, right), (right, left)] {
      guard case .tuple(let parts) = pattern else { continue }
      let packs = Type.tuple(parts).expandedPatterns.flatMap(\.repeatedPacks)
      for parameter in packs {
        guard case .variable(let variable)? = map[parameter].map(unifier.simplify) else { continue }
        guard parts.contains(where: { $0.type == .expansion(.parameter(parameter)) }) else {
          return false
        }
        let type = other.substituting(map)
        literals.settleMembers(in: type)
        let given = unifier.normalize(type)
        switch given {
        case .variable, .member, .unknown: return false
        default: break
        }
        var elements = [given]
        if case .tuple(let list) = given, list.allSatisfy({ $0.label == nil }) {
          elements = list.map(\.type)
        }
        let isExpansion = elements.map { if case .expansion = $0.shallow { true } else { false } }
        guard let shape = shape(of: parameter, parts.map(\.type), isExpansion) else { return false }
        open(parameter, variable, shape)
      }
    }
    return true
  }

  /// Binds a pack to as many type variables as it has elements.
  private func open(_ pack: GenericParameter, _ variable: TypeVariable, _ shape: [Bool]) {
    let types = shape.map { isExpansion -> Type in
      let type = checker.makeVariable()
      if case .variable(let element) = type { element.constraints = pack.constraints }
      return isExpansion ? .expansion(type) : type
    }
    _ = unifier.unify(.variable(variable), .pack(types))
  }

  /// The length of a pack as an argument determines it: for each element, whether it is an
  /// expansion.
  private func shape(
    of pack: GenericParameter, _ symbol: ParameterSymbol, _ argument: PassedArgument
  ) -> [Bool]? {
    if symbol.isPack {
      guard symbol.type.repeatedPacks.contains(pack), case .pack(let list) = argument else {
        return nil
      }
      return list.map(isExpansion)
    }
    guard symbol.type.mentions(pack) else { return nil }
    if let closure = argument.closure { return shape(of: pack, symbol.type, closure) }
    guard case .expression(let expression) = argument else { return nil }
    if case .tuple(let parts) = symbol.type {
      var elements: [Bool]?
      switch expression.kind {
      case .tuple(let list): elements = list.map { isExpansion($0.value) }
      case .parenthesized(let inner): elements = [isExpansion(inner)]
      default: break
      }
      if let elements { return shape(of: pack, parts.map(\.type), elements) }
    }
    return body.probe {
      shape(
        of: pack, symbol.type,
        body.attempt { literals.applyDefaults(body.check(expression)) }.0.type)
    }
  }

  /// The length of a pack in a function type, as the parameters of a closure determine it.
  private func shape(of pack: GenericParameter, _ type: Type, _ closure: Closure) -> [Bool]? {
    var type = type
    while let wrapped = type.wrapped { type = wrapped }
    guard case .function(let function) = type else { return nil }
    let count = closure.parameters?.count ?? closure.highestShorthand + 1
    return shape(
      of: pack, function.parameters.map(\.type), [Bool](repeating: false, count: count))
  }

  /// The length of a pack that occurs in a type, matched against the given type.
  private func shape(of pack: GenericParameter, _ pattern: Type, _ given: Type) -> [Bool]? {
    func first(_ patterns: [Type], _ types: [Type]) -> [Bool]? {
      for (pattern, type) in zip(patterns, types) {
        if let found = shape(of: pack, pattern, type) { return found }
      }
      return nil
    }
    func listed(_ patterns: [Type], _ types: [Type]) -> [Bool]? {
      shape(
        of: pack, patterns,
        types.map { if case .expansion = $0.shallow { true } else { false } })
        ?? (patterns.count == types.count ? first(patterns, types) : nil)
    }
    switch (pattern, unifier.simplify(given)) {
    case (_, .unknown): return nil
    case (.tuple(let patterns), .tuple(let elements)):
      return listed(patterns.map(\.type), elements.map(\.type))
    case (.tuple(let patterns), _): return shape(of: pack, patterns.map(\.type), [false])
    case (.pack(let patterns), .pack(let types)): return listed(patterns, types)
    case (.nominal(let left, let patterns), .nominal(let right, let types)) where left === right:
      return first(patterns, types)
    case (.function(let left), .function(let right)):
      return listed(left.parameters.map(\.type), right.parameters.map(\.type))
        ?? shape(of: pack, left.result, right.result)
    default: return nil
    }
  }

  /// The elements of a list of types that the expansion of a pack covers.
  private func shape(
    of pack: GenericParameter, _ patterns: [Type], _ elements: [Bool]
  ) -> [Bool]? {
    let place = patterns.firstIndex {
      if case .expansion(let pattern) = $0 { pattern.repeatedPacks.contains(pack) } else { false }
    }
    guard let place, elements.count >= patterns.count - 1 else { return nil }
    return Array(elements.dropFirst(place).dropLast(patterns.count - 1 - place))
  }

  /// The arguments for a parameter pack, as one tuple.
  ///
  /// - Parameter index: the parameter's position.
  func pack(
    _ list: [Expression], _ symbol: ParameterSymbol, _ index: Int, _ map: Substitution, _ span: Span
  ) -> TypedExpression {
    packValues(list, symbol, index, map, span).map { packed($0, span) } ?? body.unknown(span)
  }

  /// The arguments for a parameter pack; nil, with an error, if they do not match.
  func packValues(
    _ list: [Expression], _ symbol: ParameterSymbol, _ index: Int, _ map: Substitution, _ span: Span
  ) -> [TypedExpression]? {
    let targets = symbol.type.expanded(map).map(unifier.normalize)
    guard targets.count == list.count else {
      if list.count > targets.count {
        error(CallError.extraArgument(label: nil, .call), at: list[targets.count].span)
      } else {
        error(CallError.missingArguments([.index(index)], .call), at: list.first?.span ?? span)
      }
      return nil
    }
    var values: [TypedExpression] = []
    for (expression, target) in zip(list, targets) {
      switch (repeatedPattern(expression), target) {
      case (let pattern?, .expansion(let element)):
        let value = packExpansion(
          pattern, expression.span, expecting: element.hasVariables ? nil : element)
        if !value.type.isUnknown, !unifier.unify(value.type, target) {
          error(
            ConversionError.cannotConvert(
              checker.displayed(value.type), to: checker.displayed(target), .argument),
            at: expression.span)
        }
        values.append(value)
      case (.some, _):
        reportMisplacedExpansion(expression.span)
        values.append(body.unknown(expression.span))
      default:
        let one = ParameterSymbol(label: nil, name: symbol.name, type: target)
        values.append(body.passedArguments.argument(.expression(expression), one, target, span))
      }
    }
    return values.contains(where: \.type.isUnknown) ? nil : values
  }

  /// Values as the tuple in which a pack is stored.
  private func packed(_ values: [TypedExpression], _ span: Span) -> TypedExpression {
    let type = Type.tupleOrElement(values.map { .init(type: $0.type) })
    if values.count == 1, case .tuple = type, case .packExpansion = values[0].kind {
      return TypedExpression(.tuple(values), type: type, span: span)
    }
    return values.count == 1 ? values[0] : TypedExpression(.tuple(values), type: type, span: span)
  }
}
