extension PreludeLibrary {
  /// The chunks of this folder.
  static let testingChunks: [PreludeChunk] =
    [issues, expectations, knownIssues, testTraits, testPlans, viewHosts, xcTests] + attachments
}
