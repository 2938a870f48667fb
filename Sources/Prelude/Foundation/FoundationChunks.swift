extension PreludeLibrary {
  /// The chunks of this folder.
  static let foundationChunks: [PreludeChunk] = [
    mathematics, foundationTexts, foundationTextMembers, comparisonResult, textPrimitives,
    characterSet,
    indexSet, collectionMoves, sorting, sortingMembers, sortingInPlace, uuid, url, data,
    foundationGeometry,
    localizedError,
    decimal, timeInterval, date, dateFields, calendar, formatStyles, formattedNumbers, formatters,
    userDefaults, notifications, platform, json,
  ]
}
