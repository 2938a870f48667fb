/// A project as it lies on disk: its modules, those first that others need.
package struct Project: Hashable, Sendable {
  /// How a project is laid out.
  package enum Layout: Hashable, Sendable {
    /// A Swift package.
    case package
    /// Folders beside an Xcode project.
    case xcode
    /// A folder of Swift files.
    case loose
  }

  package let folder: String
  package let name: String
  package let layout: Layout
  /// In an order in which each comes after those that it depends on.
  package let targets: [Target]
  /// Folders of packages that are not followed.
  package let problems: [ProjectProblem]
  /// The language that texts are written in where nothing else is asked for.
  package let language: String

  package var testTargets: [Target] { targets.filter { $0.kind == .test } }
  package var fileCount: Int { targets.reduce(0) { $0 + $1.files.count } }

  /// A few files that are one module.
  package static func loose(_ files: [String], module: String) -> Project {
    Project(
      folder: ".", name: module, layout: .loose,
      targets: [
        Target(name: module, kind: .executable, package: module, folder: ".", files: files)
      ], problems: [], language: "en")
  }
}
