import Project
import Semantics
import SourceText
import Stubs
import Syntax

/// Reads and parses the files of a project.
struct ProjectSources {
  private let files: FolderAccess
  /// The working directory, against which relative paths are resolved.
  private let workingDirectory: String?
  /// The platform for `#if` around modifiers and attributes; nil while both iOS and Linux are
  /// possible.
  private let platform: ProjectSetting.Platform?
  private(set) var problems: [ProjectProblem] = []
  private var syntaxErrors: [String: [Diagnostic]] = [:]
  /// The files that were parsed before, by path; unchanged files are not parsed again.
  private var known: [String: (source: Source, statements: [Statement])] = [:]
  private var knownDefines: [String: [String]] = [:]
  /// The files that differ from those parsed before, including new ones.
  private(set) var changed: [String] = []
  /// The files of tests that drive an app on a device, which are left out.
  private(set) var testsOfInterface: [String] = []

  init(
    _ files: FolderAccess, for platform: ProjectSetting.Platform? = nil,
    known project: OpenProject? = nil
  ) {
    self.files = files
    workingDirectory = files.realPath(".")
    self.platform = platform
    guard let project else { return }
    for file in project.modules.flatMap(\.files)
    where !project.filesWithSyntaxErrors.contains(file.source.name) {
      known[file.source.name] = file
    }
    for target in project.project.targets { knownDefines[target.module] = target.defines }
  }

  /// Reads and parses the files of a target; unreadable files are skipped and noted in `problems`.
  mutating func module(of target: Target) -> ModuleTexts {
    var texts: [(source: Source, statements: [Statement])] = []
    let conditions = BuildConfiguration.Conditions(of: target, platform: platform)
    for path in target.files {
      guard let bytes = read(path) else { continue }
      if let before = known[path], before.source.bytes == bytes,
        before.source.projectModule == target.module,
        knownDefines[target.module] == target.defines
      {
        texts.append(before)
        continue
      }
      let source = Source(
        name: path, filePath: absolute(path), bytes: bytes, projectModule: target.module)
      if target.kind == .test, source.drivesApp {
        testsOfInterface.append(path)
        continue
      }
      if !known.isEmpty { changed.append(path) }
      let file = Parser.parse(source, under: conditions)
      if !file.diagnostics.isEmpty { syntaxErrors[path] = file.diagnostics }
      texts.append((source, file.statements))
    }
    if !target.headers.isEmpty { texts.append(headers(of: target)) }
    return ModuleTexts(
      name: target.module, package: target.package, files: texts, mainFile: target.mainFile)
  }

  /// The absolute path; `path` itself if the working directory is unknown.
  func absolute(_ path: String) -> String {
    Path.normalized(workingDirectory.map { Path.joined($0, path) } ?? path)
  }

  /// The declarations in the headers of a C target, as a file of Swift that is not shown to users.
  private func headers(of target: Target) -> ModuleTexts.File {
    let source = Source(
      name: target.headers[0], text: HeaderFinder(files).swift(of: target.headers),
      isStub: true, projectModule: target.module)
    return (source, Parser.parse(source).statements)
  }

  /// The names of the files with syntax errors.
  var filesWithSyntaxErrors: Set<String> { Set(syntaxErrors.keys) }

  /// The syntax errors in the files of a module.
  func syntaxErrors(in module: ModuleTexts) -> [Diagnostic] {
    module.files.flatMap { syntaxErrors[$0.source.name] ?? [] }
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    switch files.read(path) {
    case .failure(let failure):
      problems.append(.unreadableFile(path, reason: failure.message))
      return nil
    case .success(let bytes):
      guard String(validating: bytes, as: UTF8.self) != nil else {
        problems.append(.notUTF8(path))
        return nil
      }
      return bytes
    }
  }
}

/// A project with its parsed files, before its modules are declared.
struct ProjectReading {
  let project: Project
  let modules: [ModuleTexts]
  let texts: ProjectSources
  let manifests: ManifestCache
  let dependencies: FileDependencies
  /// The solver of the project when it was opened before; nil if there was none.
  let solver: ProjectSolver?
  /// Whether its targets and their files are the same as when it was opened before.
  let isKnown: Bool

  /// Makes the stubs that the files need. Files that have not changed, and whose dependencies have
  /// not changed, are not checked again.
  func solver(
    for project: StubbedProject, _ checker: TypeChecker, checksAll: Bool
  ) -> ProjectSolver {
    guard isKnown, let solver else {
      return ProjectSolver(project, checker, checksAll: checksAll)
    }
    let changed = dependencies.dependents(of: Set(texts.changed))
    return ProjectSolver(project, checker, after: solver, checksAll: checksAll) {
      !changed.contains($0)
    }
  }

  /// Whether nothing has changed since it was opened before.
  var isUnchanged: Bool { isKnown && texts.changed.isEmpty }
}

extension ProjectReading {
  /// Makes a reading from an open project, without reading it again.
  init(_ open: OpenProject) {
    self.init(
      project: open.project, modules: open.modules,
      texts: ProjectSources(.memory([:]), known: open), manifests: open.manifests,
      dependencies: open.dependencies, solver: open.solver, isKnown: true)
  }
}

extension Source {
  /// Whether it drives an app on a device, as the tests in Xcode's template for interfaces do.
  fileprivate var drivesApp: Bool { mentionedNames.contains { $0.hasPrefix("XCUI") } }
}
