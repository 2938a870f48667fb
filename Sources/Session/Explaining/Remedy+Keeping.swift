import Lint
import ViewGraph

extension Remedy {
  /// Remedies for values that are computed once and kept.
  var ofKeeping: String {
    switch self {
    case .watch(let path, let modifier, let isOnly, isComparable: true, let view):
      "watch \(path)\(isOnly ? "" : " too"): .\(modifier)\(path)) in \(view.typePart)"
    case .watch(let path, let modifier, _, isComparable: false, let view):
      "watch what is Equatable of \(path) too: .\(modifier)\(path).…) in \(view.typePart)"
    case .readObserved(let path, let type, isActor: true, let view):
      "keep it in a @MainActor @Observable class in place of \(type), and read \(path) in the body of \(view)"
    case .readObserved(let path, let type, isActor: false, let view):
      "make \(type) @Observable, and read \(path) in the body of \(view)"
    case .compute(let kept, let type):
      "make \(kept.name) a computed property of \(type): var \(kept.name): \(kept.type) { \(kept.expression ?? "…") }"
    case .holdObject(let type, let text, let view):
      "let \(view.typePart) hold the \(type) in place of \(text), and read \(text.lastPart) in its body"
    case .provideAs(let type, _, .shell(let frame)?):
      "pass it on as \(type): env set … as \(type) in \(frame)"
    case .provideAs(let type, let argument, .view(let setter)?):
      "pass it on as \(type): .environment(\(argument ?? "…") as \(type)) in \(setter.typePart)"
    case .provideAs(let type, let argument, nil):
      "pass it on as \(type): .environment(\(argument ?? "…") as \(type))"
    case .readInClosure(let origin, let variable):
      "read \(origin) in the closure itself, not \(variable)"
    case .readWhenItRuns(let variable, let property):
      "leave \(variable) out of the capture list, if it is to be newest: \(property) is then read when the code runs"
    case .keepWhereItLasts:
      "keep it in a model or in a view that stays, and write it there: what a view kept goes with it"
    case .bindFocus(let state, "true"): "put .focused($\(state)) on the view that is meant"
    case .bindFocus(let state, let value):
      "put .focused($\(state), equals: \(value)) on the view that is meant"
    case .ofLibrary(let text): text
    case .useSentValue(let property, let method):
      "use the value that it passes, not \(property): .\(method) { \(property) in … }"
    case .connectState(let state): state.remedy
    case .receivePosted(let posted, let received):
      "post \(received), or receive what is posted: Notification.Name(\"\(posted)\")"
    case .keepElements(let place):
      "change the elements that are there, or pass their ids on: \(place.text) (\(place.place)) makes others"
    case .keepRows(let making, let place, let view):
      "keep the elements in a @State or in a model, or give them an id from their content: each run of \(view) makes "
        + "others, \(making) (\(place))"
    case .bindElement(let variable):
      "let get and set use what \(variable) is a copy of, in the model or in a @State"
    case .identifyElements(let collection, let row):
      "identify the rows by their elements: ForEach(\(collection)) over Identifiable ones; by their places, the "
        + "state of \(row) stays with the place"
    case .slowDownTimeline:
      "let the schedule come round less often: .everyMinute, or a longer .periodic(from:by:)"
    default: ""
    }
  }
}

extension Remedy {
  /// The remedy for a modifier that does not watch the value that its action reads.
  static func watch(
    _ path: String, besides watched: BodyReads.Watched, of moment: BodyReads.Moment, view: String
  ) -> Remedy {
    let isReplaced = watched.isFixed && watched.label != nil
    let label = watched.label.map { "\($0): " } ?? ""
    return .watch(
      path, modifier: isReplaced ? "\(moment.modifier)(\(label)" : "onChange(of: ",
      isOnly: isReplaced, isComparable: moment.isComparable, view: view)
  }
}
