internal import Interpreter
package import Semantics

/// A view that shows something else than its body gives now.
package struct StaleFinding {
  package let view: String
  package let difference: ScreenDifference
  package let cause: StaleCause
}

/// Why a view shows what is no longer so.
package enum StaleCause {
  /// What it reads was written without its being told: the numbers of the records.
  case written(records: [Int])
  /// An `==` of the program calls what it is handed the same; `fields` are those that differ.
  case ownEquality(Function, type: String, fields: [HiddenField])
  /// The `==` of a value in its environment does.
  case environmentEquality(Function, key: String, type: String)
  /// The `==` of a state's value does.
  case stateEquality(Function, state: String, type: String)
  /// States that take their first value only.
  case firstValue(states: [String])
  /// Its body writes what it shows.
  case ownWrite(target: String)
  /// A cache has not been emptied.
  case memo(target: String, source: String)
  /// A weak reference has ended.
  case endedReference(target: String)
  /// It was mounted with an object that has been replaced where that came from.
  case replacement(object: String, place: String, successor: String)
  /// As before.
  case known
}

/// A field that an `==` leaves out.
package struct HiddenField {
  package let name: String
  package let new: Held
}

/// The first difference between two pictures of a view.
package struct ScreenDifference: Hashable, Sendable {
  /// What it shows; nil where it shows nothing.
  package let shown: String?
  /// What it would show.
  package let actual: String?
  /// Whether these are texts, and not views.
  package let isText: Bool
}

extension ScreenDifference {
  /// Nil where the pictures are the same.
  init?(_ old: [ViewSnapshot], _ new: [ViewSnapshot]) {
    for index in 0..<max(old.count, new.count) {
      guard index < old.count, index < new.count else {
        self.init(
          shown: index < old.count ? old[index].headline : nil,
          actual: index < new.count ? new[index].headline : nil, isText: false)
        return
      }
      if let found = ScreenDifference(old[index], new[index]) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ old: ViewSnapshot, _ new: ViewSnapshot) {
    guard old.kind == new.kind else {
      self.init(shown: old.headline, actual: new.headline, isText: false)
      return
    }
    if old.text != new.text {
      self.init(shown: old.text, actual: new.text, isText: true)
    } else if old.value != new.value {
      self.init(shown: old.value, actual: new.value, isText: true)
    } else if old.isEnabled != new.isEnabled {
      self.init(shown: old.headline, actual: new.headline, isText: false)
    } else {
      self.init(old.children, new.children)
    }
  }
}
