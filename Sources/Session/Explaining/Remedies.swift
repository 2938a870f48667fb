import Lint
import ViewGraph

/// Suggests changes for the effects of an input.
///
/// They avoid wasted runs, preserve lost state, or make a write update the views that show it.
struct Remedies {
  private let transaction: Transaction
  private let index: TransactionIndex
  private let places: ReadPlaces?

  init(_ index: TransactionIndex, _ places: ReadPlaces?) {
    transaction = index.transaction
    self.index = index
    self.places = places
  }

  /// The remedies for all views or some, most urgent first.
  func all(for views: [String]?) -> [Remedy] {
    var found: [Remedy] = []
    var known: Set<Remedy> = []
    func add(_ remedy: Remedy?) {
      if let remedy, known.insert(remedy).inserted { found.append(remedy) }
    }
    add(remedyForOffsets)
    let asked = views.map { Set($0) }
    // Stale views have remedies of their own.
    let stale = Set(transaction.stale.map(\.view))
    let meant = asked?.flatMap { index.updates(of: $0) }.sorted().map { transaction.updates[$0] }
    let updates = (meant ?? transaction.updates).filter { !stale.contains($0.name) }
    for update in updates {
      add(
        update.misplaced.map {
          .identifyElements(collection: $0.collection ?? "…", row: type(of: update.name))
        })
      for cause in update.causes {
        add(remedyForMaking(cause, update))
        add(remedyForMoment(cause, update))
        add(remedy(for: cause, of: update))
      }
    }
    // A view asked about may have taken the place of one that went.
    let gone = views.map { Set($0 + transaction.predecessors(of: $0)) }
    for departure in transaction.disappeared where gone?.contains(departure.name) ?? true {
      add(remedy(for: departure))
    }
    add(remedyForFeedback(asked))
    let misused = Set(transaction.misuses.compactMap(\.view))
    for update in updates where !misused.contains(update.name) {
      for cause in update.causes { add(remedyForReading(cause, update)) }
    }
    // Misuse has remedies of its own.
    if found.isEmpty, transaction.stale.isEmpty, transaction.misuses.isEmpty {
      for update in updates { add(remedy(forWasted: update)) }
    }
    return found
  }

  /// The name of a view's type, or of the view if it has none.
  private func type(of view: String) -> String { places?.typeName(of: view) ?? view }

  /// Whether a property is one of an object that the library makes for itself, such as the models that queries find.
  private func isOfLibrary(_ cause: Transaction.Cause) -> Bool {
    cause.kind == .property && places?.isOfLibrary(cause.target.beforeLastDot.typePart) == true
  }

  private func remedy(for cause: Transaction.Cause, of update: Transaction.Update) -> Remedy? {
    switch cause.comparison {
    case .closure where cause.kind == .environment:
      return .stableClosureInEnvironment(key: cause.path.text)
    case .closure(.action):
      guard let owner = cause.change.owner else {
        return .compareWithoutClosure(view: type(of: update.name), field: cause.target)
      }
      return owner.property.map { .compareWithoutClosure(view: owner.name, field: $0) }
        ?? .makeView(of: owner.name, field: cause.target, view: type(of: update.name))
    case .closure(.content): return .buildContent(view: type(of: update.name), field: cause.target)
    case .closure(.stateObject): return .giveID(view: type(of: update.name), field: cause.target)
    case .binding(true):
      return .makeElementsObjects(receiver(of: cause, update))
    case .binding(false): return .bindByKeyPath(receiver(of: cause, update))
    case .recreated(let remaking):
      return .makeOnce(
        view: type(of: update.name), field: cause.target, remaking,
        owner: type(of: cause.parent ?? ""))
    case .firstValue(true):
      return .createInParent(
        view: type(of: update.name), field: cause.target, isObject: cause.isOfObject,
        owner: type(of: cause.parent ?? ""))
    case .firstValue(false) where cause.isOfObject: return .takeAsParameter(state: cause.target)
    case .firstValue(false), .value: break
    }
    switch cause.change.rule {
    case .inPlace: return .assignInstead(target: cause.target)
    case .inPlaceOfNil: return .writeWhereNotNil(target: cause.target)
    case .inPlaceUncompared(let incomparableType):
      return incomparableType.flatMap { remedy(forChangeInPlace: cause.target, of: $0) }
    case .notEquatable(let type, let incomparableType),
      .otherReference(let type, let incomparableType):
      return incomparableType.map { .makeEquatable($0, target: cause.target) }
        ?? .useEquatableType(insteadOf: type)
    case .restored, .notANumber, .weak: return nil
    case .published: return .observeProperties(object: cause.target.beforeLastDot)
    case nil: break
    }
    guard update.isWasted else { return nil }
    switch cause.kind {
    // A view that reads the announced property has to run.
    case .object where places?.isRead(cause.target, by: update.name) != true:
      return .observeProperties(object: cause.target.beforeLastDot)
    case .environment:
      guard let property = places?.environmentProperty(cause, of: update.name),
        places?.isMentioned(property.name, in: update.name) == false
      else { return nil }
      return .removeEnvironment(property: property.text, view: type(of: update.name))
    default: return nil
    }
  }

