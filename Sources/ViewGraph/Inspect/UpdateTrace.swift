internal import Interpreter

/// What one input did to the views, as data.
package struct UpdateTrace {
  /// Bodies, rows and watches that were mounted and ran again, in tree order within each pass.
  package internal(set) var updates: [Update] = []
  /// Views that came.
  package internal(set) var appeared: [Appearance] = []
  /// Names of views that went.
  package internal(set) var disappeared: [String] = []
  /// What the framework has to say: misuse in its own words, and requests that nobody serves.
  package internal(set) var log: [String] = []
  /// Values of the environment that changed, with their readers told.
  var environmentChanges: [EnvironmentChange] = []

  /// Nothing happened.
  package init() {}

  /// Whether nothing happened to any view.
  package var isEmpty: Bool { updates.isEmpty && appeared.isEmpty && disappeared.isEmpty }

  mutating func note(_ change: EnvironmentChange) { environmentChanges.append(change) }
}

/// One run of a body, row or watch that was there before.
package struct Update {
  /// `BookView#1`, `LibraryView#1[Book#2]`.
  package let name: String
  /// `BookView`; empty for rows and closures.
  package let typeName: String
  package let causes: [Cause]
  /// Whether the run changed nothing on the screen.
  package let isWasted: Bool
  /// The new value of a watch.
  package let watched: Held?
  /// Which pass of the input it was, from 1.
  package let pass: Int
  let node: ViewNode
}

/// A view that came.
package struct Appearance {
  package enum Reason {
    case mounted
    /// It stands in the body of a view that ran, or in a row: `Shelf#1[Book#2]`.
    case parent(String)
    case branch(of: String)
    /// Its identity changed: `.id(…)`.
    case identity(of: String, old: String, new: String)
    case presented(by: String)
  }
  package let name: String
  package let reason: Reason
  let node: ViewNode
}

/// Why a body ran.
package enum Cause {
  /// A property of an observable object that the last run read.
  case property(target: String, property: String)
  /// A state of a view.
  case state(view: String, property: String)
  /// A value of the environment.
  case environment(key: String, old: Held?, new: Held?)
  /// An object announced a change; which property, where that is known.
  case object(target: String, published: String?)
  /// The parent's new body handed over a struct that differs in this field; closures cannot be
  /// compared.
  case input(field: String, old: Held, new: Held, isComparable: Bool, parent: String)
  /// An expression that the shell watches, or a global, changed.
  case external(String)
}

extension Cause {
  var isEnvironment: Bool { if case .environment = self { true } else { false } }
}

/// One value of the environment that changed.
struct EnvironmentChange {
  let key: EnvironmentKey
  let old: Held?
  let new: Held?
}
