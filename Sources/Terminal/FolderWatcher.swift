import Glibc

/// Waits for files below a folder to be saved, created, moved or removed.
package final class FolderWatcher {
  private let descriptor: Int32

  /// Nil if the system's limit of watches is reached; `SystemError.last` has the reason.
  package init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// The time in milliseconds for an editor to finish saving.
  private static let settlingTime: Int32 = 20

  /// Watches a folder and its subfolders, except hidden ones. Watching a folder twice has no
  /// effect.
  package func watch(_ folder: String) {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
    inotify_add_watch(descriptor, folder, events)
    for name in FileAccess.names(in: folder) where name.hasSuffix("/") {
      watch("\(folder)/\(name.dropLast())")
    }
  }

  /// Waits for a change and until no more follow; false if stopped.
  package func wait(isStopped: () -> Bool) -> Bool {
    while !isStopped() {
      guard hasEvents(within: 200) else { continue }
      repeat { discardEvents() } while hasEvents(within: Self.settlingTime)
      return true
    }
    return false
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, milliseconds) > 0
  }

  private func discardEvents() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
