import Lint
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Reasons that lie in the code of the program: what it does that leaves no trace in what was written.
extension WhyNotReport {
  /// The reasons for code that was to change what the view reads, and did not.
  var reasonsInCode: [Reason] {
    let written = Set(transaction.writes.map(\.target))
    let unwritten = reads.filter { !written.contains($0.text) }
    guard !unwritten.isEmpty else { return [] }
    return [lostCopy(of: unwritten), unkeptSubscription(to: unwritten)].compactMap { $0 }
  }

  /// A copy of what the view reads was changed, and nobody put it back.
  private func lostCopy(of unwritten: [ReadDescription]) -> Reason? {
    for copy in lostCopies.copies {
      guard
        let read = unwritten.first(where: {
          $0.property == copy.property && $0.target.typePart == copy.owner
        })
      else { continue }
      return Reason(
        kind: .lostCopy, target: read.text,
        text:
          "\(copy.variable, .name) is a copy of \(copy.isOfLoop ? "an element of " : "", .quiet)\(copy.origin, .name): what is written to it (\(copy.place)) is lost",
        remedy: .writeInPlace(
          variable: copy.variable, origin: copy.origin, isOfLoop: copy.isOfLoop), isComplete: true)
    }
    return nil
  }

  /// The lost copies in the code of the input; where that was a command, in the code of the views that it drove.
  private var lostCopies: LostCopies {
    let checker = world.checker
    let input = Source(name: "<input \(transaction.number)>", text: transaction.source)
    guard case .swift = Reading.read(input) else {
      let types = Set(world.host.inspector.viewRecords.map(\.typeName))
      return LostCopies(checker, ofViews: types)
    }
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(
      Parser.parse(input).statements, in: input, reportsUnresolved: false)
    return checked.function.map { LostCopies(checker, in: $0) } ?? LostCopies(checker, ofViews: [])
  }

  /// What the view reads is written by a subscription that ended at once.
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
          remedy: .keepSubscription, isComplete: true)
      }
    }
    return nil
  }

  /// The view shows the time, which changes without anybody being told.
  var clock: Reason? {
    guard let type = places.bodyType(of: view),
      let place = BodyReads(world.checker, view: type)?.clockPlace
    else { return nil }
    return Reason(
      kind: .clock,
      text: "\(view, .name) asks what time it is (\(place)), and nobody is told that time passes",
      remedy: .showInTimeline, isComplete: true)
  }

  /// The parent made the view anew, and its initializer wrote a state that is kept elsewhere.
  var writeInInitializer: Reason? {
    guard let type = places.bodyType(of: view), let body = BodyReads(world.checker, view: type)
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
    let store = write.target.beforeLastDot
    guard write.noUpdateReason == .unread,
      !world.host.inspector.viewRecords.contains(where: { $0.name == store }),
      let read = reads.first(where: { $0.isState && $0.target == store })
    else { return nil }
    return Reason(
      kind: .otherKey, target: write.target,
      text:
        "\(view, .name) has the key \(read.property, .name) of @\(store), and \(write.target.lastPart, .name) was written",
      remedy: .useOneKey(store: store, written: write.target.lastPart, view: view),
      isComplete: true)
  }
}
