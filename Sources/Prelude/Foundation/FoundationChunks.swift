extension PreludeLibrary {
  /// The chunks of this folder.
  static let foundationChunks: [PreludeChunk] = []
}
