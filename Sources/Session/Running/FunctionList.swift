import Semantics

/// Lists the functions of a program's declarations, including accessors.
enum FunctionList {
  static func functions(of listing: ProgramNames.Listing) -> [Function] {
    switch listing.symbol {
    case .function(let function): [function]
    case .type(let nominal): functions(of: nominal)
    case .computed(let property): functions(of: .property(property))
    case .typeAlias, .variable, .wrapped: []
    }
  }

  static func functions(of nominal: NominalType) -> [Function] {
    nominal.memberOrder.flatMap(functions)
  }

  private static func functions(of member: Member) -> [Function] {
    switch member {
    case .function(let function): [function]
    case .property(let property):
      [property.getter, property.setter, property.initialValue].compactMap { $0 }
    case .subscript, .enumCase, .type, .typeAlias, .associatedType: []
    }
  }
}
