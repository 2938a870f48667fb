import Interpreter
import Lint
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Reasons found in the code of the program: effects that do not show in the writes.
extension WhyNotReport {
  /// The reasons for code that should have changed what the view reads, but did not.
  var reasonsInCode: [Reason] {
    let written = Set(transaction.writes.map(\.target))
    let unwritten = (reads + silentReads).filter { !written.contains($0.text) }
    guard !unwritten.isEmpty else { return [] }
    let code = codeOfInput
    return [
      lostCopy(of: unwritten, in: code), droppedResult(of: unwritten, in: code),
      unkeptObject(in: unwritten, code),
      unkeptSubscription(to: unwritten),
    ]
    .compactMap { $0 }
  }

  /// The properties that the view reads without a dependency.
  private var silentReads: [ReadDescription] {
    world.host.inspector.silentPlaces(of: view).sorted().compactMap { place in
      let (target, property) = (place.beforeLastDot, place.lastPart)
      return target == place
        ? nil : ReadDescription(target: target, property: property, isState: false)
    }
  }

  /// A copy of what the view reads was changed, but not stored back.
  private func lostCopy(of unwritten: [ReadDescription], in code: RunCode) -> Reason? {
    for copy in LostCopies(in: code).copies {
      guard
        let read = unwritten.first(where: {
          $0.property == copy.property && $0.target.typePart == copy.owner
        })
      else { continue }
      return Reason(
        kind: .lostCopy, target: read.text,
        text:
          "\(copy.variable, .name) is a copy of \(copy.element == nil ? "" : "an element of ", .quiet)\(copy.origin, .name): what is written to it (\(copy.place)) is lost",
        remedy: .writeInPlace(
          variable: copy.variable, origin: copy.origin, element: copy.element), isComplete: true)
    }
    return nil
  }

  /// Another value was made of what the view reads, and nothing keeps that.
  private func droppedResult(of unwritten: [ReadDescription], in code: RunCode) -> Reason? {
    for call in DroppedResults(in: code).calls {
      guard
        let read = unwritten.first(where: {
          $0.property == call.property && $0.target.typePart == call.owner
        })
      else { continue }
      return Reason(
        kind: .droppedResult, target: read.text,
        text:
          "\(call.text, .name) (\(call.place)) \("makes another value, which nothing keeps:", .quiet) \(call.origin, .name) \("is as it was", .quiet)",
        remedy: .keepResult(
          of: call.text, in: call.isOfSameType ? call.origin : nil), isComplete: true)
    }
    return nil
  }

  /// An object was changed that had been created in place of a missing one, and that nothing
  /// stores.
  private func unkeptObject(in unwritten: [ReadDescription], _ code: RunCode) -> Reason? {
    for object in UnkeptObjects(in: code).objects {
      guard
        let read = unwritten.first(where: {
          $0.property == object.property && $0.target.typePart == object.owner
        })
      else { continue }
      return Reason(
        kind: .unkeptObject, target: read.text,
        text:
          "\(object.text, .name) makes a \(object.type, .type) where there is none, and nothing keeps that: what is written to it (\(object.change)) is lost",
        remedy: .storeFirst(place: object.place, making: object.making), isComplete: true)
    }
    return nil
  }

  /// The code of the input. For a command: the code of the actions that it ran, or else of the
  /// views.
  var codeOfInput: RunCode {
    let checker = world.checker
    let input = transaction.input
    guard case .swift = Reading.read(input) else {
      return RunCode(checker, closuresAt: transaction.actions.map { ($0.source, $0.span) })
        ?? RunCode(
          checker, ofViews: Set(world.host.inspector.viewRecords.map(\.typeName)))
    }
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(
      Parser.parse(input).statements, in: input, reportsUnresolved: false)
    return checked.function.map { RunCode(checker, of: $0) } ?? RunCode(checker, ofViews: [])
  }

  /// The property that the view reads is written by a subscription that ended at once.
  private func unkeptSubscription(to unwritten: [ReadDescription]) -> Reason? {
    for subscription in UnkeptSubscriptions(world.checker).subscriptions {
      for written in subscription.written {
        guard
          let read = unwritten.first(where: {
            $0.property == written.property && $0.target.typePart == written.owner
          })
        else { continue }
        return Reason(
          kind: .unkept, target: read.text,
          text:
            "the subscription that writes \(read.text, .name) (\(subscription.place)) ended at once: nothing keeps it",
          remedy: .keepSubscription(observing: observation(of: read)), isComplete: true)
      }
    }
    return nil
  }

