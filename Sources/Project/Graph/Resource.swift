/// A file or folder that the bundle of a target contains.
package struct Resource: Hashable, Sendable {
  package let path: String
  /// Whether a folder is kept as one: `.copy("Data")`. Otherwise the bundle contains the files in it, as
  /// building puts them into one folder.
  package let keepsFolder: Bool

  package init(_ path: String, keepsFolder: Bool = false) {
    (self.path, self.keepsFolder) = (path, keepsFolder)
  }

  /// The name under which the bundle contains it; nil for a folder whose files it contains.
  package var name: String? { keepsFolder ? Path.last(path) : nil }
}
