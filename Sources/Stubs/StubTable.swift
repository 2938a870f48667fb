import SourceText

/// The stubs of a document.
package struct StubTable: Equatable {
  /// The stubs by name.
  var stubs: [String: Stub] = [:]
  /// The stubs that the document will need for which no note was given yet.
  var expected: Set<String> = []
  /// The modules that the texts import.
  var imports: Set<String> = []

  /// The variable and function stubs found for each text before the document ran, by key of the
  /// text.
  private var found: [String: [Stub]] = [:]
  /// What the stubs that each text can use declared when it was solved, by key of the text.
  private var used: [String: [String: String]] = [:]

  package init() {}

  /// The stubs found for a text; nil if it was not solved.
  func found(for text: Source) -> [Stub]? { found[StubTable.key(text)] }

  /// Keeps the stubs found for a text, and what those that it can use declare.
  mutating func keep(_ stubs: [Stub], using used: [String: String], for text: Source) {
    found[StubTable.key(text)] = stubs
    self.used[StubTable.key(text)] = used
  }

  /// Whether the stubs that a text can use declare what they did when it was solved.
  func isSolved(_ text: Source, using used: [String: String]) -> Bool {
    self.used[StubTable.key(text)] == used
  }

  /// A text without whitespace: before it runs it is split into inputs, and joined again.
  private static func key(_ text: Source) -> String {
    String(decoding: text.bytes.filter { !$0.isBlank }, as: UTF8.self)
  }

  /// The names of the stubs, sorted.
  package var names: [String] { stubs.keys.sorted() }

  /// The kind of declaration that a stub is; nil if the name has none.
  package func summary(of name: String) -> String? { stubs[name]?.summary }

  /// Whether there is a stub for a name.
  package func has(_ name: String) -> Bool { stubs[name] != nil }

  /// Restores the stubs of an earlier state of the table.
  package mutating func restoreStubs(of earlier: StubTable) { stubs = earlier.stubs }
}
