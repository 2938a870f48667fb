import Syntax

/// The names of the values and functions that a text declares, wherever they are visible.
struct DeclaredNames {
  private(set) var names: Set<String> = []

  init(_ file: SourceFile) {
    for statement in file.statements { visit(.statement(statement)) }
  }

  private mutating func visit(_ node: SyntaxNode) {
    switch node {
    case .declaration(let declaration): note(declaration)
    case .closure(let closure): names.formUnion((closure.parameters ?? []).map(\.name))
    case .pattern(let pattern): names.formUnion(pattern.boundNames.map(\.name))
    case .condition(.optionalBinding(_, _, let pattern, _, _)):
      names.formUnion(pattern.boundNames.map(\.name))
    case .statement(let statement):
      if case .for(let loop) = statement.kind {
        names.formUnion(loop.pattern.boundNames.map(\.name))
      }
    default: break
    }
    var children: [SyntaxNode] = []
    node.forEachChild { children.append($0) }
    for child in children { visit(child) }
  }

  private mutating func note(_ declaration: Declaration) {
    switch declaration.kind {
    case .variable(let variable):
      names.formUnion(variable.bindings.flatMap { $0.pattern.boundNames.map(\.name) })
    case .function(let function):
      names.insert(function.name)
      names.formUnion(function.parameters.map(\.name))
    case .initializer(let initializer): names.formUnion(initializer.parameters.map(\.name))
    default: break
    }
  }
}