  /// The view and property that receive what a cause is about.
  private func receiver(
    of cause: Transaction.Cause, _ update: Transaction.Update
  ) -> ContentOwner {
    cause.change.owner ?? ContentOwner(name: type(of: update.name), property: cause.target)
  }

  private func remedy(forChangeInPlace target: String, of incomparableType: IncomparableType)
    -> Remedy?
  {
    switch incomparableType.kind {
    case .value: .makeEquatableAndAssign(type: incomparableType.name, target: target)
    case .existential: .makeClassBound(protocol: incomparableType.name, target: target)
    case .object: nil
    }
  }

  private func remedy(for departure: Transaction.Departure) -> Remedy? {
    guard let owner = departure.owner else { return nil }
    if case .element = departure.reason,
      let collection = places?.collectionIndexed(byRowsLike: departure.name, in: owner)
    {
      return .identifyElements(collection: collection, row: type(of: departure.name))
    }
    guard let lost = departure.lost.first else { return nil }
    if case .element = departure.reason, let identity = places?.editedIdentity(in: owner),
      transaction.steps.contains(where: { $0.change.isOf(identity.property) })
    {
      return .keepIdentity(type: identity.type, property: identity.property)
    }
    switch departure.reason {
    case .branch, .erasedType, .replaced:
      return .keepStateAbove(
        view: type(of: departure.name), property: lost.property, owner: type(of: owner))
    case .identity: return .keepID(view: type(of: departure.name), owner: type(of: owner))
    case .elementID: return .storeID
    case .outOfSight: return .keepInElement(property: lost.property)
    case .element:
      if let place = places?.remaking(of: transaction.steps, showing: owner) {
        return .keepElements(place)
      }
      return places?.elementMadeAnew(in: owner)
        .map { .keepRows(making: $0.text, place: $0.place, view: type(of: owner)) }
    case .unmounted, .dismissed: return nil
    }
  }

  /// The remedy for a run with a single cause that changed nothing.
  private func remedy(forWasted update: Transaction.Update) -> Remedy? {
    guard update.isWasted, update.causes.count == 1, !update.typeName.isEmpty,
      let cause = update.causes.first, cause.change.rule == nil
    else { return nil }
    switch cause.kind {
    // The internal state of a library view is the date of a schedule.
    case .state
    where cause.target.isOwned(by: update.name) && places?.isOfLibrary(update.typeName) == true:
      return .slowDownTimeline
    // What the library keeps in objects of its own cannot be kept in others.
    case .property where isOfLibrary(cause): return nil
    case .property, .state: return .readLess(target: cause.target, view: type(of: update.name))
    case .environment: return .declareLess(key: cause.path.text, view: type(of: update.name))
    case .input where !cause.change.path.isEmpty:
      return .passParts(view: type(of: update.name), field: cause.target)
    case .input, .object, .external: return nil
    }
  }

  /// The remedy for rows that somebody deleted or moved, where the action did so to other elements.
  private var remedyForOffsets: Remedy? {
    guard case .command(let invocation) = Reading.read(transaction.input),
      case .words(.control(let use)) = invocation.command.argument, use == .delete || use == .move
    else { return nil }
    for update in transaction.updates {
      for write in transaction.steps {
        if let offset = places?.misappliedOffset(to: write.target.lastPart, in: update.name) {
          return .takeShownElements(offset)
        }
      }
    }
    return nil
  }

