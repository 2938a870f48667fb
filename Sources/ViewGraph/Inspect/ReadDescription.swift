/// One thing that a view depends on, in words.
package struct ReadDescription: Hashable, Sendable {
  /// `Book#1`, `ContentView#1` for its state, `environment`.
  package let target: String
  /// `title`, `count`, `\.theme`.
  package let property: String
  /// Whether it is a state of a view.
  package let isState: Bool
}

/// One thing that a view depends on, and what it holds.
package struct Reading {
  package let read: ReadDescription
  /// Nil for what has no value of its own, such as an object that announces its changes.
  package let value: Held?
}
