import Lint
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Reasons about the way in which the view gets an object, or a value computed from it.
extension WhyNotReport {
  /// The written object is in the environment of the view, but the view gets another one, or none.
  func reasonOfEnvironmentObject(_ write: Transaction.Write) -> Reason? {
    let object = write.target.beforeLastDot
    let asked = reads.filter(\.isOfEnvironment).map(\.property)
    guard !asked.isEmpty else { return nil }
    let standing = world.host.inspector.environmentObjects(seenBy: view)
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

  /// What the view shows was computed from the written property only once: when the object was
  /// made, or when the view was mounted.
  func reasonOfKeptValue(_ write: Transaction.Write) -> Reason? {
    guard isUnread(write), !isState(write), let type = places.bodyType(of: view),
      let body = places.body(ofType: type)
    else { return nil }
    let object = write.target.beforeLastDot
    if let kept = body.keptValue(from: write.target.lastPart, in: object.typePart) {
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(view, .name) shows \(object).\(kept.name, .name), which \("init", .name) of \(object.typePart, .type) works out from \(write.target.lastPart, .name) once (\(kept.place))",
        remedy: .compute(kept, type: object.typePart),
        isComplete: true)
    }
    guard !body.reaches(object.typePart), let text = textOfMount(reading: write) else { return nil }
    return Reason(
      kind: .copied, target: write.target,
      text:
        "\(view, .name) does not read \(write.target, .name): input \(mounting?.number ?? 0) read \(text, .name) once, when it mounted it",
      remedy: .holdObject(type: object.typePart, text: text, view: type), isComplete: true)
  }

  /// The expression that an input mounted as this view; nil if the body of another view makes the
  /// view.
  private var mounted: Source? {
    guard let input = mounting?.input, case .command(let invocation) = Reading.read(input) else {
      return nil
    }
    return Source(name: input.name, text: input.text(in: invocation.splitting(off: "as").rest))
  }

  /// The text of that expression.
  var textOfMount: String? { mounted?.text }

  /// The text by which the mounted expression reads the written property; nil if it does not read
  /// it.
  private func textOfMount(reading write: Transaction.Write) -> String? {
    guard let value = mounted else { return nil }
    let checker = world.checker
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(
      Parser.parse(value).statements, in: value, reportsUnresolved: false)
    return checked.function.flatMap {
      CodeReads(checker, in: $0).text(
        reading: write.target.lastPart, of: write.target.beforeLastDot.typePart)
    }
  }
}
