/// Who is there.
extension ViewHost {
  /// Whether anything is mounted.
  package var hasMounts: Bool { !mounts.isEmpty }
}
