import Terminal

/// Watches a project's folder for saved files.
final class ProjectWatch {
  let folder: String
  private let watcher: FolderWatcher

  /// Starts watching; nil if the system refuses, in which case `SystemError.last` has the reason.
  init?(_ folder: String) {
    guard let watcher = FolderWatcher(suffixes: ProjectWatch.suffixes) else { return nil }
    self.folder = folder
    self.watcher = watcher
    watcher.watch(folder)
  }

  /// The suffixes of the files that belong to a project.
  private static let suffixes = [".swift", ".xcstrings", ".strings"]

  var descriptor: Int32 { watcher.descriptor }

  /// Whether a file has been saved since the last call.
  func takeChanges() -> Bool { watcher.takeChanges() }

  /// Waits until a file is saved; false if it was stopped before.
  func wait(isStopped: () -> Bool) -> Bool { watcher.wait(isStopped: isStopped) }
}
