extension PreludeLibrary {
  /// The chunks of this folder.
  static let standardChunks: [PreludeChunk] =
    vectorTypes
    + [
      vectors, equatable, comparable, hashable, identifiable, caseIterable, rawRepresentable,
      error, markers, customStringConvertible, literalProtocols, randomNumbers, objectIdentifier,
      additiveArithmetic, strideable, binaryInteger, floatingPoint, floatingPointPrimitives,
      checkerSupport, localAccessors, lazyLocal, conversions, optional, bool, result, never, void,
      anyHashable,
      mirror,
      keyPaths,
      collections, sequenceMembers, sequenceTransforms, sequenceOrders, collectionMembers,
      bidirectionalCollectionMembers, mutableCollectionMembers, rangeReplaceableCollectionMembers,
      enumeratedSequence, flattenSequence, anySequence, zipped, strides,
      generatedSequences, repeated, lazySequence, trimmedSequences, collectionSearch,
      collectionDifference, rangeSet, rangeSetMembers, anyCollections, setAlgebra,
      rangeExpression, range, closedRange, array, arraySlice, contiguousArray, inlineArray,
      dictionary, set,
      string, stringProtocol, stringExtrema, stringProtocolMembers, substring, textViews,
      stringViews, character, unicode, textOutput, textWriting,
      typeNames, staticString, regex, regexPatterns, regexMatches,
      faults, printing, printingToStream, descriptions, extrema, swapping, identityOperators,
      tupleComparison, metatypeComparison, commandLine, standardInput, otherNames,
      variadicArguments, codable, codingTree, codingNodes,
      codingConformances, memoryLayout,
    ] + integers + floatingPoints

  /// The protocols of sequences and collections name each other everywhere: they come as one.
  private static let collections = PreludeChunk(
    names: collectionParts.flatMap(\.names),
    text: collectionParts.map(\.text).joined(separator: "\n"))

  private static let collectionParts = [
    sequence, collection, bidirectionalCollection, mutableCollection, rangeReplaceableCollection,
  ]
}
