import Interpreter
import Project
import Semantics
package import SourceText
import Stubs
import Syntax

/// Declaring and checking projects.
extension ProjectOpener {
  /// Declares the modules of a project.
  ///
  /// Errors in one file do not affect the others; bodies are checked when they are needed.
  ///
  /// - Returns: The diagnostics of reading, parsing and declaring the files.
  func declare(_ reading: ProjectReading) -> [Diagnostic] {
    let project = reading.project
    var diagnostics = project.problems.map(\.diagnostic) + provideResources(of: reading)
    world.checker.budget.reset()
    world.checker.conditions = BuildConfiguration.Conditions(
      of: project, reading.modules, platform: configuration.projects.platform)
    diagnostics += reading.texts.problems.map(\.diagnostic)
    if let note = noteOfFilesWithoutBranch(reading) { diagnostics.append(note) }
    if let first = reading.texts.testsOfInterface.first {
      let count = reading.texts.testsOfInterface.count
      diagnostics.append(
        Diagnostic(
          .note, ProjectError.testsOfInterface(count: count), in: Source(whole: first), at: .none))
    }
    let outside = noteOutsideModules(reading.modules)
    diagnostics += outside.map { $0.note(ProjectError.stubbedModule) }
    diagnostics += notesOfFunctionsInC(reading.modules)
    for module in reading.modules {
      diagnostics += reading.texts.syntaxErrors(in: module) + refusals(of: module)
    }
    let stubs = StubbedProject(reading.modules, world.checker)
    let solver = stubs.map {
      reading.solver(for: $0, world.checker, checksAll: configuration.checksProjects)
    }
    if let stubs, let solver {
      world.stubs = solver.solve()
      diagnostics += stubs.declare(with: world.stubs, world.checker)
    } else {
      diagnostics += reading.modules.flatMap(world.checker.modules.declare)
    }
    var seen: Set<String> = []
    for file in reading.modules.flatMap(\.files) {
      diagnostics += session.fragmentChecker.unknownAttributes(
        file.statements, file.source,
        importsOutside: stubs?.importsOutside(file.source) ?? false, &seen)
    }
    hideSampleModels(behind: reading.modules.map(\.name))
    if !world.machine.journal.isOpen { world.checker.commit() }
    session.project = OpenProject(
      project: project, modules: reading.modules, outside: outside,
      changedFiles: reading.isKnown ? reading.texts.changed : nil,
      dependencies: reading.dependencies,
      filesWithSyntaxErrors: reading.texts.filesWithSyntaxErrors,
      manifests: reading.manifests, stubs: stubs, solver: solver)
    return diagnostics
  }

  /// Makes the files of a project, its localized texts and its assets available to programs.
  private func provideResources(of reading: ProjectReading) -> [Diagnostic] {
    let project = reading.project
    let given = configuration.resources.map { [DiskFolders.Resource($0)] } ?? []
    world.machine.outside.environment.disk.resources =
      given
      + project.targets.flatMap(\.resources).map { DiskFolders.Resource($0.path, as: $0.name) }
    world.machine.outside.environment.disk.project = reading.texts.absolute(project.folder)
    let (texts, problems) = LocalizedStrings.read(project, from: configuration.folders)
    world.machine.outside.environment.localizedText = nil
    if !texts.isEmpty {
      world.machine.outside.environment.localizedText = { key in texts.text(for: key) }
    }
    world.checker.assets = AssetNames.read(project, from: configuration.folders).map {
      AssetTable(images: $0.images, colors: $0.colors)
    }
    return problems.map(\.diagnostic)
  }

  private func notesOfFunctionsInC(_ modules: [ModuleTexts]) -> [Diagnostic] {
    let inC = modulesWithFunctionsInC(modules)
    if inC.isEmpty { return [] }
    return imports(in: modules, of: inC.contains).map { $0.note(ProjectError.moduleInC) }
  }

