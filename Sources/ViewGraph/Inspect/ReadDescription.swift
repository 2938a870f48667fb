/// A dependency of a view, as text.
package struct ReadDescription: Hashable, Sendable {
  /// `Book#1`, `ContentView#1` for its state, `environment`.
  package let target: String
  /// `title`, `count`, `\.theme`.
  package let property: String
  /// Whether it is a state of a view.
  package let isState: Bool
  /// The part of an environment value that is read: `.color` for `\.theme.color`; else empty.
  package var part = ""

  package init(target: String, property: String, isState: Bool) {
    self.target = target
    self.property = property
    self.isState = isState
  }

  /// The property name used when a view observes an object as a whole.
  package static let wholeObject = "objectWillChange"

  /// Whether it is an environment value, identified by its key.
  package var isOfEnvironment: Bool { target == "environment" && !isState }

  /// What is read of the environment.
  package var path: EnvironmentPath { EnvironmentPath(key: property, part: part) }

  /// The property with the part of it that is read: `\.theme.color`.
  package var fullText: String { text + part }

  /// The property as a path: `Book#1.title`; a value of the environment as a whole.
  package var text: String {
    if target.isEmpty || isOfEnvironment { return property }
    return property.isEmpty ? target : "\(target).\(property)"
  }
}

/// A dependency of a view and its current value.
package struct Reading {
  package let read: ReadDescription
  /// Nil if it has no value of its own, such as an object that announces its changes.
  package let value: Held?
}
