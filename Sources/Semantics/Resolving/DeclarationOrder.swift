import Syntax

/// The order in which the declarations of a text are processed, so that they can refer to each
/// other in any order.
enum DeclarationOrder {
  /// Types, aliases, operators and imports (possibly none), then extensions by nesting depth, those
  /// that declare types first, then everything else, each in source order.
  static func phases(of declarations: [Declaration]) -> [[Declaration]] {
    phases(of: declarations) { $0 }
  }

  /// The same for the declarations of several files, each with what belongs to it.
  static func phases<Element>(
    of elements: [Element], _ declaration: (Element) -> Declaration
  ) -> [[Element]] {
    var phases = Dictionary(grouping: elements) { phase(of: declaration($0)) }
    let types = phases.removeValue(forKey: 0) ?? []
    return [types] + phases.keys.sorted().map { phases[$0] ?? [] }
  }

  private static func phase(of declaration: Declaration) -> Int {
    switch declaration.kind {
    case .type, .typeAlias, .operator, .precedenceGroup, .import: 0
    // `extension Outer` may declare the type that `extension Outer.Inner` extends, and
    // `extension [Outer.Inner.Leaf]` mentions.
    case .extension(let part): depth(of: part.extended) + (part.declaresTypes ? 0 : .max / 2)
    default: .max
    }
  }

  private static func depth(of type: TypeReference) -> Int {
    if case .named(let base?, _, _) = type.kind { 1 + depth(of: base) } else { 1 }
  }
}
