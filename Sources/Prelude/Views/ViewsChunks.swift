extension PreludeLibrary {
  /// The chunks of this folder.
  static let viewChunks: [PreludeChunk] = []
}
