extension PreludeLibrary {
  /// The chunks of this folder.
  static let observationChunks: [PreludeChunk] = [
    observation, observableObject, combine, subjects, timers, concurrency, dispatch,
  ]
}
