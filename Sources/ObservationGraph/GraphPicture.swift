/// A picture of the graph in text.
private struct GraphPicture {
  let graph: Graph

  var text: String {
    var lines: [String] = []
    for subject in graph.subjects() {
      lines.append("subject \(serial(of: subject))")
      for property in 0..<graph.propertyCount(of: subject)
      where graph.hasReaders(subject, property) {
        let readers = graph.readers(of: subject, property).map(picture(of:))
        lines.append("  .\(property) -> \(readers.joined(separator: ", "))")
      }
    }
    for scope in graph.scopes() { lines.append(line(of: scope)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The ordinal of a live subject: 1 for the first one made.
  private func serial(of subject: SubjectID) -> Int {
    Int(graph.storage.cell(subject.index).pointee.serial)
  }

  /// The ordinal of a live scope: 1 for the first one made.
  private func serial(of scope: ScopeID) -> Int {
    Int(graph.storage.scope(scope.index).pointee.serial)
  }

  private func line(of scope: ScopeID) -> String {
    var line = "\(picture(of: scope)) \(graph.kind(of: scope))"
    let reads = graph.reads(of: scope)
    if !reads.isEmpty { line += " <- \(reads.map(picture(of:)).joined(separator: ", "))" }
    if graph.isDirty(scope) { line += ", dirty" }
    let causes = graph.causes(of: scope)
    if !causes.isEmpty { line += " by \(causes.map(picture(of:)).joined(separator: ", "))" }
    return line
  }

  private func picture(of scope: ScopeID) -> String { "scope \(serial(of: scope))" }

  private func picture(of reference: PropertyReference) -> String {
    graph.isAlive(reference.subject)
      ? "\(serial(of: reference.subject)).\(reference.property)" : "gone.\(reference.property)"
  }
}

extension Graph {
  /// Draws subjects with their readers, and scopes with their reads and causes, in order of
  /// creation.
  ///
  /// ```
  /// subject 1
  ///   .0 -> scope 1, scope 2
  /// scope 1 deferred <- 1.0
  /// scope 2 deferred <- 1.0, dirty by 1.0
  /// ```
  package func dump() -> String { GraphPicture(graph: self).text }
}
