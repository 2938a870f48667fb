/// Access to the files and folders in which a project is searched.
package struct FolderAccess {
  /// An item of a folder: a file or another folder.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// Reads a file by its path.
  package var read: (String) -> Result<[UInt8], FolderFailure>
  /// Lists a folder by its path: its entries in order of name, without the hidden ones.
  package var entries: (String) -> Result<[Entry], FolderFailure>
  /// Resolves symbolic links in a path; nil if nothing exists there.
  package var realPath: (String) -> String?

  package init(
    read: @escaping (String) -> Result<[UInt8], FolderFailure>,
    entries: @escaping (String) -> Result<[Entry], FolderFailure>,
    realPath: @escaping (String) -> String?
  ) {
    self.read = read
    self.entries = entries
    self.realPath = realPath
  }

  /// The same access until a condition holds. From then on all folders are empty, so that a search
  /// ends at once.
  package func stopping(when isStopped: @escaping () -> Bool) -> FolderAccess {
    let failure = FolderFailure(message: "interrupted")
    return FolderAccess(
      read: { isStopped() ? .failure(failure) : read($0) },
      entries: { isStopped() ? .failure(failure) : entries($0) },
      realPath: { isStopped() ? nil : realPath($0) })
  }

  func isFolder(_ path: String) -> Bool {
    if case .success = entries(path) { true } else { false }
  }
}

/// The reason that a file or folder cannot be read, in the system's words.
package struct FolderFailure: Error, Hashable, Sendable {
  package let message: String

  package init(message: String) { self.message = message }
}

/// Operations on paths as strings.
package enum Path {
  /// `folder/name`, or `name` itself if it is absolute.
  package static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") { return name }
    let parts = name.split(separator: "/").filter { $0 != "." }
    if parts.isEmpty { return folder }
    let rest = parts.joined(separator: "/")
    if folder == "." { return rest }
    return folder.hasSuffix("/") ? folder + rest : "\(folder)/\(rest)"
  }

  /// The last component of a path.
  static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path without `.` and `..`: `a/b` for `a/x/../b`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
  }
}
