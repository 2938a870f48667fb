import Reports
import Semantics
import ViewGraph

/// Reasons about writes to another object than the one that the view reads or holds.
struct ObjectReasons: ReasonFinder {
  let subject: SkippedView

  /// The reason for a write to another object than the one that the view reads or holds.
  func reasonOfOtherObject(_ write: Transaction.Write) -> Reason? {
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
      if let replacement = subject.replaced[read.target], replacement.successor == object,
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
    where record.name != view && subject.isInside(record.name) {
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

  /// The view stores an object of the written class, but another one.
  func reasonOfOwnObject(_ write: Transaction.Write) -> Reason? {
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
}
