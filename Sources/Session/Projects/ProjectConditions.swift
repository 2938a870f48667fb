import Project
import Semantics
import SourceText
import Syntax

extension BuildConfiguration.Conditions {
  /// What holds in the files of a project: those of the platform that was asked for, else of iOS where one
  /// of the files imports SwiftUI, else of Linux.
  init(of project: Project, _ texts: [ModuleTexts], platform: ProjectSetting.Platform?) {
    self.init()
    modules = Set(project.targets.map(\.module))
    let isOfViews = texts.contains { $0.files.contains { Self.importsViews($0.statements) } }
    hold(platform ?? (isOfViews ? .ios : .linux))
  }

  /// What holds in the files of a target as they are read: its flags hold in all of them. The platform and
  /// what can be imported is known for modifiers and attributes alone; what is under `#if` among
  /// declarations and statements is decided when all files are read.
  init(of target: Target, platform: ProjectSetting.Platform?) {
    self.init()
    defines.formUnion(target.defines)
    if let platform { hold(platform) }
  }

  private mutating func hold(_ platform: ProjectSetting.Platform) {
    switch platform {
    case .ios: systems = ["iOS"]
    case .macos: systems = ["macOS", "OSX"]
    case .linux:
      systems = ["Linux"]
      hasPlatform = false
    }
  }

  /// What `--platform` calls the platform that holds.
  var platformName: String {
    systems.contains("iOS") ? "ios" : systems.contains("macOS") ? "macos" : "linux"
  }

  /// Whether a file imports SwiftUI, under whatever condition.
  private static func importsViews(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .declaration(let declaration): importsViews(declaration)
      case .conditionalCompilation(let clauses): clauses.contains { importsViews($0.elements) }
      default: false
      }
    }
  }

  private static func importsViews(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .import(let path): path.first == "SwiftUI"
    case .conditionalCompilation(let clauses):
      clauses.contains { $0.elements.contains(where: importsViews) }
    default: false
    }
  }
}

extension ProjectReading {
  /// The files of which no `#if` has a branch that holds, and nothing but imports stands outside of these.
  func filesWithoutBranch(under conditions: BuildConfiguration.Conditions) -> [Source] {
    modules.flatMap(\.files).filter { file in
      file.statements.contains { !$0.isImport }
        && file.statements.allSatisfy { $0.isLeftOut(under: conditions) }
    }.map(\.source)
  }
}

extension Statement {
  fileprivate var isImport: Bool {
    if case .declaration(let declaration) = kind, case .import = declaration.kind {
      true
    } else {
      false
    }
  }

  /// Whether it is an import, or a `#if` that leaves out all that is not.
  fileprivate func isLeftOut(under conditions: BuildConfiguration.Conditions) -> Bool {
    guard case .conditionalCompilation(let clauses) = kind else { return isImport }
    return BuildConfiguration.taken(of: clauses, under: conditions)?.elements
      .allSatisfy { $0.isLeftOut(under: conditions) } ?? true
  }
}
