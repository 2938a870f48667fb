/// Who is reading now.
extension ViewHost {
  /// The name of the view whose body, row or closure is being evaluated; nil outside of all.
  package var readerName: String? {
    guard let node = running.last else { return nil }
    return node.name ?? node.namedAncestor?.name
  }
}
