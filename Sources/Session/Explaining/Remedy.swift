import Lint
import Reports
import ViewGraph

/// A suggested change to the program; the text of each case is below.
enum Remedy: Hashable {
  case makeEquatable(IncomparableType, target: String)
  case makeEquatableAndAssign(type: String, target: String)
  case makeClassBound(protocol: String, target: String)
  case useEquatableType(insteadOf: String)
  case compareAll(type: String, target: String)
  case compareAllOfState(type: String)
  case assignInstead(target: String)
  case writeWhereNotNil(target: String)
  case observeProperties(object: String)
  case observe(object: String)
  case trackProperty(target: String, wrapper: String?)
  case publish(target: String)
  case useOneObject(read: String, object: String, view: String)
  case assignCopy(variable: String, target: String)
  case keepInView(variable: String?, view: String)
  case provideObject(type: String, view: String)
  case advance(String)
  case makeObservable(type: String)
  case keepInObject(target: String)
  case keepInInstance(target: String)
  case writeThroughProperty(target: String)
  case readThroughPlace(String, successor: String)
  case readInBody(target: String, view: String)
  case pass(target: String, view: String)
  case passNewObject(object: String, place: String, view: String, field: String)
  case compareWithoutClosure(view: String, field: String)
  case bindByKeyPath(ContentOwner)
  case makeView(of: String, field: String, view: String)
  case makeElementsObjects(ContentOwner)
  case buildContent(view: String, field: String)
  case giveID(view: String, field: String)
  case readWhenRun(fields: String)
  case makeOnce(view: String, field: String, declaration: String?, owner: String)
  case createInParent(view: String, field: String, isObject: Bool, owner: String)
  case passParts(view: String, field: String)
  case readLess(target: String, view: String)
  case stableClosureInEnvironment(key: String)
  case removeEnvironment(property: String, view: String)
  case declareLess(key: String, view: String)
  case declareKey(key: String, view: String)
  case setFurtherIn(key: String, setter: String, place: String?)
  case setInFrame(key: String, frame: String)
  case setAround(key: String, setter: String, view: String)
  case bind(state: String, of: String, from: String)
  case keepStateAbove(view: String, property: String, owner: String)
  case keepInElement(property: String)
  case keepID(view: String, owner: String)
  case storeID
  case keepIdentity(type: String, property: String)
  case takeShownElements(BodyReads.MisappliedOffset)
  case trackParts(of: Transaction.Whole, target: String, view: String)
  case makeViewsOf(members: [String])
  case filterData(view: String)
  case endOnChange(view: String)
  case writeInPlace(variable: String, origin: String, element: LostCopies.Element?)
  case keepSubscription(observing: String?)
  case handOnBinding(field: String?, view: String)
  case writeInSet
  case bindElement(variable: String)
  case bindOrigin(String?, variable: String)
  case connect(String?)
  case keepConnection(String)
  case keepResult(of: String, in: String?)
  case storeFirst(place: String, making: String)
  case readInClosure(String, variable: String)
  case readWhenItRuns(String, property: String)
  case keepWhereItLasts
  case bindFocus(String, value: String)
  case ofLibrary(String)
  case useSentValue(property: String, method: String)
  case showInTimeline
  case takeAsParameter(state: String)
  case useOneKey(store: String, written: String, view: String)
  case keepMade(LastingObject, view: String)
  case beginAgain(BodyReads.Beginning, field: String, view: String)
  case watch(String, modifier: String, isOnly: Bool, isComparable: Bool, view: String)
  case readObserved(String, type: String, isActor: Bool, view: String)
  case compute(KeptValue, type: String)
  case holdObject(type: String, text: String, view: String)
  case connectState(UnconnectedState)
  case receivePosted(posted: String, received: String)
  case keepElements(RemadeElements.Place)
  case keepRows(making: String, place: String, view: String)
  case identifyElements(collection: String, row: String)
  case slowDownTimeline
  case provideAs(type: String, argument: String?, setter: EnvironmentSetter?)

  /// The line of a report: `Remedy: …`.
  var line: StyledText { "\("Remedy:", .quiet) \(text)" }

