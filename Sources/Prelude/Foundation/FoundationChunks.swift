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
    decimal, decimalFunctions, decimalObjects, timeInterval, date, dateFields, timeZone,
    timeZoneNames, locale, localeNames, dateComponents, calendar,
    calendarSearches, calendarMatches, calendarSymbols, dateStyles, dateStrategies,
    dateStrategyMembers, dateLocales, durationStyles,
    numberTexts, numberLocales,
    formatStyles,
    formattedNumbers, parsedNumbers, listStyles, memberStyleLists, formatters, datePatterns,
    isoStyles, isoFormatter,
    numberFormatter, numberObjects, numberConversions,
    userDefaults, notifications, notificationStreams, platform, undoing, attributedTexts,
    objects, valueObjects, localizedTexts, caches, json, jsonObjects, propertyLists,
    regularExpressions, networking, networkLines,
    files, fileLocations, fileContents, bridging, textObjects, containerObjects, logging,
    measurements, byteCounts,
    componentFormatters, listFormatter, progressReports, personNames, measurementStyles,
    relativeDates, locations, scanner, indexPath,
  ]
}
