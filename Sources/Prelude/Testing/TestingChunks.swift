extension PreludeLibrary {
  /// The chunks of this folder.
  static let testingChunks: [PreludeChunk] =
    [issues, expectations, knownIssues, testPlans, viewHosts, xcTests] + attachments
}
