internal import Interpreter
package import Semantics

/// A view that shows something else than its body would return now.
package struct StaleFinding {
  package let view: String
  package let difference: ScreenDifference
  package let cause: StaleCause
}

/// Why a view is stale.
package enum StaleCause {
  /// Something it reads was written without a notification; the indices of the records.
  case written(records: [Int])
  /// An `==` of the program considered the new value equal; `fields` are those that differ.
  case ownEquality(Function, type: String, fields: [HiddenField])
  /// The `==` of an environment value considered the new value equal.
  case environmentEquality(Function, key: String, type: String)
  /// The `==` of a state's value considered the new value equal.
  case stateEquality(Function, state: String, type: String)
  /// States that take only their first initial value.
  case firstValue(states: [String])
  /// Its body writes what it shows.
  case ownWrite(target: String)
  /// A cache was not cleared.
  case memo(target: String, source: String)
  /// A weak reference became nil.
  case endedReference(target: String)
  /// It was mounted with an object that has since been replaced at its source.
  case replacement(object: String, place: String, successor: String)
  /// It read an object in a variable that now holds another one.
  case replacedInVariable(object: String?, variable: String, successor: String)
  /// It read the current time, and time has passed since.
  case clock
  /// The cause reported before still holds.
  case known
}

/// A field that an `==` does not compare.
package struct HiddenField {
  package let name: String
  package let new: Held
}

/// The first difference between two snapshots of a view.
package struct ScreenDifference: Hashable, Sendable {
  /// The current text or view; nil if it shows nothing there.
  package let shown: String?
  /// The text or view that it should show.
  package let actual: String?
  /// Whether these are texts rather than views.
  package let isText: Bool
  /// Whether these are values of controls, in the form in which the tree shows them.
  package var isValue = false
}

extension ScreenDifference {
  /// Nil if the snapshots are equal.
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
      self.init(shown: old.value, actual: new.value, isText: true, isValue: true)
    } else if old.isEnabled != new.isEnabled {
      self.init(shown: old.headline, actual: new.headline, isText: false)
    } else {
      self.init(old.children, new.children)
    }
  }
}