  /// The text of the remedy.
  var text: String {
    switch self {
    case .makeEquatable, .makeEquatableAndAssign, .makeClassBound, .useEquatableType, .compareAll,
      .compareAllOfState, .assignInstead, .writeWhereNotNil:
      ofComparing
    case .observeProperties, .observe, .trackProperty, .publish, .useOneObject, .assignCopy,
      .keepInView, .advance, .makeObservable, .keepInObject,
      .keepInInstance, .writeThroughProperty, .readThroughPlace, .readInBody, .trackParts,
      .makeViewsOf, .filterData, .readLess:
      ofReading
    case .pass, .passNewObject, .compareWithoutClosure, .bindByKeyPath, .makeView,
      .makeElementsObjects,
      .buildContent, .giveID, .readWhenRun, .makeOnce, .createInParent, .passParts,
      .keepStateAbove, .keepInElement, .keepID, .storeID, .keepIdentity, .takeShownElements,
      .endOnChange,
      .beginAgain, .bind:
      ofHandingOver
    case .stableClosureInEnvironment, .removeEnvironment, .declareLess, .declareKey, .setFurtherIn,
      .setInFrame, .setAround, .provideObject:
      ofEnvironment
    case .writeInPlace, .keepSubscription, .showInTimeline, .takeAsParameter, .useOneKey, .keepMade,
      .handOnBinding, .writeInSet, .bindOrigin, .connect, .keepConnection, .storeFirst,
      .keepResult:
      ofCode
    case .watch, .readObserved, .compute, .holdObject, .provideAs, .readInClosure, .readWhenItRuns,
      .keepWhereItLasts, .bindFocus, .ofLibrary, .useSentValue,
      .connectState, .receivePosted, .keepElements, .keepRows,
      .identifyElements, .slowDownTimeline, .bindElement:
      ofKeeping
    }
  }

  /// Remedies about how values are compared.
  private var ofComparing: String {
    switch self {
    case .makeEquatable(let incomparableType, let target):
      switch incomparableType.kind {
      case .value: "make \(incomparableType.name) Equatable; equal values are then not announced"
      case .object:
        "make \(incomparableType.name) Equatable by identity (===), or assign \(target) only another one"
      case .existential: "assign \(target) only where it is another one"
      }
    case .makeEquatableAndAssign(let type, let target):
      "make \(type) Equatable, and assign \(target) a new value instead of changing it in place"
    case .makeClassBound(let name, let target):
      "declare protocol \(name): AnyObject; writing to an object is then no write to \(target)"
    case .useEquatableType(let type): "use an Equatable type instead of \(type)"
    case .compareAll(let type, let target):
      "compare in == of \(type) all that views show, or change it in place: \(target).… = …"
    case .compareAllOfState(let type):
      "compare in == of \(type) all that views show: an equal value is not stored in a state"
    case .assignInstead(let target):
      "assign \(target) its new value instead of changing it in place; an equal one is not announced"
    case .writeWhereNotNil(let target): "write only where it is not nil: if \(target) != nil { … }"
    default: ""
    }
  }

  /// Remedies that make views depend on exactly what they read.
  private var ofReading: String {
    switch self {
    case .observeProperties(let object):
      "make the class of \(object) @Observable: views then follow the properties that they read"
    case .observe(let object): "declare \(object) as @ObservedObject or @StateObject in the view"
    case .trackProperty(let target, nil): "remove @ObservationIgnored from \(target)"
    case .trackProperty(let target, let wrapper?):
      "declare @\(wrapper) in the view, or keep \(target) in a plain property and store it in didSet"
    case .publish(let target):
      "declare it @Published var \(target.lastPart), or call objectWillChange.send() before it changes"
    case .useOneObject(let read, let object, let view):
      "set \(read), or pass \(view.typePart) the object \(object)"
    case .assignCopy(let variable, let target):
      "set it there, or put the copy back: \(target) = \(variable)"
    case .keepInView(let variable, let view):
      (variable.map { "mount \($0) again, or " } ?? "")
        + "let \(view.typePart) hold an object in place of a value"
    case .advance(let time): "advance \(time)"
    case .makeObservable(let type): "make \(type) @Observable: @Observable class \(type) { … }"
    case .keepInObject(let target):
      "keep \(target) in a property of an @Observable object, or in @State"
    case .keepInInstance(let target):
      "make \(target) a property of an instance of an @Observable class"
    case .writeThroughProperty(let target):
      "write the property, not its storage \(target); or use withMutation(keyPath:)"
    case .readThroughPlace(let place, let successor):
      "read \(place) in the body; it is \(successor) now"
    case .readInBody(let target, let view):
      "read \(target) in the body of \(view.typePart)"
    case .trackParts(.structure(let type), _, _):
      "make \(type) an @Observable class: views then follow the properties of it that they read"
    case .trackParts(.collection, let target, let view):
      "pass \(view.typePart) just what it shows of \(target): a collection is tracked as a whole"
    case .makeViewsOf(let members):
      members.count == 1
        ? "make \(members[0]) a view of its own (struct … : View): only that runs then"
        : "make \(members.joined(separator: " and ")) views of their own (struct … : View): only those run then"
    case .readLess(let target, let view):
      "keep what \(view.typePart) needs of \(target) in a property of its own, or read it in a smaller view"
    case .filterData(let view):
      "leave elements out of the data of \(view.typePart), not by an if in the row: rows out of sight are not made then"
    default: ""
    }
  }

