internal import Lint
internal import ViewGraph

/// A view that a dry run found to show something else than its body would return now.
package struct StaleView: Hashable, Sendable {
  /// The reason that the view was not invalidated.
  enum Kind: Hashable, Sendable {
    /// A property was written without notifying its readers.
    case written(target: String, Transaction.NoUpdateReason)
    /// An object announced a change without observers; `field` is the view's field that holds it,
    /// if any, which may be a state that keeps it.
    case unobserved(target: String, object: String, field: String?, isState: Bool)
    /// An object of the library was changed in place; `read` is how the view reads it, if known.
    case library(type: String, read: LibraryRead?)
    /// An `==` of the program ignores fields that the view shows.
    case ownEquality(type: String, fields: [String])
    case environmentEquality(key: String, type: String)
    case stateEquality(state: String, type: String)
    /// A state keeps its initial value although the parent passes another one.
    case firstValue(states: [String])
    /// A value that its body would read now changed without a notification.
    case unannounced
    /// Its body writes a value that it shows.
    case ownWrite(target: String)
    /// A cache was filled from a value that has changed since.
    case cache(target: String, source: String)
    /// A `lazy` property keeps the value computed from an earlier value of its source.
    case lazy(target: String, source: String)
    /// A weak reference became nil.
    case endedReference(target: String)
    /// Its body read the current time, and time has passed.
    case clock
    /// The view was mounted with an object that has been replaced at its source since.
    case replacement(object: String, place: String, successor: String)
    /// The view read an object in a variable that now holds another object.
    case replacedInVariable(object: String?, variable: String, successor: String)
  }

  /// The field or state of a view that holds an object; nil if something else holds it.
  struct Holder: Hashable, Sendable {
    let field: String?
    let isState: Bool
  }

  package let view: String
  let kind: Kind
  /// The property or state that differs, if known: `Counter#1.ticks`, `unread`.
  let subject: String?
  /// The value shown for the subject, or the first differing text; nil for nothing.
  package let shown: String?
  /// The value that should be shown.
  package let actual: String?
  /// Whether both are texts on the screen rather than views.
  let isText: Bool
  /// The place of the declaration that has to change: `<input 3>:4`.
  package let place: String?
  /// The first difference between the screen and the result of the dry run.
  let difference: ScreenDifference
  /// How the view holds the object of an unannounced property, if the view does not observe the
  /// object either.
  var holder: Holder?
  /// The number of the input that made it stale.
  package var since = 0

  /// Whether it is a row or closure of a view.
  func isPart(of view: String) -> Bool { self.view.isPart(ofView: view) }

  /// Whether a finding is about the same view and the same difference.
  func isSame(as other: StaleView) -> Bool {
    view == other.view && shown == other.shown && actual == other.actual
      && subject == other.subject
  }
}
