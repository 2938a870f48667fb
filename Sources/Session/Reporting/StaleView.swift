/// A view that shows something else than its body gives now: found by running that once more.
package struct StaleView: Hashable, Sendable {
  /// Why nobody told it.
  enum Kind: Hashable, Sendable {
    /// A property was written without its readers being told.
    case written(target: String, Transaction.Silence)
    /// An object announced a change to nobody; `field` is where the view holds it, if it does.
    case unobserved(target: String, object: String, field: String?)
    /// An object of the library was changed in place.
    case library(type: String)
    /// An `==` of the program leaves out what is shown.
    case ownEquality(type: String, fields: [String])
    case environmentEquality(key: String, type: String)
    case stateEquality(state: String, type: String)
    /// A state keeps its first value, and the parent passes another one by now.
    case firstValue(states: [String])
    /// What it would read changes without its being told.
    case untold
    /// Its body writes what it shows.
    case ownWrite(target: String)
    /// A cache was filled from what has changed since.
    case cache(target: String, source: String)
    /// A weak reference has ended.
    case endedReference(target: String)
    /// It was mounted with an object that was replaced where that came from.
    case replacement(object: String, place: String, successor: String)
  }

  package let view: String
  let kind: Kind
  /// What the difference is in, where that is known: `Counter#1.ticks`, `unread`.
  let subject: String?
  /// What it shows of that, or the text that differs first; nil for nothing.
  package let shown: String?
  /// What it would show.
  package let actual: String?
  /// Whether these are texts, and not views.
  let isText: Bool
  /// Where the declaration stands that has to change: `<input 3>:4`.
  package let place: String?
  /// The number of the input that made it stale.
  package var since = 0

  /// Whether another finding says that the same view shows and would show the same.
  func isSame(as other: StaleView) -> Bool {
    view == other.view && shown == other.shown && actual == other.actual
      && subject == other.subject
  }
}