  /// Remedies about values that views receive and store.
  private var ofHandingOver: String {
    switch self {
    case .pass(let target, let view): "pass \(view.typePart) what it shows of \(target)"
    case .passNewObject(let object, let place, let view, let field):
      "make \(view.typePart)(\(field): …) in a body that reads \(place): it passes \(object)"
    case .compareWithoutClosure(let view, let field):
      "make \(view.typePart) Equatable by its other fields, or pass the object that \(field) acts on"
    case .bindByKeyPath(let receiver):
      "pass \(receiver.name.typePart) a binding by key path\(receiver.property.map { " as \($0)" } ?? ""), as $model.property (@Bindable var model)"
    case .makeView(let part, let field, let view):
      "make a view of the \(part) in \(field), with what its closure needs in properties: \(view.typePart) compares those"
    case .makeElementsObjects(let receiver):
      "make the elements objects of an @Observable class, and "
        + (receiver.property.map {
          "pass \(receiver.name.typePart) its object: @Bindable var \($0)"
        }
          ?? "bind \(receiver.name.typePart) to a property of one: @Bindable var element")
    case .buildContent(let view, let field):
      "keep the view in \(view.typePart) in place of the closure: @ViewBuilder let \(field): Content"
    case .giveID(let view, let field):
      "\(field) is made once for each \(view.typePart): give that an .id(…) of what \(field) is made from"
    case .readWhenRun(let fields):
      "let \(fields) read what is newest when it runs: capture the object, not its value"
    case .makeOnce(let view, let field, let declaration?, let owner):
      "make it once: \(declaration) in \(view.typePart), or in \(owner.typePart) to pass \(field) on"
    case .makeOnce(let view, let field, nil, let owner):
      "make it once: @State private var \(field) in \(owner.typePart), passed to \(view.typePart)"
    case .createInParent(let view, let field, let isObject, let owner):
      "keep \(field) in \(owner.typePart) and pass it to \(view.typePart)"
        + (isObject ? ", or begin with nil and make it in .task" : "")
    case .passParts(let view, let field):
      "pass \(view.typePart) what it shows of \(field), not all of it"
    case .keepStateAbove(let view, let property, let owner):
      "keep \(property) in \(owner.typePart) as @State, and pass \(view.typePart) a binding to it"
    case .keepInElement(let property):
      "keep \(property) in the elements: a row that moves out of sight may go, and its state with it"
    case .keepID(let view, let owner):
      "give \(view.typePart) the same id in \(owner.typePart) as long as it is the same thing"
    case .keepIdentity(let type, let property):
      "give \(type) an identity that stays: let id = UUID(); a row with \(property) as its identity goes when that is edited"
    case .takeShownElements(let offset):
      "the offsets are places in \(offset.shown), not in \(offset.collection) (\(offset.place)): let ids = offsets.map { "
        + "\(offset.shown)[$0].id }, then \(offset.collection).removeAll { ids.contains($0.id) }"
    case .storeID: "store the id of the element: let id = UUID(), not a computed property"
    case .beginAgain(.task, let field, let view):
      ".task in \(view.typePart) has run, with the \(field) of then: .task(id: \(field)) runs again"
    case .beginAgain(.onAppear, let field, let view):
      ".onAppear in \(view.typePart) has run, with the \(field) of then: add .onChange(of: \(field))"
    case .bind(let state, let owner, let view):
      "declare @Binding var \(state) in \(owner.typePart), and pass it a binding in \(view.typePart): its @State is a copy"
    case .endOnChange(let view):
      "let the action of onChange in \(view.typePart) end where nothing is left to do: it changes what it watches"
    default: ""
    }
  }

