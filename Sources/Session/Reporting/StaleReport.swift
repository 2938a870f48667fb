import Lint
import Reports

/// Formats findings about stale views.
enum StaleReport {
  /// The shown and the actual value, the reason and the remedy.
  static func lines(of stale: StaleView) -> [StyledText] {
    [finding(stale), "  \(remedyLine(stale))"]
  }

  /// The shown and the actual value, and the reason.
  static func finding(_ stale: StaleView) -> StyledText {
    "\("!", .stale) \(stale.view, .name) \(difference(stale))\(": \(reason(stale))", .quiet)"
  }

  /// The line of the remedy: `Remedy: …`.
  static func remedyLine(_ stale: StaleView) -> StyledText {
    "\("Remedy:", .quiet) \(remedy(stale))"
  }

  /// The difference: `still shows unread 0, it is 1`.
  private static func difference(_ stale: StaleView) -> StyledText {
    if let subject = stale.subject, let shown = stale.shown, let actual = stale.actual {
      let shows: StyledText = "\("still shows", .quiet) \(subject, .name)"
      let (old, new) = (text(shown, stale), text(actual, stale))
      return "\(shows) \(old, .value)\(", it is", .quiet) \(new, .value)"
    }
    switch (stale.shown, stale.actual) {
    case (let shown?, let actual?):
      let (old, new) = (text(shown, stale), text(actual, stale))
      let shows: StyledText = "\("still shows", .quiet) \(old, .value)"
      return "\(shows)\(", it would be", .quiet) \(new, .value)"
    case (let shown?, nil):
      let shows: StyledText = "\("still shows", .quiet) \(text(shown, stale), .value)"
      return "\(shows)\(", which its body no longer returns", .quiet)"
    case (nil, let actual?):
      let shows: StyledText = "\("does not show", .quiet) \(text(actual, stale), .value)"
      return "\(shows)\(", which its body returns now", .quiet)"
    case (nil, nil): return StyledText("shows something else than its body returns now", .quiet)
    }
  }

  private static func text(_ text: String, _ stale: StaleView) -> String {
    stale.isText ? ValueText.quoted(short(text)) : short(text)
  }

  private static func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  private static func reason(_ stale: StaleView) -> String {
    let place = stale.place.map { " (\($0))" } ?? ""
    switch stale.kind {
    case .written(let target, let noUpdateReason): return reason(target, noUpdateReason, place)
    case .unobserved(_, let object, _, _): return "it does not observe \(object)"
    case .library(let type, _): return "changes inside \(type) are not observed"
    case .ownEquality(_, let fields):
      return "its own ==\(place) leaves \(list(fields)) out"
    case .environmentEquality(let key, let type):
      return "== of \(type)\(place) considers the new value of \(key) equal"
    case .stateEquality(let state, let type):
      return "== of \(type)\(place) calls the value that \(state) was set to the same"
    case .firstValue(let states):
      return "\(list(states)) keeps its first value, and the parent passes another one by now"
    case .unannounced: return "what it reads now changes without notifying it"
    case .ownWrite(let target): return "its body wrote \(target) after showing it"
    case .cache(let target, let source):
      return source.isEmpty
        ? "\(target) is a cache, and what it was filled from has changed"
        : "\(target) is a cache, and was filled from an older \(source)"
    case .lazy(let target, let source):
      let older = source.isEmpty ? "from something older" : "from an older \(source)"
      return "\(target) is lazy: it was made once, \(older)"
    case .endedReference(let target):
      return "the weak reference \(target) has lost its object: nobody is told"
    case .clock: return "it reads the current time\(place), which does not notify views"
    case .replacement(let object, let place, let successor):
      return "it was mounted with \(object), and \(place) is \(successor) by now"
    case .replacedInVariable(let object, let variable, let successor):
      return "it read \(object ?? "another object"), and \(variable) is \(successor) by now; "
        + "variables are not observed"
    }
  }

