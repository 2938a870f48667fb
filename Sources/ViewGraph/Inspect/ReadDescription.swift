/// One thing that a view depends on, in words.
package struct ReadDescription: Hashable, Sendable {
  /// `Book#1`, `ContentView#1` for its state, `environment`.
  package let target: String
  /// `title`, `count`, `\.theme`.
  package let property: String
  /// Whether it is a state of a view.
  package let isState: Bool

  /// The property under which a view observes an object as a whole.
  package static let wholeObject = "objectWillChange"

  /// Whether it is a value of the environment, by its key.
  package var isOfEnvironment: Bool { target == "environment" && !isState }
}

/// One thing that a view depends on, and what it holds.
package struct Reading {
  package let read: ReadDescription
  /// Nil for what has no value of its own, such as an object that announces its changes.
  package let value: Held?
}
