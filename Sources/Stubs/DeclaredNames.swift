import SourceText
import Syntax

/// The names of the values and functions that a text declares, wherever they are visible.
struct DeclaredNames {
  private(set) var names: Set<String> = []
  /// The names of variables whose initial values mention some name, which cannot mean them.
  private var hidden: Set<String> = []
  private let used: (name: String, source: Source)?

  /// - Parameter used: A name in the text; the variables whose initial values mention it are left out.
  init(_ file: SourceFile, meantBy used: (name: String, source: Source)? = nil) {
    self.used = used
    for statement in file.statements { visit(.statement(statement)) }
    names.subtract(hidden)
  }

  private mutating func visit(_ node: SyntaxNode) {
    switch node {
    case .declaration(let declaration):
      switch declaration.kind {
      case .function(let function):
        names.insert(function.name)
        names.formUnion(function.parameters.map(\.name))
      case .initializer(let initializer): names.formUnion(initializer.parameters.map(\.name))
      case .variable(let variable):
        for binding in variable.bindings {
          guard let used, let value = binding.initializer,
            used.source.mentions(used.name, in: value.span)
          else { continue }
          hidden.formUnion(binding.pattern.boundNames.map(\.name))
        }
      default: break
      }
    case .closure(let closure): names.formUnion((closure.parameters ?? []).map(\.name))
    case .pattern(let pattern): names.formUnion(pattern.boundNames.map(\.name))
    default: break
    }
    node.forEachChild { visit($0) }
  }
}
