/// Finds what lies in a folder: the modules of a package, of an Xcode project's folder, or of loose files.
///
/// The values that come of it hold paths alone; nothing of the modules was read.
package struct ProjectFinder {
  /// Runs a manifest; nil where it fails, which was reported then.
  package typealias ManifestRunner = (_ path: String, _ folder: String) -> Manifest?

  private let files: FolderAccess
  private let setting: ProjectSetting
  private let runManifest: ManifestRunner

  package init(
    files: FolderAccess, setting: ProjectSetting = ProjectSetting(),
    runManifest: @escaping ManifestRunner
  ) {
    self.files = files
    self.setting = setting
    self.runManifest = runManifest
  }

  /// The project in a folder; nil where its manifest fails.
  package func project(in folder: String) -> Project? {
    let folder = Path.normalized(folder)
    guard files.realPath(Path.joined(folder, "Package.swift")) != nil else {
      return FolderFinder(files: files, folder: folder).project()
    }
    var finder = PackageFinder(files, setting, run: runManifest)
    return finder.project(in: folder)
  }
}
