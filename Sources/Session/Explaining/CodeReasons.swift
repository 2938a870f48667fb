import Lint
import Reports
import ViewGraph

/// Reasons found in the code of the program: effects that do not show in the writes.
struct CodeReasons: ReasonFinder {
  let subject: SkippedView

  /// The reasons for code that should have changed what the view reads, but did not.
  var reasonsInCode: [Reason] {
    let written = Set(transaction.writes.map(\.target))
    let unwritten = (reads + silentReads).filter { !written.contains($0.text) }
    guard !unwritten.isEmpty else { return [] }
    let code = subject.codeOfInput
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
      guard let read = unwritten.read(of: copy.property, in: copy.owner) else { continue }
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
      guard let read = unwritten.read(of: call.property, in: call.owner) else { continue }
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
      guard let read = unwritten.read(of: object.property, in: object.owner) else { continue }
      return Reason(
        kind: .unkeptObject, target: read.text,
        text:
          "\(object.text, .name) makes a \(object.type, .type) where there is none, and nothing keeps that: what is written to it (\(object.change)) is lost",
        remedy: .storeFirst(place: object.place, making: object.making), isComplete: true)
    }
    return nil
  }

  /// The property that the view reads is written by a subscription that ended at once.
  private func unkeptSubscription(to unwritten: [ReadDescription]) -> Reason? {
    for subscription in UnkeptSubscriptions(world.checker).subscriptions {
      for written in subscription.written {
        guard let read = unwritten.read(of: written.property, in: written.owner) else { continue }
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
}

extension [ReadDescription] {
  /// The read of a property that a type declares.
  fileprivate func read(of property: String, in type: String) -> ReadDescription? {
    first { $0.property == property && $0.target.typePart == type }
  }
}
