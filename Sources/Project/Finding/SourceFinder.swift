/// Finds the Swift files below a folder, and the files of localized texts.
struct SourceFinder {
  let files: FolderAccess
  private(set) var problems: [ProjectProblem] = []
  /// The string catalogs, `.strings` and `.stringsdict` files that lie there.
  private(set) var texts: [String] = []
  /// The asset catalogs that lie there.
  private(set) var assets: [String] = []
  /// The folders visited, in which the bundle finds other files, in order of path.
  private(set) var resources: [Resource] = []
  /// The folders with manifests, which are packages of their own, where those are left out.
  private(set) var packages: [String] = []
  private let skipsPackages: Bool
  private let limit: Int
  /// The number of files and folders visited.
  private var count = 0

  /// Makes a finder.
  ///
  /// - Parameter skipsPackages: Whether to skip subfolders that contain a manifest.
  init(
    _ files: FolderAccess, skipsPackages: Bool = false, limit: Int = .max
  ) {
    self.files = files
    self.skipsPackages = skipsPackages
    self.limit = limit
  }

  /// Folders that never contain sources of a target.
  private static let skipped = ["Pods", "Carthage", "DerivedData", "node_modules"]

  static func isBundle(_ name: String) -> Bool {
    [
      ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".docc", ".bundle", ".framework",
      ".xcframework", ".lproj", ".app",
    ].contains(where: name.hasSuffix)
  }

  /// Whether the search has stopped at the limit.
  var isOverLimit: Bool { count > limit }

  /// The Swift files below a folder, in order of path.
  ///
  /// - Parameter isExcluded: Whether a path is skipped, with everything below it.
  mutating func swiftFiles(
    in folder: String, where isExcluded: (String) -> Bool = { _ in false }
  ) -> [String] {
    var found: [String] = []
    walk(folder, isExcluded, [files.realPath(folder) ?? folder], &found)
    if isOverLimit { problems.append(.tooLarge(folder, limit: limit)) }
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
    if skipsPackages, around.count > 1, entries.contains(where: { $0.name == "Package.swift" }) {
      packages.append(folder)
      return
    }
    resources.append(Resource(folder))
    for entry in entries {
      count += 1
      if isOverLimit { return }
      let path = Path.joined(folder, entry.name)
      if isExcluded(path) { continue }
      guard entry.isFolder else {
        if entry.name.hasSuffix(".swift") { found.append(path) }
        if entry.name.hasSuffix(".xcstrings") { texts.append(path) }
        continue
      }
      noteBundle(path)
      if Self.isBundle(entry.name) || Self.skipped.contains(entry.name) { continue }
      let real = files.realPath(path) ?? path
      guard !around.contains(where: { $0 == real || $0.hasPrefix(real + "/") }) else {
        problems.append(.linkLoop(path))
        continue
      }
      walk(path, isExcluded, around + [real], &found)
    }
  }

  /// Records the texts and assets in a declared resource of a target; Swift files inside it do not belong to
  /// the target. Returns what the bundle contains of it.
  mutating func declaredResources(_ resource: Resource) -> [Resource] {
    let path = resource.path
    if path.hasSuffix(".xcstrings") { texts.append(path) }
    noteBundle(path)
    guard files.isFolder(path), !Self.isBundle(path) else {
      return [Resource(path, keepsFolder: true)]
    }
    let count = resources.count
    _ = swiftFiles(in: path)
    defer { resources.removeSubrange(count...) }
    return resource.keepsFolder ? [resource] : Array(resources[count...])
  }

  private mutating func noteBundle(_ folder: String) {
    if folder.hasSuffix(".lproj") { noteTexts(in: folder) }
    if folder.hasSuffix(".xcassets") { assets.append(folder) }
  }

  /// The `.strings` and `.stringsdict` files of one language.
  private mutating func noteTexts(in folder: String) {
    guard case .success(let entries) = files.entries(folder) else { return }
    texts += entries.filter { entry in
      !entry.isFolder && [".strings", ".stringsdict"].contains(where: entry.name.hasSuffix)
    }.map { Path.joined(folder, $0.name) }
  }
}
