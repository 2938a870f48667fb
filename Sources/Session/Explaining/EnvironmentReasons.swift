import Reports
import Semantics
import ViewGraph

/// Reasons about values and objects in the environment of the view.
struct EnvironmentReasons: ReasonFinder {
  let subject: SkippedView

  /// The reason for an environment value that is set again closer to the view.
  func hidden(_ change: Transaction.EnvironmentChange) -> Reason? {
    guard reads.contains(where: { $0.text == change.key }),
      let seen = world.host.inspector.environmentSetter(of: change.key, seenBy: view),
      seen != change.setter
    else { return nil }
    let (name, remedy): (String, Remedy) =
      switch seen {
      case .view(let name):
        (
          name,
          .setFurtherIn(
            key: change.key, setter: name,
            place: places.setterPlace(of: EnvironmentPath(key: change.key), seenBy: view))
        )
      case .shell(let label): (label, .setInFrame(key: change.key, frame: label))
      }
    return Reason(
      kind: .hiddenKey, target: change.key,
      text: "\(name, .name) hides \(change.key, .name) from \(view, .name): it sets it further in",
      remedy: remedy)
  }

  /// A view set an environment value for the views inside it, and this view is not one of them.
  func setElsewhere(_ change: Transaction.EnvironmentChange) -> Reason? {
    guard case .view(let setter)? = change.setter,
      reads.contains(where: { $0.text == change.key }),
      world.host.inspector.environmentSetter(of: change.key, seenBy: view) == nil
    else { return nil }
    return Reason(
      kind: .setElsewhere, target: change.key,
      text:
        "\(setter, .name) sets \(change.key, .name) on views that \(view, .name) is not inside of",
      remedy: .setAround(key: change.key, setter: setter, view: view), isComplete: true)
  }

  /// The reasons for environment values that were set to equal values.
  var keptEnvironment: [Reason] {
    var told: Set<String> = []
    return reads.filter(\.isOfEnvironment).compactMap { read in
      guard
        let setter = world.host.inspector.scopes(setting: read.path, seenBy: view).first(
          where: subject.hasRun),
        told.insert(read.fullText).inserted
      else { return nil }
      let place = places.setterPlace(of: read.path, seenBy: view).map { " (\($0))" } ?? ""
      if transaction.environment.contains(where: { $0.key == read.property }) {
        return Reason(
          kind: .sameEnvironment, target: read.fullText,
          text:
            "\(setter, .name) ran, and \(read.property, .name) has another value; \(read.fullText, .name)\(place, .quiet), which \(view, .name) reads, is what it was before"
        )
      }
      return Reason(
        kind: .sameEnvironment, target: read.fullText,
        text:
          "\(setter, .name) ran, and set \(read.fullText, .name)\(place, .quiet) to what it was before"
      )
    }
  }

  /// The reasons for environment values that an enclosing view set and the view does not declare.
  var undeclared: [Reason] {
    transaction.environment.compactMap { change in
      guard !reads.contains(where: { $0.text == change.key }),
        case .view(let setter)? = change.setter, stands(in: setter)
      else { return nil }
      let isSeen = transaction.updates.contains { $0.causes.contains { $0.target == change.key } }
      return Reason(
        kind: .undeclaredKey, target: change.key,
        text: "\(view, .name) does not declare \(change.key, .name), which \(setter, .name) set",
        remedy: isSeen ? nil : .declareKey(key: change.key, view: view))
    }
  }

  private func stands(in outer: String) -> Bool {
    var current = world.host.inspector.makerName(of: view)
    while let name = current, name != outer { current = world.host.inspector.makerName(of: name) }
    return current != nil
  }

  /// The view needs an object of the written class from its environment, which does not contain
  /// one.
  func reasonOfMissingObject(_ write: Transaction.Write) -> Reason? {
    let type = write.target.beforeLastDot.typePart
    guard reads.contains(where: { $0.isOfEnvironment && $0.property == type }),
      world.host.inspector.environmentSetter(of: type, seenBy: view) == nil
    else { return nil }
    return Reason(
      kind: .missingObject, target: write.target,
      text: "\(view, .name) asks its environment for \(type, .type), and there is none above it",
      remedy: .provideObject(type: type, view: view), isComplete: true)
  }

  /// The written object is in the environment of the view, but the view gets another one, or none.
  func reasonOfEnvironmentObject(_ write: Transaction.Write) -> Reason? {
    let object = write.target.beforeLastDot
    let asked = reads.filter(\.isOfEnvironment).map(\.property)
    guard !asked.isEmpty else { return nil }
    let standing = world.host.inspector.fieldValues.environmentObjects(seenBy: view)
    guard let own = standing.first(where: { $0.object == object }) else { return nil }
    if asked.contains(own.key) {
      let seen = standing.first { $0.key == own.key }
      return seen.flatMap { $0.object == object ? nil : hiddenObject(own, by: $0, write) }
    }
    let key = asked.first { isSubclass(own.key, of: $0) }
    return key.map { key in
      let given = standing.first { $0.key == key }?.object ?? "nil"
      return Reason(
        kind: .otherKeyOfClass, target: write.target,
        text:
          "\(view, .name) asks its environment for \(key, .type) and gets \(given, .value): \(object, .name) stands there under \(own.key, .type)",
        remedy: .provideAs(
          type: key, argument: own.source.flatMap { EnvironmentPlace.argument(of: $0) },
          setter: own.source?.setter), isComplete: true)
    }
  }

  /// An object nearer to the view hides the written one.
  private func hiddenObject(
    _ own: EnvironmentObject, by seen: EnvironmentObject, _ write: Transaction.Write
  ) -> Reason {
    let place = seen.source.flatMap(EnvironmentPlace.text)
    let setter = seen.source?.setter
    let hider: StyledText = setter.map { "\($0.name, .name)" } ?? "another view"
    var remedy: Remedy?
    switch setter {
    case .view(let name)?: remedy = .setFurtherIn(key: seen.key, setter: name, place: place)
    case .shell(let label)?: remedy = .setInFrame(key: seen.key, frame: label)
    case nil: break
    }
    return Reason(
      kind: .hiddenKey, target: write.target,
      text:
        "\(hider) hides \(own.object, .name) from \(view, .name): it sets \(seen.object, .name) further in",
      remedy: remedy, isComplete: true)
  }

  private func isSubclass(_ name: String, of other: String) -> Bool {
    var current = world.checker.type(named: name)?.superclassNominal
    while let type = current {
      if type.name == other { return true }
      current = type.superclassNominal
    }
    return false
  }
}
