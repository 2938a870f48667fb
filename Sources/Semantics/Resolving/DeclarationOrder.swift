import Syntax

/// The order in which the declarations of one text are made known, so that it may name them in any.
enum DeclarationOrder {
  /// Types, of which there may be none, then what is added to them, then the rest; otherwise as they stand.
  static func phases(of declarations: [Declaration]) -> [[Declaration]] {
    var phases = Dictionary(grouping: declarations, by: phase)
    let types = phases.removeValue(forKey: 0) ?? []
    return [types] + phases.keys.sorted().map { phases[$0] ?? [] }
  }

  private static func phase(of declaration: Declaration) -> Int {
    switch declaration.kind {
    case .type, .typeAlias, .operator, .precedenceGroup, .import: 0
    // `extension Outer` may declare what `extension Outer.Inner` adds to.
    case .extension(let part): depth(of: part.extended)
    default: .max
    }
  }

  private static func depth(of type: TypeReference) -> Int {
    if case .named(let base?, _, _) = type.kind { 1 + depth(of: base) } else { 1 }
  }
}