  private static func reason(
    _ target: String, _ noUpdateReason: Transaction.NoUpdateReason, _ place: String
  ) -> String {
    switch noUpdateReason {
    case .ignored: "observation ignores \(target)"
    case .notObservable(let type): "\(type) is not observable"
    case .customEquality(let type): "== of \(type)\(place) considers the new \(target) equal"
    case .direct: "the storage of \(target) was written directly"
    case .unpublished: "\(target) is not @Published"
    case .variable: "variables are not observed"
    case .typeProperty: "properties of types are not observed"
    case .unobserved(let object): "it does not observe \(object)"
    case .unread, .equal, .readByAction, .replaced, .gone, .hidden:
      "its body had not read \(target)"
    }
  }

  /// The suggested change.
  static func remedy(_ stale: StaleView) -> String {
    switch stale.kind {
    case .written(let target, let noUpdateReason):
      if case .unpublished = noUpdateReason, let holder = stale.holder {
        "declare @Published var \(last(target)), and besides "
          + observing(target.beforeLastDot, holder.field, isState: holder.isState, stale)
      } else {
        remedy(target, noUpdateReason, stale.place)
      }
    case .unobserved(_, let object, let field, let isState):
      observing(object, field, isState: isState, stale)
    case .library(_, let read): read?.remedy ?? LibraryRead.general
    case .ownEquality(_, let fields): "compare \(list(fields)) in == too, or remove =="
    case .environmentEquality(_, let type), .stateEquality(_, let type):
      "compare all that is shown in == of \(type), or remove =="
    case .firstValue(let states):
      "make \(list(states)) a @Binding or a let, give the view an .id(…), or set it in onChange"
    case .unannounced: "read only observed properties in its body"
    case .ownWrite: "write in onAppear, in onChange or in an action"
    case .cache(let target, let source):
      source.isEmpty
        ? "empty \(last(target)) where its sources change"
        : "empty \(last(target)) in didSet of \(last(source))"
    case .lazy(let target, _):
      "make \(last(target)) a computed property, which is worked out each time"
    case .endedReference: "keep the object strongly, or set the property to nil before it goes"
    case .clock: Remedy.showInTimeline.text
    case .replacement(_, let place, let successor):
      "pass \(successor) on: mount a view that reads \(place) in its body"
    case .replacedInVariable(_, let variable, _):
      "make \(last(variable)) a let, and change its object in place; or keep it in an @Observable object"
    }
  }

  /// The change that makes the view observe an object: at the field that holds the object, if there
  /// is one.
  private static func observing(
    _ object: String, _ field: String?, isState: Bool, _ stale: StaleView
  ) -> String {
    let observing =
      field.map { field in
        "declare @\(isState ? "StateObject" : "ObservedObject") var \(field) in \(stale.view.typePart)"
      } ?? "pass \(object) to a view of its own with @ObservedObject"
    return observing + ", or make \(object.typePart) @Observable"
  }

  private static func remedy(
    _ target: String, _ noUpdateReason: Transaction.NoUpdateReason, _ place: String?
  ) -> String {
    switch noUpdateReason {
    case .ignored(let wrapper?):
      "declare @\(wrapper) in the view, or keep \(last(target)) in a plain property and store it in didSet"
    case .ignored(nil):
      "remove @ObservationIgnored, or wrap the access in access(keyPath:) and "
        + "withMutation(keyPath:)"
    case .notObservable(let type): "make \(type) @Observable"
    case .customEquality(let type):
      place == nil
        ? "change \(last(target)) in place, which always notifies its readers"
        : "compare all that is shown in == of \(type), or remove =="
    case .direct: "write \(last(target)) through its accessors, or within withMutation(keyPath:)"
    case .unpublished:
      "declare it @Published var \(last(target)), or call objectWillChange.send() before it changes"
    case .variable: "keep it in an @Observable object or in a @State"
    case .typeProperty: "make \(last(target)) a property of an @Observable object"
    case .unobserved:
      "declare the object as @ObservedObject or @StateObject, or make its class @Observable"
    case .unread, .equal, .readByAction, .replaced, .gone, .hidden:
      "read \(last(target)) in the body, or pass a binding to it"
    }
  }

  /// The last component of a target: `ticks` in `Counter#1.ticks`.
  private static func last(_ target: String) -> String {
    target.split(separator: ".").last.map(String.init) ?? target
  }

  private static func list(_ names: [String]) -> String {
    switch names.count {
    case 0: "something"
    case 1: names[0]
    default: names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
  }
}
