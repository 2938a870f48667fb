import Interpreter
package import Project
import Semantics
package import SourceText
import Syntax

/// Projects as they lie on disk.
extension Session {
  /// Declares the modules of a project: all that its files declare is known then.
  ///
  /// What is wrong with one file leaves the rest as it is; bodies are looked at when something needs them.
  ///
  /// - Returns: what is wrong with the files, and what is noted of them.
  package func declare(_ project: Project) -> [Diagnostic] {
    var texts = ProjectTexts(
      configuration.folders,
      under: BuildConfiguration.Conditions(
        of: project, platform: configuration.projects.platform))
    let modules = project.targets.map { texts.module(of: $0) }
    return declare(ProjectReading(project: project, modules: modules, texts: texts))
  }

  func declare(_ reading: ProjectReading) -> [Diagnostic] {
    let project = reading.project
    var diagnostics = project.problems.map(\.diagnostic)
    if let first = project.targets.flatMap(\.resources).first {
      world.machine.surroundings.resources.path = first
    }
    world.checker.budget.reset()
    world.checker.conditions = BuildConfiguration.Conditions(
      of: project, platform: configuration.projects.platform)
    diagnostics += reading.texts.problems.map(\.diagnostic)
    let outside = noteOutsideModules(reading.modules)
    diagnostics += outside.map { module in
      Diagnostic(
        .note, ProjectError.standIn(module.name, files: module.files), in: module.source,
        at: module.span)
    }
    for module in reading.modules {
      diagnostics += reading.texts.syntaxErrors(in: module) + refusals(of: module)
      diagnostics += world.checker.declare(module)
    }
    if !world.machine.journal.isOpen { world.checker.commit() }
    self.project = OpenProject(project: project, modules: reading.modules, outside: outside)
    return diagnostics
  }

  /// Everything that is wrong with the open project beside what opening it has told.
  package func checkProject() -> [Diagnostic] {
    guard let project else { return [] }
    let start = begin()
    defer { takeBack(start) }
    return project.modules.flatMap { world.checker.checkAll(of: $0) }
  }

  /// What is wrong with the open project, and what the rules of advice find in it.
  package func lintProject() -> [Diagnostic] {
    guard let project else { return [] }
    let start = begin()
    defer { takeBack(start) }
    let wrong = project.modules.flatMap { world.checker.checkAll(of: $0) }
    return wrong.filter(\.isError) + findings()
  }

  /// Lets files import modules that nobody has; they are returned.
  private func noteOutsideModules(_ modules: [ModuleTexts]) -> [OutsideModule] {
    let own = Set(modules.map(\.name))
    var found: [OutsideModule] = []
    for module in modules {
      for file in module.files {
        for declaration in world.checker.declarations(in: file.statements) {
          guard case .import(let path) = declaration.kind, let name = path.first,
            !own.contains(name), !BuildConfiguration.isModule(name)
          else { continue }
          world.checker.knownModules.insert(name)
          if let index = found.firstIndex(where: { $0.name == name }) {
            found[index].files += 1
          } else {
            found.append(
              OutsideModule(name: name, source: file.source, span: declaration.span, files: 1))
          }
        }
      }
    }
    return found
  }

  /// What two files of one module declare, or one of them twice.
  private func refusals(of module: ModuleTexts) -> [Diagnostic] {
    var places: [String: (source: Source, span: Span)] = [:]
    var found: [Diagnostic] = []
    var mains: [Diagnostic] = []
    for (source, statements) in module.files {
      let declarations = world.checker.declarations(in: statements)
      mains += declarations.flatMap(\.mainMarks).filter { $0.path != nil }.map {
        Diagnostic(
          .error, "'main' attribute can only apply to one type in a module", in: source,
          at: $0.attribute.span)
      }
      for declaration in declarations {
        let isPrivate = declaration.modifiers.contains {
          $0.name == "private" || $0.name == "fileprivate"
        }
        let home = isPrivate ? "\(source.name)\t" : ""
        for signature in declaration.signatures(in: source) {
          if let first = signature.rivals.lazy.compactMap({ places[home + $0] }).first {
            found.append(
              Diagnostic(
                .error, "invalid redeclaration of '\(signature.title)'", in: source,
                at: signature.span,
                notes: [
                  Diagnostic(
                    .note, "'\(signature.title)' previously declared here", in: first.source,
                    at: first.span)
                ]))
          }
          for claim in signature.claims where places[home + claim] == nil {
            places[home + claim] = (source, signature.span)
          }
        }
      }
    }
    return found + (mains.count > 1 ? mains : [])
  }
}
