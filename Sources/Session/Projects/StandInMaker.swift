import Semantics
import SourceText
import Stubs
import Syntax

/// Makes stubs for the declarations that a project uses of modules which are missing or incomplete.
struct StandInMaker {
  let checker: TypeChecker
  let modules: [ModuleTexts]

  /// The project with the modules that it lacks; nil if it lacks none.
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

  /// Infers the stubs, first from the files that import missing modules.
  func solve(_ project: StubbedProject) -> StubTable {
    let solver = StubSolver(standingInFor: project, of: checker)
    let files = modules.flatMap(\.files)
    for file in files where project.importsOutside(file.source) {
      checker.budget.reset()
      solver.solve(file.statements, of: file.source)
    }
    // Files that do not import these modules use stubs through the types of other files' members.
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
