package import SourceText

/// A problem with the files of a project; the rest of the project still opens.
package enum ProjectProblem: Hashable, Sendable {
  case unreadableFolder(String, reason: String)
  case unreadableFile(String, reason: String)
  case notUTF8(String)
  case linkLoop(String)
  case noSources(String)
  /// A string catalog or `.strings` file that cannot be parsed.
  case unreadableTexts(String)
  /// A folder with more files and folders than the limit.
  case tooLarge(String, limit: Int)
  /// A target whose folder does not exist.
  case missingTarget(String, kind: TargetKind, manifest: String, expected: String)
  case emptyTarget(String, folder: String)
  case unknownDependency(String, of: String, manifest: String)
  case cycle([String], manifest: String)
  case duplicateTarget(String, manifest: String)
  case duplicateModule(String, packages: [String])
  case noManifest(package: String)

  /// The path of the file or folder that has the problem.
  package var place: String {
    switch self {
    case .unreadableFolder(let path, _), .unreadableFile(let path, _), .notUTF8(let path),
      .linkLoop(let path), .noSources(let path), .emptyTarget(_, let path),
      .noManifest(let path), .unreadableTexts(let path), .tooLarge(let path, _):
      path
    case .missingTarget(_, _, let manifest, _), .unknownDependency(_, _, let manifest),
      .cycle(_, let manifest), .duplicateTarget(_, let manifest):
      manifest
    case .duplicateModule(_, let packages): packages.first ?? "."
    }
  }

  package var isError: Bool {
    switch self {
    case .emptyTarget, .linkLoop, .unreadableTexts: false
    default: true
    }
  }

  package var message: String {
    switch self {
    case .unreadableFolder(_, let reason): "cannot read the folder: \(reason)"
    case .unreadableFile(_, let reason): "cannot read the file: \(reason)"
    case .notUTF8: "input file is not valid UTF-8"
    case .linkLoop: "a symbolic link leads back to a folder around it; it is not followed"
    case .noSources: "there are no Swift files here"
    case .unreadableTexts: "the texts of this file cannot be read; keys are shown as they are"
    case .tooLarge(_, let limit):
      "more than \(limit) files and folders lie here; name the folder of one project"
    case .missingTarget(let name, let kind, _, let expected):
      "Source files for target \(name) should be located under '\(expected)'"
        + (kind == .test ? " or 'Tests'" : "")
        + ", or a custom sources path can be set with the 'path' property in Package.swift"
    case .emptyTarget(let name, _): "Source files for target \(name) are missing"
    case .unknownDependency(let name, let target, _):
      "target '\(target)' depends on '\(name)', which is no target or product"
    case .cycle(let names, _):
      "cyclic dependency declaration found: \(names.joined(separator: " -> "))"
    case .duplicateTarget(let name, _): "duplicate target named '\(name)'"
    case .duplicateModule(let name, let packages):
      "multiple packages declare targets named '\(name)': \(packages.joined(separator: ", "))"
    case .noManifest: "there is no Package.swift in this local dependency"
    }
  }

  /// The problem as a diagnostic, located by its file or folder only.
  package var diagnostic: Diagnostic {
    Diagnostic(
      isError ? .error : .warning, ProjectFact(message), in: Source(whole: place), at: .none)
  }
}

/// The message of a problem, as the fact of a diagnostic.
private struct ProjectFact: DiagnosticFact {
  let message: String

  init(_ message: String) { self.message = message }
}
