extension PreludeLibrary {
  /// The chunks of this folder: RegexBuilder. They put together patterns for the engine that regex
  /// literals have, and are known where the module is imported.
  static let regexBuilderChunks: [PreludeChunk] = [
    regexBuilding, regexQuantifiers, regexCaptures, regexCharacterClasses, regexAnchors,
  ]
}
