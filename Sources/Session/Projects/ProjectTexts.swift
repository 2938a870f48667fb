import Project
import Semantics
import SourceText
import Syntax

/// The files of a project as they are read.
struct ProjectTexts {
  private let files: FolderAccess
  private(set) var problems: [ProjectProblem] = []
  private var syntaxErrors: [String: [Diagnostic]] = [:]
  /// What was read before, by path: files that are the same are not read into trees again.
  private var known: [String: (source: Source, statements: [Statement])] = [:]
  /// The files that differ from what was read before, those that are new included.
  private(set) var changed: [String] = []

  init(_ files: FolderAccess, known project: OpenProject? = nil) {
    self.files = files
    guard let project else { return }
    for file in project.modules.flatMap(\.files)
    where !project.wrongFiles.contains(file.source.name) {
      known[file.source.name] = file
    }
  }

  /// The texts of a target; files that cannot be read are left out and told of in `problems`.
  mutating func module(of target: Target) -> ModuleTexts {
    var texts: [(source: Source, statements: [Statement])] = []
    for path in target.files {
      guard let bytes = read(path) else { continue }
      if let before = known[path], before.source.bytes == bytes,
        before.source.projectModule == target.module
      {
        texts.append(before)
        continue
      }
      if !known.isEmpty { changed.append(path) }
      let source = Source(name: path, bytes: bytes, projectModule: target.module)
      let file = Parser.parse(source)
      if !file.diagnostics.isEmpty { syntaxErrors[path] = file.diagnostics }
      texts.append((source, file.statements))
    }
    return ModuleTexts(
      name: target.module, package: target.package, files: texts, mainFile: target.mainFile)
  }

  /// The files that are wrong as texts, by name.
  var wrongFiles: Set<String> { Set(syntaxErrors.keys) }

  /// What is wrong with the files of a module as texts.
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

/// A project with its texts, ready to be declared.
struct ProjectReading {
  let project: Project
  let modules: [ModuleTexts]
  let texts: ProjectTexts
  let manifests: ManifestCache
  let dependencies: FileDependencies
  /// Whether its targets are those that were opened before, with the same files.
  let isKnown: Bool

  /// Whether nothing differs from what was opened before.
  var isUnchanged: Bool { isKnown && texts.changed.isEmpty }
}

extension ProjectReading {
  /// A project that was read before.
  init(_ open: OpenProject) {
    self.init(
      project: open.project, modules: open.modules,
      texts: ProjectTexts(.memory([:]), known: open), manifests: open.manifests,
      dependencies: open.dependencies, isKnown: true)
  }
}
