/// One thing that a view depends on, in words.
package struct ReadDescription: Hashable, Sendable {
  /// `Book#1`, `ContentView#1` for its state, `environment`.
  package let target: String
  /// `title`, `count`, `\.theme`.
  package let property: String
  /// Whether it is a state of a view.
  package let isState: Bool
}
