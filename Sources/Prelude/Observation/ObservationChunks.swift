extension PreludeLibrary {
  /// The chunks of this folder.
  static let observationChunks: [PreludeChunk] = [
    observation, observations, observableObject, combine, subscribers, subjects, simplePublishers,
    valueOperators,
    sequencePublishers,
    failureOperators, combinations, timeOperators, publisherCoding,
  ]
}
