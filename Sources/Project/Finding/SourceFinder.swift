/// Finds the Swift files below a folder.
struct SourceFinder {
  let files: FolderAccess
  private(set) var problems: [ProjectProblem] = []

  init(_ files: FolderAccess) { self.files = files }

  /// Folders that no target's sources are in.
  private static let skipped = ["Pods", "Carthage", "DerivedData", "node_modules"]

  static func isBundle(_ name: String) -> Bool {
    [
      ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".docc", ".bundle", ".framework",
      ".xcframework", ".lproj", ".app",
    ].contains(where: name.hasSuffix)
  }

  /// The Swift files below a folder, in the order of their paths.
  ///
  /// - Parameter isExcluded: whether a file or folder is left out, with all that it holds.
  mutating func swiftFiles(
    in folder: String, where isExcluded: (String) -> Bool = { _ in false }
  ) -> [String] {
    var found: [String] = []
    walk(folder, isExcluded, [files.realPath(folder) ?? folder], &found)
    return found
  }

  private mutating func walk(
    _ folder: String, _ isExcluded: (String) -> Bool, _ around: [String], _ found: inout [String]
  ) {
    let entries: [FolderAccess.Entry]
    switch files.entries(folder) {
    case .success(let all): entries = all
    case .failure(let failure):
      problems.append(.unreadableFolder(folder, reason: failure.message))
      return
    }
    for entry in entries {
      let path = Path.joined(folder, entry.name)
      if isExcluded(path) { continue }
      guard entry.isFolder else {
        if entry.name.hasSuffix(".swift") { found.append(path) }
        continue
      }
      if Self.isBundle(entry.name) || Self.skipped.contains(entry.name) { continue }
      let real = files.realPath(path) ?? path
      guard !around.contains(where: { $0 == real || $0.hasPrefix(real + "/") }) else {
        problems.append(.linkLoop(path))
        continue
      }
      walk(path, isExcluded, around + [real], &found)
    }
  }
}
