extension PreludeLibrary {
  /// The chunks of this folder.
  static let foundationChunks: [PreludeChunk] = [
    mathematics, foundationTexts, comparisonResult, textPrimitives, characterSet,
    indexSet, collectionMoves, sorting, sortingInPlace, uuid, url, data, foundationGeometry,
    localizedError,
    decimal, timeInterval, date, dateFields, calendar, formatStyles, formattedNumbers, formatters,
    userDefaults, platform, json,
  ]
}