  /// The remedy for an `onChange` action that changes the value it observes, so that it runs
  /// repeatedly.
  private func remedyForFeedback(_ views: Set<String>?) -> Remedy? {
    let actions = transaction.origins.enumerated().filter { $0.element.kind == .onChange }
    for (index, origin) in actions
    where views.map({ views in origin.view.map(views.contains) ?? false }) ?? true {
      let isRepeated = actions.contains {
        $0.offset > index && $0.element == origin.moved(to: $0.element.pass)
      }
      guard isRepeated, let name = origin.view else { continue }
      let written = transaction.steps.filter { $0.origin == index }.map(\.target)
      let isFed = transaction.updates.contains { update in
        update.name == name && update.causes.contains { written.contains($0.target) }
      }
      if isFed { return .endOnChange(view: type(of: name)) }
    }
    return nil
  }

  /// The remedy for a body that replaced an object when it ran because that object changed.
  private func remedyForMaking(
    _ cause: Transaction.Cause, _ update: Transaction.Update
  ) -> Remedy? {
    guard cause.kind == .property || cause.kind == .object else { return nil }
    return places?.objectMade(inPlaceOf: cause.target.beforeLastDot, by: update.name)
      .map { .keepMade($0, view: type(of: update.name)) }
  }

  /// The remedy for an action that computes what a view shows from a property, but did not run when
  /// the property changed.
  private func remedyForMoment(
    _ cause: Transaction.Cause, _ update: Transaction.Update
  ) -> Remedy? {
    guard cause.kind == .input, cause.comparison == .value,
      let moment = places?.moment(missing: cause.target, in: update)
    else { return nil }
    let view = type(of: update.name)
    guard let watched = moment.watched else {
      return moment.beginning.map { .beginAgain($0, field: cause.target, view: view) }
    }
    return moment.path.map { .watch($0, besides: watched, of: moment, view: view) }
  }

  /// The remedy that makes fewer scopes depend on what a view reads.
  private func remedyForReading(
    _ cause: Transaction.Cause, _ update: Transaction.Update
  ) -> Remedy? {
    guard cause.kind == .property || cause.kind == .state, cause.change.rule == nil,
      !isOfLibrary(cause), update.causes.allSatisfy(\.comparison.isComparable)
    else { return nil }
    if update.isWasted, let step = cause.steps.last, let whole = transaction.steps[step].whole {
      return .trackParts(of: whole, target: cause.target, view: type(of: update.name))
    }
    if update.isWasted, update.name.hasSuffix("]"), places?.hasVaryingRows(update.name) == true {
      return .filterData(view: type(of: update.name))
    }
    let reads = places?.reads(of: cause.target, by: update.name) ?? []
    guard !reads.isEmpty, reads.allSatisfy(\.isPartOfBody) else { return nil }
    return .makeViewsOf(members: reads.functions)
  }
}

extension ValueChange {
  /// Whether it changed a property of the value, or of an element.
  fileprivate func isOf(_ property: String) -> Bool {
    path.lastPart == property
      || differences.contains { difference in
        guard case .changed(let path, _, _) = difference else { return false }
        return path.lastPart == property
      }
  }
}

extension Transaction.Cause {
  /// Whether the value is an object.
  fileprivate var isOfObject: Bool { change.new?.contains("#") == true }
}

extension Remedy {
  /// The remedy for a write that invalidated no view.
  static func remedy(
    for noUpdateReason: Transaction.NoUpdateReason, of target: String, isState: Bool
  ) -> Remedy? {
    switch noUpdateReason {
    case .unread, .equal, .readByAction, .gone, .hidden: nil
    case .customEquality(let type) where isState: .compareAllOfState(type: type)
    case .customEquality(let type): .compareAll(type: type, target: target)
    case .direct: .writeThroughProperty(target: target)
    case .ignored(let wrapper): .trackProperty(target: target, wrapper: wrapper)
    case .unpublished: .publish(target: target)
    case .notObservable(let type): .makeObservable(type: type)
    case .variable: .keepInObject(target: target)
    case .typeProperty: .keepInInstance(target: target)
    case .unobserved(let object): .observe(object: object)
    case .replaced(let place, let successor): .readThroughPlace(place, successor: successor)
    }
  }
}
