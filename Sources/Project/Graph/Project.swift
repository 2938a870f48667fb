/// A project found on disk: its modules, in dependency order.
package struct Project: Hashable, Sendable {
  /// The layout of a project on disk.
  package enum Layout: Hashable, Sendable {
    /// A folder with a `Package.swift`.
    case package
    /// A folder with an Xcode project.
    case xcode
    /// A folder of Swift files, or single files.
    case plainFiles
  }

  package let folder: String
  package let name: String
  package let layout: Layout
  /// The targets, each after its dependencies.
  package let targets: [Target]
  /// The problems found while the project was opened.
  package let problems: [ProjectProblem]
  /// The language of localized texts.
  package let language: String

  package var testTargets: [Target] { targets.filter { $0.kind == .test } }
  /// The targets whose tests run: the test targets; of plain files without a test folder, all.
  package var testedTargets: [Target] {
    testTargets.isEmpty && layout == .plainFiles ? targets : testTargets
  }
  package var fileCount: Int { targets.reduce(0) { $0 + $1.files.count } }

  /// A project of a few files that form one module.
  package static func loose(_ files: [String], module: String) -> Project {
    Project(
      folder: ".", name: module, layout: .plainFiles,
      targets: [
        Target(name: module, kind: .executable, package: module, folder: ".", files: files)
      ], problems: [], language: "en")
  }
}
