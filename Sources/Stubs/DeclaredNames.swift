import Syntax

/// The names of the values and functions that a text declares, wherever they are visible.
struct DeclaredNames {
  private(set) var names: Set<String> = []

  init(_ file: SourceFile) {
    for statement in file.statements { visit(.statement(statement)) }
  }

  private mutating func visit(_ node: SyntaxNode) {
    switch node {
    case .declaration(let declaration):
      switch declaration.kind {
      case .function(let function):
        names.insert(function.name)
        names.formUnion(function.parameters.map(\.name))
      case .initializer(let initializer): names.formUnion(initializer.parameters.map(\.name))
      default: break
      }
    case .closure(let closure): names.formUnion((closure.parameters ?? []).map(\.name))
    case .pattern(let pattern): names.formUnion(pattern.boundNames.map(\.name))
    default: break
    }
    node.forEachChild { visit($0) }
  }
}
