import Syntax

/// The order in which the declarations of one text are made known, so that it may name them in any.
enum DeclarationOrder {
  /// Types first, then what is added to them, then the rest; otherwise as they stand.
  static func sorted(_ declarations: [Declaration]) -> [Declaration] {
    let phases = Dictionary(grouping: declarations, by: phase)
    return phases.keys.sorted().flatMap { phases[$0] ?? [] }
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
