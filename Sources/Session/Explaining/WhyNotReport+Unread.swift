import Lint
import Reports
import Semantics
import ViewGraph

/// Reasons about writes to properties that the view does not read.
extension WhyNotReport {
  func reason(forUnread write: Transaction.Write) -> Reason {
    if let noUpdateReason = write.noUpdateReason,
      world.host.inspector.silentPlaces(of: view).contains(write.target)
    {
      return Reason(
        kind: .notTold, target: write.target,
        text: UpdateReport.sentence(noUpdateReason, write, [write.target]),
        remedy: remedy(for: noUpdateReason, of: write))
    }
    if let reason = reasonOfEnvironmentObject(write) ?? reasonOfOtherObject(write)
      ?? reasonOfMoment(write) ?? reasonOfKeptValue(write) ?? reasonOfCapture(write)
    {
      return reason
    }
    if let readers = readers(of: write.target) { return unread(write, readers) }
    switch write.noUpdateReason {
    case .readByAction(let action):
      return Reason(
        kind: .notRead, target: write.target,
        text: "\(view, .name) does not read \(write.target, .name), only an action does: \(action)")
    case .equal:
      let value = ChangeText.short(write.change.new ?? "")
      return Reason(
        kind: .notRead, target: write.target,
        text:
          "\(view, .name) does not read \(write.target, .name)\(", which was", .quiet) \(value, .value) \("already", .quiet)"
      )
    default: return unread(write)
    }
  }

  /// The reason for a write that only other views read; they ran, as expected.
  private func unread(_ write: Transaction.Write, _ readers: StyledText) -> Reason {
    Reason(
      kind: .notRead, target: write.target,
      text: "\(view, .name) does not read \(write.target, .name)\(";", .quiet) \(readers)",
      remedy: remedyForCopy(in: write))
  }

  /// The readers that ran: `Power#1 in it does, and ran`; nil if no view ran for the write.
  private func readers(of target: String) -> StyledText? {
    let names = index.views(updatedFor: target)
    guard !names.isEmpty else { return nil }
    let inside = names.filter(isInside)
    let shown = inside.isEmpty ? names : inside
    let verb = shown.count == 1 ? "does, and ran" : "do, and ran"
    return "\(NameList.text(of: shown))\(inside.isEmpty ? "" : " in it", .quiet) \(verb, .quiet)"
  }

  /// Whether a view is inside this one's body.
  func isInside(_ name: String) -> Bool {
    var current = name
    while current != view {
      if current.hasPrefix(view + ".") || current.hasPrefix(view + "[") { return true }
      guard let maker = world.host.inspector.makerName(of: current) else { return false }
      current = maker
    }
    return true
  }

  /// The reason for a write that no view reads.
  private func unread(_ write: Transaction.Write) -> Reason {
    if let row = places.unmadeRow(showing: write.target) {
      return Reason(
        kind: .notRead, target: write.target,
        text: "\(view, .name) does not read \(write.target, .name)\("; \(row)", .quiet)")
    }
    if let reason = reasonOfCopy(write) ?? reasonOfMissingObject(write) ?? reasonOfOtherKey(write) {
      return reason
    }
    let isOwn = write.target.isOwned(by: view)
    if isOwn, let reason = reasonOfFocus(write) { return reason }
    let written = places.reads(of: write.target, by: view).filter { read in
      // Rows and closures that read the view's own state run as scopes of their own, and bindings
      // to it are not reads.
      !read.isInRow && !(isOwn && (read.isInScope || read.binding != nil))
    }
    if !written.isEmpty {
      if !isOwn, let reason = reasonOfOwnObject(write) { return reason }
      return Reason(
        kind: .notReached, target: write.target,
        text:
          "the last run of \(view, .name) \("did not come to where it reads", .quiet) \(write.target, .name)\(" (\(written.places))", .quiet)"
      )
    }
    return Reason(
      kind: .notRead, target: write.target,
      text: isOwn
        ? "the body of \(view, .name) does not read \(write.target, .name); only actions and presentations use it"
        : "\(view, .name) does not read \(write.target, .name)",
      remedy: write.noUpdateReason == .unread ? remedy(forUnread: write, isOwn: isOwn) : nil)
  }

  /// The program moved the focus by a state to which no view is bound.
  private func reasonOfFocus(_ write: Transaction.Write) -> Reason? {
    let state = write.target.lastPart
    guard let type = places.bodyType(of: view),
      places.body(ofType: type)?.isUnboundFocus(state) == true
    else { return nil }
    return Reason(
      kind: .unboundFocus, target: write.target,
      text: "\(write.target, .name) moves the focus, and no view of \(view, .name) is bound to it",
      remedy: .bindFocus(state, value: write.change.new ?? "true"), isComplete: true)
  }

