import Glibc

/// Notices when files of some kinds below a folder are saved, created, moved or removed. It also
/// notices saves by editors that write a new file and rename it.
package final class FolderWatcher {
  /// What can be polled: there is something to read from it when something has happened.
  package let descriptor: Int32
  private let suffixes: [String]
  /// The folders that are watched, by the numbers that the system gives them.
  private var folders: [Int32: String] = [:]

  /// Nil where the system watches no more; `SystemError.last` says why.
  ///
  /// - Parameter suffixes: What the names of the files end with that count.
  package init?(suffixes: [String]) {
    self.suffixes = suffixes
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
    let number = inotify_add_watch(descriptor, folder, events)
    if number >= 0 { folders[number] = folder }
    for name in FileAccess.names(in: folder) where name.hasSuffix("/") {
      watch("\(folder)/\(name.dropLast())")
    }
  }

  /// Waits for a change and until no more follow; false if stopped.
  package func wait(isStopped: () -> Bool) -> Bool {
    while !isStopped() {
      guard hasEvents(within: 200) else { continue }
      if takeChanges() { return true }
    }
    return false
  }

  /// Whether something has happened since the last call and nothing more does.
  package func takeChanges() -> Bool {
    var hasChanged = false
    while hasEvents(within: hasChanged ? Self.settlingTime : 0) {
      if readEvents() { hasChanged = true }
    }
    return hasChanged
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, milliseconds) > 0
  }

  /// Handles an event of the system, and watches new folders; returns whether the event is about
  /// files of these kinds.
  private func readEvents() -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    var counts = false
    while true {
      let size = read(descriptor, &buffer, buffer.count)
      guard size > 0 else { return counts }
      var start = 0
      while start + head <= size {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        }
        let end = min(start + head + Int(event.len), size)
        let name = String(
          decoding: buffer[(start + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
        if note(event, of: name) { counts = true }
        start = end
      }
    }
  }

  /// Whether an event is about a file that counts, or about a folder.
  private func note(_ event: inotify_event, of name: String) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard event.mask & UInt32(IN_ISDIR) != 0 else {
      // A file is made before it is written.
      return event.mask & UInt32(IN_CREATE) == 0 && !name.hasPrefix(".")
        && suffixes.contains(where: name.hasSuffix)
    }
    guard !name.hasPrefix("."), let folder = folders[event.wd] else { return false }
    if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { watch("\(folder)/\(name)") }
    return true
  }
}