  /// The declaration that makes the view observe an object that it reads without observing; nil if
  /// it already observes the object.
  private func observation(of read: ReadDescription) -> String? {
    guard !reads.contains(where: { $0.target == read.target }),
      let field = world.host.inspector.objectFields(of: view).first(where: {
        $0.object == read.target
      })
    else { return nil }
    return "@ObservedObject var \(field.field) in \(view.typePart)"
  }

  /// A closure that the view reads uses an old copy of what was written.
  func reasonOfCapture(_ write: Transaction.Write) -> Reason? {
    guard isUnread(write), let closures = try? world.host.inspector.closures(of: view),
      let type = places.bodyType(of: view), let body = places.body(ofType: type)
    else { return nil }
    let (owner, property) = (write.target.beforeLastDot.typePart, write.target.lastPart)
    for (name, place) in closures where place.isWritten && body.calls(name.lastPart) {
      let captured = CapturedCopies(world.checker, closureAt: place.span, in: place.source)
      guard
        let copy = captured.copies.first(where: { $0.owner == owner && $0.property == property })
      else { continue }
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(name, .name), which \(view, .name) calls, is a closure (\(place.source.place(of: Int(place.span.start)))) that uses \(copy.variable, .name), a copy of \(write.target, .name) from before",
        remedy: remedy(for: copy, of: write, type), isComplete: true)
    }
    return nil
  }

  /// The remedy for a closure with an old copy. For a state of another view, reading it in the
  /// closure would not help, because that value is old, too.
  private func remedy(
    for copy: CapturedCopies.Copy, of write: Transaction.Write, _ type: String
  ) -> Remedy {
    if isState(write) { return .pass(target: write.target, view: type) }
    return copy.origin == copy.variable
      ? .readWhenItRuns(copy.variable, property: write.target.lastPart)
      : .readInClosure(copy.origin, variable: copy.variable)
  }

  /// The view shows the time, which changes without a notification.
  var clock: Reason? {
    guard let type = places.bodyType(of: view),
      let place = places.body(ofType: type)?
        .clockPlace(hasAsked: world.host.inspector.hasAskedForTime(view))
    else { return nil }
    return Reason(
      kind: .clock,
      text: "\(view, .name) asks what time it is (\(place)), and nobody is told that time passes",
      remedy: .showInTimeline, isComplete: true)
  }

  /// The parent made the view anew, and the view's initializer wrote a state, which does not change
  /// the stored one.
  var writeInInitializer: Reason? {
    guard let type = places.bodyType(of: view), let body = places.body(ofType: type)
    else { return nil }
    for read in reads where read.isState && read.target == view {
      guard let place = body.writeInInitializer(of: read.property) else { continue }
      return Reason(
        kind: .writtenInInit, target: read.text,
        text:
          "\(read.property, .name) is a @State: what init writes to it (\(place)) is not kept",
        remedy: .takeAsParameter(state: read.property), isComplete: true)
    }
    return nil
  }

  /// The view reads the same store under another key.
  func reasonOfOtherKey(_ write: Transaction.Write) -> Reason? {
    write.noUpdateReason == .unread ? reasonOfOtherKey(write.target) : nil
  }

  /// The program wrote keys of the store that no view uses; the view reads other keys.
  var reasonOfStoredKey: Reason? {
    let keys = transaction.storedTargets
    guard !reads.contains(where: { keys.contains($0.text) }) else { return nil }
    return keys.last { key in !transaction.writes.contains { $0.target == key } }
      .flatMap(reasonOfOtherKey)
  }

  private func reasonOfOtherKey(_ target: String) -> Reason? {
    let store = target.beforeLastDot
    guard !world.host.inspector.viewRecords.contains(where: { $0.name == store }),
      let read = reads.first(where: { $0.isState && $0.target == store })
    else { return nil }
    return Reason(
      kind: .otherKey, target: target,
      text:
        "\(view, .name) has the key \(read.property, .name) of @\(store), and \(target.lastPart, .name) was written",
      remedy: .useOneKey(store: store, written: target.lastPart, view: view), isComplete: true)
  }
}
