extension PreludeLibrary {
  /// The chunks of this folder.
  static let foundationChunks: [PreludeChunk] = [
    mathematics, foundationTexts, foundationTextMembers, comparisonResult, textPrimitives,
    characterSet,
    indexSet, collectionMoves, sorting, textSorting, sortingMembers, sortingInPlace, uuid, url,
    urlComponents,
    urlQueries, data,
    foundationGeometry,
    localizedError,
    decimal, timeInterval, date, dateFields, locale, dateComponents, calendar,
    calendarSearches, calendarSymbols, dateStyles, durationStyles,
    numberTexts,
    formatStyles,
    formattedNumbers, listStyles, memberStyleLists, formatters, isoFormatter,
    numberFormatter,
    userDefaults, notifications, notificationStreams, platform, undoing, attributedTexts,
    objects, valueObjects, localizedTexts, caches, json, jsonObjects,
    regularExpressions, networking, files, fileLocations, fileContents, bridging, logging,
    measurements, byteCounts,
    relativeDates, locations,
  ]
}
