/// Finds the project in a folder: the modules of a package, of an Xcode project, or of loose files.
///
/// The result holds paths only; the source files are not read.
package struct ProjectFinder {
  /// Runs a manifest; if it fails, reports the errors itself and returns nil.
  package typealias ManifestRunner = (_ path: String, _ folder: String) -> Manifest?

  private let files: FolderAccess
  private let setting: ProjectSetting
  private let limit: Int
  private let runManifest: ManifestRunner

  /// Makes a finder.
  ///
  /// - Parameter limit: The most files and folders that a folder without a manifest may contain.
  package init(
    files: FolderAccess, setting: ProjectSetting = ProjectSetting(), limit: Int = 50_000,
    runManifest: @escaping ManifestRunner
  ) {
    self.limit = limit
    self.files = files
    self.setting = setting
    self.runManifest = runManifest
  }

  /// The project in a folder; nil if its manifest fails.
  package func project(in folder: String) -> Project? {
    let folder = Path.normalized(folder)
    var packages = PackageFinder(files, setting, run: runManifest)
    guard files.realPath(Path.joined(folder, "Package.swift")) != nil else {
      var finder = FolderFinder(
        files: files, folder: folder, limit: limit, packages: packages)
      return finder.project()
    }
    return packages.project(in: folder)
  }
}
