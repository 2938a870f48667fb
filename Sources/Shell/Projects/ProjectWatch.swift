import Terminal

/// Notices that files of a project are saved.
final class ProjectWatch {
  let folder: String
  private let watcher: FolderWatcher

  /// Nil where the system watches no more; `SystemError.last` says why.
  init?(_ folder: String) {
    guard let watcher = FolderWatcher(suffixes: ProjectWatch.suffixes) else { return nil }
    self.folder = folder
    self.watcher = watcher
    watcher.watch(folder)
  }

  /// The endings of the files that a project is read from.
  private static let suffixes = [".swift", ".xcstrings", ".strings"]

  var descriptor: Int32 { watcher.descriptor }

  /// Whether a file was saved since the last call.
  func takeChanges() -> Bool { watcher.takeChanges() }

  /// Waits until a file is saved; false where it was stopped.
  func wait(isStopped: () -> Bool) -> Bool { watcher.wait(isStopped: isStopped) }
}
