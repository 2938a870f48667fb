/// The files and folders that a project may be found in.
package struct FolderAccess {
  /// Something in a folder.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The bytes of a file, or why they cannot be read.
  package var read: (String) -> Result<[UInt8], FolderFailure>
  /// What is in a folder, in the order of names, hidden entries left out; or why that is not known.
  package var entries: (String) -> Result<[Entry], FolderFailure>
  /// The path behind symbolic links; nil where there is nothing.
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

  func isFolder(_ path: String) -> Bool {
    if case .success = entries(path) { true } else { false }
  }
}

/// Why something on disk cannot be read, in the system's words.
package struct FolderFailure: Error, Hashable, Sendable {
  package let message: String

  package init(message: String) { self.message = message }
}

/// Paths as text.
enum Path {
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") { return name }
    let parts = name.split(separator: "/").filter { $0 != "." }
    if parts.isEmpty { return folder }
    let rest = parts.joined(separator: "/")
    if folder == "." { return rest }
    return folder.hasSuffix("/") ? folder + rest : "\(folder)/\(rest)"
  }

  static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// `a/b` for `a/x/../b`.
  static func normalized(_ path: String) -> String {
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