  /// Remedies for effects of code that do not show in the writes.
  private var ofCode: String {
    switch self {
    case .writeInPlace(_, let origin, .found):
      "write to the element itself, by its index: if let i = \(origin).firstIndex(where: { … }) { \(origin)[i].… = … }"
    case .writeInPlace(_, let origin, .ofLoop):
      "write to the element itself: for i in \(origin).indices { \(origin)[i].… = … }"
    case .writeInPlace(let variable, let origin, nil):
      "write to \(origin) itself, or put the copy back: \(origin) = \(variable)"
    case .keepSubscription(let declaration):
      "keep what it returns: .store(in: &cancellables), with var cancellables: Set<AnyCancellable> = []"
        + (declaration.map { "; and declare \($0)" } ?? "")
    case .handOnBinding(let field?, let view):
      "pass \(view.typePart) a binding to a @State or to a property of a model: \(field): $…"
    case .handOnBinding(nil, _):
      "pass the control a binding to a @State or to a property of a model: $…"
    case .writeInSet: "write the value in set, or pass on $… of a @State or of a model"
    case .bindOrigin(let origin?, let variable):
      "bind to \(origin) itself: let it be a @State, a @Binding or in a model, and pass on $\(origin) instead of \(variable)"
    case .bindOrigin(nil, let variable):
      "make \(variable) a @State of the view, and pass on $\(variable)"
    case .connect(let name):
      "connect it: Timer.publish(…).autoconnect()"
        + (name.map { ", or keep what \($0).connect() returns" } ?? "")
    case .keepConnection(let publisher):
      "keep what \(publisher).connect() returns in a property, or let .autoconnect() connect it"
    case .keepResult(let call, let place?): "keep it: \(place) = \(call)"
    case .keepResult(let call, nil):
      "keep what \(call) returns in a property of its own, or show that"
    case .storeFirst(let place, let making):
      "store one first: if \(place) == nil { \(place) = \(making) }"
    case .showInTimeline:
      "show the time in a TimelineView(.periodic(from: .now, by: 1)) { context in … context.date … }"
    case .takeAsParameter(let state):
      "make \(state) a let or a @Binding; for a first value alone, _\(state) = State(initialValue: …)"
    case .useOneKey(let store, let written, let view):
      "use one key: @\(store)(\"\(written)\") in \(view.typePart), or the key of \(view.typePart) where it is written"
    case .keepMade(let made, let view):
      "make it once: \(made.wrapper) private var \(made.variable ?? "…") = \(made.type)(…) in \(view.typePart), not in its body (\(made.place))"
    default: ""
    }
  }

  /// Remedies about environment values.
  private var ofEnvironment: String {
    switch self {
    case .stableClosureInEnvironment(let key):
      "put an object into the environment under \(key), not a closure that captures"
    case .provideObject(let type, let view):
      "put one above it: \(view.typePart)(…).environment(\(type)(…)), or env set \(type)(…)"
    case .removeEnvironment(let property, let view):
      "remove \(property) from \(view.typePart), which never reads it"
    case .declareLess(let key, let view):
      "remove \(key) from \(view.typePart), or declare it in a smaller view that shows it"
    case .declareKey(let key, let view):
      "declare @Environment(\(key.hasPrefix("\\") ? key : key + ".self")) in \(view.typePart)"
    case .setAround(let key, let setter, let view):
      "set \(key) in \(setter.typePart) on a view around \(view.typePart)"
    case .setInFrame(let key, let frame):
      "env set \(key) … in \(frame), or env unset \(key) in \(frame)"
    case .setFurtherIn(let key, let setter, let place):
      "\(setter) sets \(key) further in\(place.map { " (\($0))" } ?? ""); remove that, or change it there"
    default: ""
    }
  }
}

extension Remedy {
  /// The remedy for a value that a view's struct creates anew each time; `owner` creates the view.
  static func makeOnce(
    view: String, field: String, _ remaking: Transaction.Recreation, owner: String
  ) -> Remedy {
    let wrapper = remaking.isObserved || remaking.announces ? "@StateObject" : "@State"
    // The program's own text, unless it is too long for a line.
    let text = remaking.text.flatMap { $0.count > 80 || $0.contains("\n") ? nil : $0 }
    let made = remaking.isSource ? text ?? "…" : remaking.objectType.map { text ?? "\($0)(…)" }
    let declaration = made.map { "\(wrapper) private var \(field) = \($0)" }
    return .makeOnce(view: view, field: field, declaration: declaration, owner: owner)
  }
}

extension String {
  /// Whether the path is a property of a view: `Shelf#1.count` of `Shelf#1`.
  func isOwned(by view: String) -> Bool { beforeLastDot == view && view != self }

  /// The last component of the path: `count` in `Store#1.count`.
  var lastPart: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The path without its last component: `Store#1` for `Store#1.count`; the whole text without a
  /// dot.
  var beforeLastDot: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
  }
}
