/// Types that outlive type checking, as in diagnostics: later solutions of variables, and undone
/// ones, do not change them.
extension Type {
  /// A snapshot of the type as far as it is known now.
  ///
  /// Open parts become `unknown`; open literals become a fixed variable of their kind, which is
  /// never solved.
  package var displayed: Type {
    let type = resolved
    return type.hasVariables ? type.withoutOpenVariables : type
  }

  private var withoutOpenVariables: Type {
    switch self {
    case .nominal(let nominal, let arguments):
      .nominal(nominal, arguments.map(\.withoutOpenVariables))
    case .tuple(let elements):
      .tuple(elements.map { .init(label: $0.label, type: $0.type.withoutOpenVariables) })
    case .function(let function): .function(function.mapping(\.withoutOpenVariables))
    case .metatype(let type): .metatype(type.withoutOpenVariables)
    case .existential(let types): .existential(types.map(\.withoutOpenVariables))
    case .opaque(let opaque, let arguments):
      .opaque(opaque, arguments.map(\.withoutOpenVariables))
    case .member(let base, let associated): .member(base.withoutOpenVariables, associated)
    case .pack(let types): .pack(types.map(\.withoutOpenVariables))
    case .expansion(let pattern): .expansion(pattern.withoutOpenVariables)
    case .variable(let variable): variable.literal.map { .variable($0.displayed) } ?? .unknown
    case .parameter, .unknown: self
    }
  }
}

extension TypeVariable.Literal {
  /// The fixed variable for an open literal of this kind.
  fileprivate var displayed: TypeVariable { Self.displayedVariables[self]! }

  private static let displayedVariables: [Self: TypeVariable] = {
    let all: [Self] = [
      .integer, .float, .boolean, .null, .array, .dictionary, .string, .character, .scalar,
    ]
    return Dictionary(
      uniqueKeysWithValues: all.map { ($0, TypeVariable(id: -1, literal: $0)) })
  }()
}
