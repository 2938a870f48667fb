/// Type packs, and the expansion of `repeat` patterns.
extension GenericParameter {
  /// The parameter's argument inside its own declaration.
  package var ownArgument: Type {
    isPack ? .pack([.expansion(.parameter(self))]) : .parameter(self)
  }
}

extension Type {
  /// The packs from which an expansion of this pattern takes one element at a time: those mentioned
  /// outside nested expansions.
  package var repeatedPacks: [GenericParameter] {
    var packs: [GenericParameter] = []
    collectPacks(&packs)
    return packs
  }

  private func collectPacks(_ packs: inout [GenericParameter]) {
    switch self {
    case .parameter(let parameter):
      if parameter.isPack, !packs.contains(parameter) { packs.append(parameter) }
    case .nominal(_, let types), .existential(let types), .opaque(_, let types), .pack(let types):
      for type in types { type.collectPacks(&packs) }
    case .tuple(let elements): for element in elements { element.type.collectPacks(&packs) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.collectPacks(&packs) }
      function.result.collectPacks(&packs)
    case .metatype(let type), .member(let type, _): type.collectPacks(&packs)
    case .variable(let variable): variable.binding?.collectPacks(&packs)
    case .expansion, .unknown: break
    }
  }

  /// The patterns of all expansions in it.
  var expandedPatterns: [Type] {
    switch self {
    case .expansion(let pattern): [pattern] + pattern.expandedPatterns
    case .nominal(_, let types), .existential(let types), .opaque(_, let types), .pack(let types):
      types.flatMap(\.expandedPatterns)
    case .tuple(let elements): elements.flatMap(\.type.expandedPatterns)
    case .function(let function):
      function.parameters.flatMap(\.type.expandedPatterns) + function.result.expandedPatterns
    case .metatype(let type), .member(let type, _): type.expandedPatterns
    case .parameter, .variable, .unknown: []
    }
  }

  /// The types that an expansion of this pattern yields: one per element of the packs in the map,
  /// or an expansion if they are not in it.
  func expanded(_ map: Substitution) -> [Type] {
    var lists: [(parameter: GenericParameter, types: [Type])] = []
    for parameter in repeatedPacks {
      if case .pack(let types)? = map[parameter]?.shallow { lists.append((parameter, types)) }
    }
    guard let count = lists.map(\.types.count).min() else {
      return [Type.expansion(self).substituting(map)]
    }
    return (0..<count).map { index in
      var own = map
      var isExpansion = false
      for (parameter, types) in lists {
        if case .expansion(let pattern) = types[index].shallow {
          own[parameter] = pattern
          isExpansion = true
        } else {
          own[parameter] = types[index]
        }
      }
      let type = substituting(own)
      return isExpansion ? .expansion(type) : type
    }
  }

  /// The types to which a requirement applies: one, or one per element of the packs.
  func instances(_ map: Substitution) -> [Type] {
    guard !repeatedPacks.isEmpty else { return [substituting(map)] }
    return expanded(map).map { if case .expansion(let pattern) = $0 { pattern } else { $0 } }
  }

  /// The types of a list with expansions replaced by what they yield, as far as the map has their
  /// packs.
  static func expanding(_ types: [Type], _ map: Substitution) -> [Type] {
    types.flatMap { type -> [Type] in
      if case .expansion(let pattern) = type { return pattern.expanded(map) }
      return [type.substituting(map)]
    }
  }

  /// A tuple, or its element if an expansion left only one without a label.
  static func tupleOrElement(_ elements: [TupleElement]) -> Type {
    guard elements.count == 1, elements[0].label == nil else { return .tuple(elements) }
    if case .expansion = elements[0].type { return .tuple(elements) }
    return elements[0].type
  }
}

extension Requirement {
  /// The equations of a same-type requirement.
  static func equations(_ left: Type, _ right: Type, _ map: Substitution) -> [(Type, Type)] {
    if left.repeatedPacks.isEmpty, right.repeatedPacks.isEmpty {
      return [(left.substituting(map), right.substituting(map))]
    }
    let sides = (left.instances(map), right.instances(map))
    let count = max(sides.0.count, sides.1.count)
    func side(_ types: [Type], _ type: Type) -> [Type] {
      type.repeatedPacks.isEmpty ? Array(repeating: types[0], count: count) : types
    }
    return Array(zip(side(sides.0, left), side(sides.1, right)))
  }
}
