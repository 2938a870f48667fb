/// What stands in for names that a document leaves out.
package struct StubTable: Equatable {
  /// The stubs by the names that they stand for.
  var stubs: [String: Stub] = [:]
  /// Those that a document will ask for, and nobody was told of.
  var expected: Set<String> = []
  /// Whether a text said that it means the types of WidgetKit or AppIntents.
  var importsOtherFrameworks = false

  package init() {}

  /// The names that something stands in for, sorted.
  package var names: [String] { stubs.keys.sorted() }

  /// Whether something stands in for a name.
  package func has(_ name: String) -> Bool { stubs[name] != nil }

  /// Takes back what came to stand in since another state of the table.
  package mutating func restoreStubs(of earlier: StubTable) { stubs = earlier.stubs }
}
