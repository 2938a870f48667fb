import Reports
import ViewGraph

/// What to change in the program, as a fact: the wording is below.
enum Remedy: Hashable {
  case makeEquatable(type: String)
  case useEquatableType(insteadOf: String)
  case compareAll(type: String, target: String)
  case compareAllOfState(type: String)
  case assignInstead(target: String)
  case observeProperties(object: String)
  case observe(object: String)
  case trackProperty(target: String)
  case makeObservable(type: String)
  case keepInObject(target: String)
  case keepInInstance(target: String)
  case writeThroughProperty(target: String)
  case readThroughPlace(String, successor: String)
  case readInBody(target: String, view: String)
  case handOver(target: String, view: String)
  case compareWithoutClosure(view: String, field: String)
  case bindByKeyPath(view: String, field: String)
  case makeOnce(view: String, field: String, isObject: Bool)
  case stableClosureInEnvironment(key: String)
  case setFurtherIn(key: String, setter: String)
  case keepStateAbove(view: String, property: String, owner: String)
  case keepID(view: String, owner: String)

  /// One line: `Remedy: …`.
  var line: StyledText { "\("Remedy:", .quiet) \(text)" }

  private var text: String {
    switch self {
    case .makeEquatable(let type): "make \(type) Equatable; equal values are then not announced"
    case .useEquatableType(let type): "use an Equatable type instead of \(type)"
    case .compareAll(let type, let target):
      "compare in == of \(type) all that views show, or change it in place: \(target).… = …"
    case .compareAllOfState(let type):
      "compare in == of \(type) all that views show: an equal value is not stored in a state"
    case .assignInstead(let target):
      "assign \(target) its new value instead of changing it in place; an equal one is not announced"
    case .observeProperties(let object):
      "make the class of \(object) @Observable: views then follow the properties that they read"
    case .observe(let object): "declare \(object) as @ObservedObject or @StateObject in the view"
    case .trackProperty(let target): "remove @ObservationIgnored from \(target)"
    case .makeObservable(let type): "make \(type) @Observable: @Observable class \(type) { … }"
    case .keepInObject(let target):
      "keep \(target) in a property of an @Observable object, or in @State"
    case .keepInInstance(let target):
      "make \(target) a property of an instance of an @Observable class"
    case .writeThroughProperty(let target):
      "write the property, not its storage \(target); or use withMutation(keyPath:)"
    case .readThroughPlace(let place, let successor):
      "read \(place) in the body; it is \(successor) now"
    case .readInBody(let target, let view): "read \(target) in the body of \(view.typePart)"
    case .handOver(let target, let view): "hand \(view.typePart) what it shows of \(target)"
    case .compareWithoutClosure(let view, let field):
      "make \(view.typePart) Equatable by its other fields, or hand over the object that \(field) acts on"
    case .bindByKeyPath(let view, let field):
      "hand \(view.typePart) the object and let it bind by key path (@Bindable), instead of \(field)"
    case .makeOnce(let view, let field, let isObject):
      isObject
        ? "@State private var \(field) = … (or @StateObject) in \(view.typePart) keeps one object"
        : "let the parent of \(view.typePart) keep \(field) and hand it over"
    case .stableClosureInEnvironment(let key):
      "put an object into the environment under \(key), not a closure that captures"
    case .setFurtherIn(let key, let setter):
      "\(setter) sets \(key) further in; remove that, or change it there"
    case .keepStateAbove(let view, let property, let owner):
      "keep \(property) in \(owner.typePart) as @State, and hand \(view.typePart) a binding to it"
    case .keepID(let view, let owner):
      "give \(view.typePart) the same id in \(owner.typePart) as long as it is the same thing"
    }
  }
}

extension String {
  /// `BookView` of `BookView#1`.
  fileprivate var typePart: String { String(prefix { $0 != "#" && $0 != "[" }) }
}

// What an input shows a remedy for

extension Remedy {
  /// What would spare a view its runs, or keep what was lost: of all views, or of one.
  static func remedies(for transaction: Transaction, view: String?) -> [Remedy] {
    var found: [Remedy] = []
    func add(_ remedy: Remedy?) {
      if let remedy, !found.contains(remedy) { found.append(remedy) }
    }
    for update in transaction.updates where view == nil || update.name == view {
      for cause in update.causes { add(self.remedy(for: cause, of: update)) }
    }
    for departure in transaction.disappeared where view == nil || departure.name == view {
      add(remedy(for: departure))
    }
    return found
  }

  private static func remedy(
    for cause: Transaction.Cause, of update: Transaction.Update
  ) -> Remedy? {
    switch cause.comparison {
    case .closure where cause.kind == .environment:
      return .stableClosureInEnvironment(key: cause.target)
    case .closure: return .compareWithoutClosure(view: update.name, field: cause.target)
    case .binding: return .bindByKeyPath(view: update.name, field: cause.target)
    case .madeAnew(let lost):
      let isObject = !lost.isEmpty || cause.change.new?.contains("#") == true
      return .makeOnce(view: update.name, field: cause.target, isObject: isObject)
    case .value: break
    }
    switch cause.change.rule {
    case .inPlace: return .assignInstead(target: cause.target)
    case .notEquatable(let type, let culprit), .otherReference(let type, let culprit):
      return culprit.map { .makeEquatable(type: $0) } ?? .useEquatableType(insteadOf: type)
    case .thereAndBack, .notANumber: return nil
    case .published: return .observeProperties(object: cause.target.beforeLastDot)
    case nil:
      guard cause.kind == .object, update.isWasted else { return nil }
      return .observeProperties(object: cause.target.beforeLastDot)
    }
  }

  private static func remedy(for departure: Transaction.Departure) -> Remedy? {
    guard let lost = departure.lost.first, let owner = departure.owner else { return nil }
    switch departure.reason {
    case .branch, .replaced:
      return .keepStateAbove(view: departure.name, property: lost.property, owner: owner)
    case .identity: return .keepID(view: departure.name, owner: owner)
    case .element, .unmounted, .dismissed: return nil
    }
  }

  /// What makes a write reach the views that show it.
  static func remedy(
    for silence: Transaction.Silence, of target: String, isState: Bool
  ) -> Remedy? {
    switch silence {
    case .unread, .equal, .readByAction: nil
    case .customEquality(let type) where isState: .compareAllOfState(type: type)
    case .customEquality(let type): .compareAll(type: type, target: target)
    case .direct: .writeThroughProperty(target: target)
    case .ignored: .trackProperty(target: target)
    case .notObservable(let type): .makeObservable(type: type)
    case .variable: .keepInObject(target: target)
    case .typeProperty: .keepInInstance(target: target)
    case .unobserved(let object): .observe(object: object)
    case .replaced(let place, let successor): .readThroughPlace(place, successor: successor)
    }
  }
}

extension String {
  /// `Store#1` of `Store#1.count`; the whole where there is no dot.
  fileprivate var beforeLastDot: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
