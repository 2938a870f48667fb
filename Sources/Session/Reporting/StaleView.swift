internal import ViewGraph

/// A view that shows something else than its body would return now, found by a dry run.
package struct StaleView: Hashable, Sendable {
  /// Why it was not invalidated.
  enum Kind: Hashable, Sendable {
    /// A property was written without notifying its readers.
    case written(target: String, Transaction.Silence)
    /// An object announced a change without observers; `field` is the view's field that holds it,
    /// if any, which may be a state that keeps it.
    case unobserved(target: String, object: String, field: String?, isState: Bool)
    /// An object of the library was changed in place.
    case library(type: String)
    /// An `==` of the program does not compare what is shown.
    case ownEquality(type: String, fields: [String])
    case environmentEquality(key: String, type: String)
    case stateEquality(state: String, type: String)
    /// A state keeps its initial value, although the parent now passes another one.
    case firstValue(states: [String])
    /// What it would read changed without a notification.
    case untold
    /// Its body writes what it shows.
    case ownWrite(target: String)
    /// A cache was filled from something that has since changed.
    case cache(target: String, source: String)
    /// A `lazy` property keeps what it was made from.
    case lazy(target: String, source: String)
    /// A weak reference became nil.
    case endedReference(target: String)
    /// It was mounted with an object that has since been replaced at its source.
    case replacement(object: String, place: String, successor: String)
  }

  package let view: String
  let kind: Kind
  /// What the difference is in, if known: `Counter#1.ticks`, `unread`.
  let subject: String?
  /// What it shows of the subject, or the first differing text; nil for nothing.
  package let shown: String?
  /// What it should show.
  package let actual: String?
  /// Whether these are texts rather than views.
  let isText: Bool
  /// Where the declaration is that has to change: `<input 3>:4`.
  package let place: String?
  /// The first difference between what it shows and what it should show.
  let difference: ScreenDifference
  /// The number of the input that made it stale.
  package var since = 0

  /// Whether another finding is about the same view and the same difference.
  func isSame(as other: StaleView) -> Bool {
    view == other.view && shown == other.shown && actual == other.actual
      && subject == other.subject
  }
}
