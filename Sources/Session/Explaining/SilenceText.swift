import Reports

/// Formats why a write invalidated no view.
enum SilenceText {
  /// The clause after the write: `no view reads it`.
  static func clause(_ noUpdateReason: Transaction.NoUpdateReason) -> String {
    switch noUpdateReason {
    case .unread: "no view reads it"
    case .equal: "equal to what it was: nobody is told"
    case .customEquality(let type): "== of \(type) says that nothing changed: nobody is told"
    case .direct: "its storage was written directly: nobody is told"
    case .ignored: "observation ignores it"
    case .notObservable(let type): "\(type) is not observable: nobody is told"
    case .unpublished: "it is not @Published: nobody is told"
    case .variable: "variables are not observed: nobody is told"
    case .typeProperty: "properties of types are not observed: nobody is told"
    case .unobserved(let object): "no view observes \(object)"
    case .gone(let view): "\(view) reads it, and went before it could run"
    case .readByAction(let action): "no view reads it, only an action does: \(action)"
    case .hidden(let hider): "hidden by \(hider), which sets it nearer to the views"
    case .replaced(let place, let successor): "no view reads it: \(place) is \(successor) now"
    }
  }
}
