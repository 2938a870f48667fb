/// Who is there, and who is reading now.
extension ViewHost {
  /// Whether anything is mounted.
  package var hasMounts: Bool { !mounts.isEmpty }

  /// The name of the view whose body, row or closure is being evaluated; nil outside of all.
  package var readerName: String? {
    guard let node = running.last?.takeUnretainedValue() else { return nil }
    return node.name ?? node.namedAncestor?.name
  }
}
