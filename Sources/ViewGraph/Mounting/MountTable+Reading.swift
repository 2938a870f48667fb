/// Who is there.
extension MountTable {
  /// Whether anything is mounted.
  package var hasMounts: Bool { !mounts.isEmpty }
}
