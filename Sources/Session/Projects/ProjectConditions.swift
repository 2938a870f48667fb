import Project
import Semantics
import SourceText
import Syntax

/// The compilation conditions of a project.
extension BuildConfiguration.Conditions {
  /// The conditions for all files of a project.
  ///
  /// The platform is the one requested, otherwise iOS if a file imports SwiftUI, otherwise Linux.
  init(of project: Project, _ texts: [ModuleTexts], platform: ProjectSetting.Platform?) {
    self.init()
    modules = Set(project.targets.map(\.module))
    let isOfViews = texts.contains { $0.files.contains { Self.importsViews($0.statements) } }
    hold(platform ?? (isOfViews ? .ios : .linux))
  }

  /// The conditions for `#if` around modifiers and attributes, which are evaluated by the parser.
  ///
  /// Those around declarations and statements are evaluated after all files are parsed.
  init(of target: Target, platform: ProjectSetting.Platform?) {
    self.init()
    defines.formUnion(target.defines)
    if let platform { hold(platform) }
  }

  private mutating func hold(_ platform: ProjectSetting.Platform) {
    hasFrameworks = platform != .linux
    switch platform {
    case .ios: systems = ["iOS"]
    case .macos: systems = ["macOS", "OSX"]
    case .linux:
      systems = ["Linux"]
      hasPlatform = false
    }
  }

  /// The platform, as a value of `--platform`.
  var platformName: String {
    systems.contains("iOS") ? "ios" : systems.contains("macOS") ? "macos" : "linux"
  }

  /// Whether statements import SwiftUI, under any condition.
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
  /// The files that contain only imports and `#if` without a branch that holds.
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

  /// Whether the statement is an import, or an `#if` whose active branch contains only imports.
  fileprivate func isLeftOut(under conditions: BuildConfiguration.Conditions) -> Bool {
    guard case .conditionalCompilation(let clauses) = kind else { return isImport }
    return BuildConfiguration.taken(of: clauses, under: conditions)?.elements
      .allSatisfy { $0.isLeftOut(under: conditions) } ?? true
  }
}
