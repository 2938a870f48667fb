extension PreludeLibrary {
  /// The chunks of this folder.
  static let concurrencyChunks: [PreludeChunk] = [
    tasks, taskSupport, actors, duration, clocks, dispatch, timers, taskGroups, taskLocals,
    continuations, asyncSequences, asyncStreams, synchronization,
  ]
}
