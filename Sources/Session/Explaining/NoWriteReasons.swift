import Lint
import Reports
import ViewGraph

/// Finds why an input wrote nothing that views show.
struct NoWriteReasons: ReasonFinder {
  let subject: SkippedView

  /// The first reason that applies; nil if there is none.
  var reason: Reason? {
    lateWrite ?? capture ?? waiting ?? unconnectedState ?? unconnected ?? droppedConnection ?? clock
  }

  /// Code that continued after its view was removed wrote a state of that view.
  private var lateWrite: Reason? {
    transaction.lateWriters.last.map { writer in
      Reason(
        kind: .writtenLate, text: LateWriteText.text(writer), remedy: .keepWhereItLasts,
        isComplete: true)
    }
  }

  /// Code that the input ran used an old copy of a property, captured when its closure was made.
  private var capture: Reason? {
    transaction.captures.first.map { capture in
      Reason(
        kind: .copied, target: capture.target, text: CaptureText.text(capture),
        remedy: CaptureText.remedy(capture), isComplete: true)
    }
  }

  /// Work that the input has started continues later.
  private var waiting: Reason? {
    transaction.delay.map { delay in
      let time = TimeCommands.text(nanoseconds: delay)
      return Reason(
        kind: .waiting,
        text: "\("what it started waits for", .quiet) \(time, .value)", remedy: .advance(time),
        isComplete: true)
    }
  }

  /// The view stores a value with a `@State` that never gets storage: the value's type is neither a
  /// view nor a dynamic property.
  private var unconnectedState: Reason? {
    guard let type = places.bodyType(of: view),
      let state = UnconnectedStates(world.checker).state(heldBy: type)
    else { return nil }
    return Reason(
      kind: .unconnectedState, target: "\(state.type).\(state.name)",
      text: StyledText("\(state.text) (\(state.place))", .quiet),
      remedy: .connectState(state), isComplete: true)
  }

  /// The view receives a publisher that is not connected, and therefore sends nothing.
  private var unconnected: Reason? {
    guard let type = places.bodyType(of: view),
      let publishers = UnconnectedPublishers(world.checker, view: type),
      let place = publishers.place
    else { return nil }
    let name = publishers.name ?? "a publisher"
    return Reason(
      kind: .unconnected,
      text:
        "\(view, .name) receives \(name, .name) (\(place)), which sends nothing until connect() is called",
      remedy: .connect(publishers.name), isComplete: true)
  }

  /// Code of the view, or of an object that it reads, connects a publisher but does not store the
  /// connection.
  private var droppedConnection: Reason? {
    let types = Set(reads.map(\.target.typePart) + [view.typePart])
    for subscription in UnkeptSubscriptions(world.checker).subscriptions {
      guard let publisher = subscription.connected, let owner = subscription.owner,
        types.contains(owner)
      else { continue }
      return Reason(
        kind: .unconnected,
        text:
          "the connection of \(publisher, .name) (\(subscription.place)) ended at once: the result of connect() is not stored",
        remedy: .keepConnection(publisher), isComplete: true)
    }
    return nil
  }

  /// The view shows the time, which changes without a notification.
  private var clock: Reason? {
    guard let type = places.bodyType(of: view),
      let place = places.body(ofType: type)?
        .clockPlace(hasAsked: world.host.inspector.hasAskedForTime(view))
    else { return nil }
    return Reason(
      kind: .clock,
      text: "\(view, .name) reads the current time (\(place)), which does not notify views",
      remedy: .showInTimeline, isComplete: true)
  }
}