  /// The view stores an object of the written class, but another one.
  private func reasonOfOwnObject(_ write: Transaction.Write) -> Reason? {
    let object = write.target.beforeLastDot
    let held = world.host.inspector.objectFields(of: view).filter {
      $0.object.typePart == object.typePart
    }
    guard let own = held.first, !held.contains(where: { $0.object == object }) else { return nil }
    return Reason(
      kind: .otherObject, target: write.target,
      text:
        "\(view, .name) has \(own.object, .name) as its \(own.field, .name), not \(object, .name)")
  }

  /// The remedy that makes the view depend on the written property; nil for a watch, which has no
  /// body.
  func remedy(forUnread write: Transaction.Write, isOwn: Bool) -> Remedy? {
    guard let type = places.bodyType(of: view) else { return nil }
    if isOwn { return .readInBody(target: write.target.lastPart, view: type) }
    if isState(write) { return .pass(target: write.target, view: type) }
    let owner = write.target.beforeLastDot.typePart
    guard places.body(ofType: type)?.reaches(owner) != false else { return nil }
    return .readInBody(target: write.target, view: type)
  }

  /// The reason for a write to another object than the one that the view reads or holds.
  private func reasonOfOtherObject(_ write: Transaction.Write) -> Reason? {
    if let replacement = transaction.replacements.first(where: { $0.place == write.target }),
      let field = field(holding: replacement.object)
    {
      return old(field, replacement)
    }
    let object = write.target.beforeLastDot
    for read in reads
    where read.property == write.target.lastPart && read.target.typePart == object.typePart
      && !read.isState && read.target != object
    {
      if let replacement = replaced[read.target], replacement.successor == object,
        let field = field(holding: read.target)
      {
        return old(field, replacement)
      }
      if let library = world.checker.type(named: object.typePart), library.isPrelude {
        return otherObject(of: library, read, write)
      }
      if let keeper = keeper(of: object) { return kept(object, by: keeper, read, write) }
      return Reason(
        kind: .otherObject, target: write.target,
        text: "\(view, .name) reads \(read.text, .name), not \(write.target, .name)",
        remedy: write.noUpdateReason == .unread
          ? .useOneObject(read: read.text, object: object, view: view) : nil)
    }
    return reasonOfOtherObserved(write)
  }

  /// The reason for a write to another object of the library. The reason itself says what to do.
  private func otherObject(
    of library: NominalType, _ read: ReadDescription, _ write: Transaction.Write
  ) -> Reason {
    let advice = library.libraryAttributes.first { $0.name == "_whereAnotherIsRead" }
    var remedy: Remedy?
    if case (_, .text(let text))? = advice?.arguments.first { remedy = .ofLibrary(text) }
    return Reason(
      kind: .otherObject, target: write.target,
      text: "\(view, .name) reads \(read.text, .name), not \(write.target, .name)",
      remedy: remedy, isComplete: true)
  }

  /// The reason for a write to another object than the one of its class that the view observes as a
  /// whole.
  private func reasonOfOtherObserved(_ write: Transaction.Write) -> Reason? {
    let object = write.target.beforeLastDot
    guard
      let read = reads.first(where: { read in
        read.property == ReadDescription.wholeObject && read.target.typePart == object.typePart
      }), !reads.contains(where: { $0.target == object })
    else { return nil }
    let isHandedOver = world.host.inspector.objectFields(of: view).contains {
      $0.object == read.target
    }
    return Reason(
      kind: .otherObject, target: write.target,
      text: "\(view, .name) observes \(read.target, .name), not \(object, .name)",
      remedy: isHandedOver
        ? .useOneObject(
          read: "\(read.target).\(write.target.lastPart)", object: object, view: view) : nil)
  }

  /// A view inside this one that keeps an object as the initial value of a state, and that state.
  private func keeper(of object: String) -> (view: String, state: String)? {
    for record in world.host.inspector.viewRecords
    where record.name != view && isInside(record.name) {
      if let state = world.host.inspector.state(keeping: object, in: record.name) {
        return (record.name, state)
      }
    }
    return nil
  }

  /// The reason for a write to an object that a view keeps in a state, if the view that passed it
  /// now has another object.
  private func kept(
    _ object: String, by keeper: (view: String, state: String), _ read: ReadDescription,
    _ write: Transaction.Write
  ) -> Reason {
    Reason(
      kind: .otherObject, target: write.target,
      text:
        "\(view, .name) reads \(read.text, .name), not \(write.target, .name): \(keeper.view, .name) keeps \(object, .name) in its @State \(keeper.state, .name)",
      remedy: .takeAsParameter(state: keeper.state), isComplete: true)
  }

  private func field(holding object: String) -> String? {
    world.host.inspector.objectFields(of: view).first { $0.object == object }?.field
  }

  /// The reason for a view that holds an object which was replaced at its source.
  private func old(_ field: String, _ replacement: Transaction.Replacement) -> Reason {
    Reason(
      kind: .replacedObject, target: replacement.place,
      text:
        "\(view, .name) holds \(replacement.object, .name) as \(field, .name); \(replacement.place, .name) is \(replacement.successor, .value) by now",
      remedy: .passNewObject(
        object: replacement.successor, place: replacement.place, view: view, field: field))
  }
}
