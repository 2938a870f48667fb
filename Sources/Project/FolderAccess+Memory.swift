extension FolderAccess {
  /// Makes access to files in memory, given as texts by path, relative to one folder.
  package static func memory(_ texts: [String: String]) -> FolderAccess {
    func inside(_ folder: String) -> [(rest: Substring, path: String)] {
      let start = folder == "." ? "" : folder + "/"
      return texts.keys.filter { $0.hasPrefix(start) }.sorted()
        .map { ($0.dropFirst(start.count), $0) }
    }
    return FolderAccess(
      read: { path in
        texts[path].map { .success(Array($0.utf8)) }
          ?? .failure(FolderFailure(message: "No such file or directory"))
      },
      entries: { folder in
        let found = inside(folder)
        guard !found.isEmpty else {
          return .failure(FolderFailure(message: "No such file or directory"))
        }
        var entries: [Entry] = []
        for (rest, _) in found {
          let name = String(rest.prefix { $0 != "/" })
          guard entries.last?.name != name else { continue }
          entries.append(Entry(name: name, isFolder: rest.contains("/")))
        }
        return .success(entries)
      },
      realPath: { path in texts[path] != nil || !inside(path).isEmpty ? path : nil })
  }
}
/// Access to files in memory, for tests and the examples of help.
