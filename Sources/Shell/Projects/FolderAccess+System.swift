import Project
import Terminal

/// Access to the file system.
extension FolderAccess {
  /// Access to the files and folders of this machine.
  static var system: FolderAccess {
    FolderAccess(
      read: { path in
        do throws(SystemError) {
          return .success(try FileAccess.bytes(FileAccess.expandingHome(path)))
        } catch {
          return .failure(FolderFailure(message: error.message))
        }
      },
      entries: { folder in
        do throws(SystemError) {
          return .success(
            try FileAccess.entries(of: FileAccess.expandingHome(folder)).map {
              Entry(name: $0.name, isFolder: $0.isDirectory)
            })
        } catch {
          return .failure(FolderFailure(message: error.message))
        }
      }, realPath: { FileAccess.realPath(FileAccess.expandingHome($0)) })
  }
}
