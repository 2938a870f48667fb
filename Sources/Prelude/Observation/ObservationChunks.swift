extension PreludeLibrary {
  /// The chunks of this folder.
  static let observationChunks: [PreludeChunk] = [
    observation, observations, observableObject, combine, subscribers, subjects, simplePublishers,
    valuePublishers, valueOperators, eventOperators, sequencePublishers, failureOperators,
    combinations, nestedPublishers, sharedPublishers, timeOperators, publisherCoding,
  ]
}