  /// Declares no sample models if the project has types of their names.
  private func hideSampleModels(behind modules: [String]) {
    let names = world.checker.names
    if StartingModels.names.contains(where: { name in
      modules.contains { names.declares(name, inModule: $0) }
    }) {
      world.hasModels = true
    }
  }

  /// All diagnostics of the open project except those reported when it was opened.
  package func checkProject() -> [Diagnostic] {
    guard let project else { return [] }
    let start = session.course.begin()
    defer { session.course.rollBack(start) }
    return checkModules(of: project)
  }

  private func checkModules(of project: OpenProject) -> [Diagnostic] {
    let found = project.modules.flatMap { module in
      module.files.filter { !$0.source.isStub }.flatMap { file in
        // Checks made while the stubs were solved are still valid.
        project.solver?.diagnostics(of: file.source)
          ?? world.checker.modules.check(file, of: module)
      }
    }
    return session.withRemedies(found).map { diagnostic in
      guard let stubs = project.stubs, diagnostic.isError,
        stubs.mayBeOfStubs(diagnostic, world.stubs, world.checker)
      else { return diagnostic }
      return Diagnostic(
        .note, ProjectError.notChecked(diagnostic.message), in: diagnostic.source,
        at: diagnostic.span)
    }
  }

  /// The errors and lint findings in the open project.
  package func lintProject() -> [Diagnostic] {
    guard let project else { return [] }
    let start = session.course.begin()
    defer { session.course.rollBack(start) }
    let wrong = checkModules(of: project)
    return wrong.filter(\.isError) + session.linting.findings()
  }

  /// A note about the files that contain no code for the platform.
  private func noteOfFilesWithoutBranch(_ reading: ProjectReading) -> Diagnostic? {
    let files = reading.filesWithoutBranch(under: world.checker.conditions)
    guard let first = files.first else { return nil }
    let platform = world.checker.conditions.platformName
    return Diagnostic(
      .note, ProjectError.nothingForPlatform(platform, others: files.dropFirst().map(\.name)),
      in: Source(whole: first.name), at: .none)
  }

  /// Allows imports of modules that were not found, and returns these modules.
  private func noteOutsideModules(_ modules: [ModuleTexts]) -> [ImportedModule] {
    let own = Set(modules.filter { !$0.files.isEmpty }.map(\.name))
    let found = imports(in: modules) { !own.contains($0) && !BuildConfiguration.isModule($0) }
    world.checker.knownModules.formUnion(found.map(\.name))
    return found
  }

  /// The C modules with functions, which cannot run because only their headers are read.
  private func modulesWithFunctionsInC(_ modules: [ModuleTexts]) -> Set<String> {
    Set(
      modules.filter { module in
        module.files.contains { file in
          file.source.isStub
            && world.checker.declarations(in: file.statements).contains {
              if case .function = $0.kind { true } else { false }
            }
        }
      }.map(\.name))
  }

  /// The imported modules whose names meet a condition, in the order of their first imports.
  private func imports(
    in modules: [ModuleTexts], of isIncluded: (String) -> Bool
  ) -> [ImportedModule] {
    var found: [ImportedModule] = []
    for module in modules {
      for file in module.files {
        for declaration in world.checker.declarations(in: file.statements) {
          guard case .import(let path) = declaration.kind, let name = path.first,
            isIncluded(name)
          else { continue }
          if let index = found.firstIndex(where: { $0.name == name }) {
            found[index].files += 1
          } else {
            found.append(
              ImportedModule(name: name, source: file.source, span: declaration.span, files: 1))
          }
        }
      }
    }
    return found
  }

  /// Errors about declarations that a module contains more than once.
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
          if let first = signature.conflictingKeys.lazy.compactMap({ places[home + $0] }).first {
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
          for claim in signature.occupiedKeys where places[home + claim] == nil {
            places[home + claim] = (source, signature.span)
          }
        }
      }
    }
    return found + (mains.count > 1 ? mains : [])
  }
}
