/// The names in the asset catalogs of a project.
package struct AssetNames: Hashable, Sendable {
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []

  /// Reads the asset catalogs of a project's modules; nil if there are none.
  package static func read(_ project: Project, from files: FolderAccess) -> AssetNames? {
    let catalogs = project.targets.flatMap(\.assets)
    guard !catalogs.isEmpty else { return nil }
    var names = AssetNames()
    for catalog in catalogs { names.note(catalog, named: "", files) }
    return names
  }

  package init() {}

  /// - Parameter path: The prefix of the names in the folder: `Icons/` if the folder provides a
  ///   namespace.
  private mutating func note(_ folder: String, named path: String, _ files: FolderAccess) {
    guard case .success(let entries) = files.entries(folder) else { return }
    for entry in entries where entry.isFolder {
      let inner = Path.joined(folder, entry.name)
      if let name = entry.name.withoutSuffix(".imageset") ?? entry.name.withoutSuffix(".symbolset")
      {
        images.insert(path + name)
      } else if let name = entry.name.withoutSuffix(".colorset") {
        colors.insert(path + name)
      } else if !entry.name.contains(".") {
        note(inner, named: isNamespace(inner, files) ? "\(path)\(entry.name)/" : path, files)
      }
    }
  }

  private func isNamespace(_ folder: String, _ files: FolderAccess) -> Bool {
    guard case .success(let bytes) = files.read(Path.joined(folder, "Contents.json")),
      case .flag(true)? = TextTree(json: bytes)?["properties"]?["provides-namespace"]
    else { return false }
    return true
  }
}

extension String {
  /// The text before a suffix; nil if the text does not have the suffix.
  fileprivate func withoutSuffix(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}
