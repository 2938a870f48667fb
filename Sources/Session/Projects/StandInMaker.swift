import Semantics
import SourceText
import Stubs
import Syntax

/// Makes what stands in for the modules that a project imports and that are not here, or only in parts.
struct StandInMaker {
  let checker: TypeChecker
  let modules: [ModuleTexts]

  /// The project with the modules that it lacks; nil where it lacks none.
  var project: StubbedProject? {
    let own = Set(modules.map(\.name))
    var outside: Set<String> = []
    var importing: Set<String> = []
    for file in modules.flatMap(\.files) {
      let lacking = imports(file.statements).filter { !own.contains($0) && isLacking($0) }
      if !lacking.isEmpty { importing.insert(file.source.name) }
      outside.formUnion(lacking)
    }
    return outside.isEmpty
      ? nil : StubbedProject(modules: modules, outside: outside, importing: importing)
  }

  /// The stand-ins that the files ask for: those first that import what is not here.
  func solve(_ project: StubbedProject) -> StubTable {
    let solver = StubSolver(standingInFor: project, of: checker)
    let files = modules.flatMap(\.files)
    for file in files where project.importsOutside(file.source) {
      checker.budget.reset()
      solver.solve(file.statements, of: file.source)
    }
    // Whoever imports those files meets what stands in for the types of their members.
    if !solver.table.names.isEmpty {
      for file in files where !project.importsOutside(file.source) {
        checker.budget.reset()
        solver.solve(file.statements, of: file.source)
      }
    }
    checker.budget.reset()
    return solver.table
  }

  private func isLacking(_ module: String) -> Bool {
    switch BuildConfiguration.module(module) {
    case nil, .framework?: true
    default: false
    }
  }

  private func imports(_ statements: [Statement]) -> [String] {
    checker.declarations(in: statements).compactMap { declaration in
      if case .import(let path) = declaration.kind { path.first } else { nil }
    }
  }
}
