/// Finds what lies in a folder: the modules of a package, of an Xcode project's folder, or of loose files.
///
/// The values that come of it hold paths alone; nothing of the modules was read.
package struct ProjectFinder {
  /// Runs a manifest; nil where it fails, which was reported then.
  package typealias ManifestRunner = (_ path: String, _ folder: String) -> Manifest?

  private let files: FolderAccess
  private let setting: ProjectSetting
  private let limit: Int
  private let runManifest: ManifestRunner

  /// - Parameter limit: How many files and folders a folder without a manifest may hold.
  package init(
    files: FolderAccess, setting: ProjectSetting = ProjectSetting(), limit: Int = 50_000,
    runManifest: @escaping ManifestRunner
  ) {
    self.limit = limit
    self.files = files
    self.setting = setting
    self.runManifest = runManifest
  }

  /// The project in a folder; nil where its manifest fails.
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
