import SourceText

/// What stands in for names that a document leaves out.
package struct StubTable: Equatable {
  /// The stubs by the names that they stand for.
  var stubs: [String: Stub] = [:]
  /// Those that a document will ask for, and nobody was told of.
  var expected: Set<String> = []
  /// Whether a text said that it means the types of WidgetKit or AppIntents.
  var importsOtherFrameworks = false

  /// What was found for the texts of a document before the first of them ran: the variables and functions
  /// that stand in for each.
  private var found: [String: [Stub]] = [:]

  package init() {}

  /// What was found for a text; nil where it was not looked at.
  func found(for text: Source) -> [Stub]? { found[StubTable.key(text)] }

  /// Keeps what was found for a text.
  mutating func keep(_ stubs: [Stub], for text: Source) { found[StubTable.key(text)] = stubs }

  /// A text without its blanks: it is cut into inputs before it runs, and put together again.
  private static func key(_ text: Source) -> String {
    String(decoding: text.bytes.filter { !$0.isBlank }, as: UTF8.self)
  }

  /// The names that something stands in for, sorted.
  package var names: [String] { stubs.keys.sorted() }

  /// What kind of declaration stands in for a name, in Swift's words; nil where nothing does.
  package func summary(of name: String) -> String? { stubs[name]?.summary }

  /// Whether something stands in for a name.
  package func has(_ name: String) -> Bool { stubs[name] != nil }

  /// Takes back what came to stand in since another state of the table.
  package mutating func restoreStubs(of earlier: StubTable) { stubs = earlier.stubs }
}
