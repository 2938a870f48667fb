extension PreludeLibrary {
  /// The chunks of this folder.
  static let standardChunks: [PreludeChunk] =
    [
      equatable, comparable, hashable, identifiable, caseIterable, rawRepresentable, optionSet,
      error, markers, customStringConvertible, literalProtocols, randomNumbers, objectIdentifier,
      additiveArithmetic, strideable, binaryInteger, floatingPoint, floatingPointPrimitives,
      checkerSupport, optional, bool, result, never, void, anyHashable, mirror, keyPaths,
      sequence, enumeratedSequence, flattenSequence, anySequence, zipped, strides,
      generatedSequences, repeated, lazySequence,
      collection, bidirectionalCollection, mutableCollection, rangeReplaceableCollection,
      rangeExpression, range, closedRange, array, arraySlice, dictionary, set,
      string, stringProtocol, substring, character, unicode, textOutput, staticString,
      faults, printing, printingToStream, descriptions, extrema, swapping, identityOperators,
      tupleComparison, metatypeComparison, variadicArguments, codable, codingTree,
      codingConformances,
    ] + integers + floatingPoints
}
