import Lint
import Reports
import Semantics
import ViewGraph

/// Reasons about modifiers whose actions compute what the view shows, but run only once or when another value changes.
struct UnwatchedReasons: ReasonFinder {
  let subject: SkippedView

  /// An action computes what the view shows from the written property, but it did not run for the
  /// write.
  func reasonOfMoment(_ write: Transaction.Write) -> Reason? {
    guard subject.isUnread(write), let type = places.bodyType(of: view),
      let body = places.body(ofType: type)
    else { return nil }
    let owner = write.target.isOwned(by: view) ? type : write.target.beforeLastDot.typePart
    let moment = body.moments(reading: write.target.lastPart, in: owner).first { moment in
      moment.written.contains { shows($0.property, of: $0.owner) }
        && moment.watched?.reads.contains { read in
          transaction.writes.contains {
            $0.target.lastPart == read.property && isOne($0.target, of: read.owner)
          }
        } != true
    }
    guard let moment else { return nil }
    if case .notObservable(let type)? = write.noUpdateReason {
      return unobserved(write, of: type, moment)
    }
    let path = moment.path ?? path(to: write)
    let read = path ?? write.target
    guard let watched = moment.watched else {
      return Reason(
        kind: .readOnce, target: write.target,
        text:
          "\(view, .name) does not read \(write.target, .name): its .\(moment.modifier) did (\(moment.place)), and runs once",
        remedy: path.flatMap { path in
          moment.beginning.map { .beginAgain($0, field: path, view: type) }
        }, isComplete: true)
    }
    let label = watched.label.map { "\($0): " } ?? ""
    let modifier = ".\(moment.modifier)(\(label)\(watched.text))"
    let silence: StyledText =
      watched.label == nil
      ? "runs for \(watched.text, .name) alone"
      : "did not run: \(watched.text, .name) did not change"
    return Reason(
      kind: .unwatched, target: write.target,
      text:
        "\(modifier) of \(view, .name) (\(moment.place)) \(silence), and its action reads \(read, .name)",
      remedy: path.map { .watch($0, besides: watched, of: moment, view: type) },
      isComplete: true)
  }

  /// The path by which the view can refer to the written property; nil if it does not store the
  /// object.
  private func path(to write: Transaction.Write) -> String? {
    world.host.inspector.fieldOrState(holding: write.target.beforeLastDot, in: view).map {
      "\($0).\(write.target.lastPart)"
    }
  }

  /// What the view shows was copied from an object that cannot be observed.
  private func unobserved(
    _ write: Transaction.Write, of type: String, _ moment: BodyReads.Moment
  ) -> Reason? {
    guard let copy = moment.written.first(where: { shows($0.property, of: $0.owner) }) else {
      return nil
    }
    let isActor = world.checker.type(named: type)?.kind == .actor
    return Reason(
      kind: .copied, target: write.target,
      text:
        "\(copy.property, .name) of \(view, .name) is a copy of \(write.target, .name), made in .\(moment.modifier) (\(moment.place)); nobody is told of changes: \(type) is not observable",
      remedy: .readObserved(
        moment.path ?? path(to: write) ?? write.target, type: type, isActor: isActor,
        view: view.typePart),
      isComplete: true)
  }

  /// Whether the view reads a property of a type.
  private func shows(_ property: String, of owner: String) -> Bool {
    reads.contains { $0.property == property && isOne($0.text, of: owner) }
  }

  /// Whether a property belongs to an object or a view of a type.
  private func isOne(_ target: String, of owner: String) -> Bool {
    let bearer = target.beforeLastDot
    return bearer.typePart == owner || places.bodyType(of: bearer) == owner
  }
}
