import Lint
import Reports
import ViewGraph

/// Reasons why a view ran but does not show what a subscription should have made of a change.
struct SubscriptionReasons {
  /// The reasons with their remedies; empty if there are none.
  private(set) var lines: [StyledText] = []
  private let transaction: Transaction

  init(_ world: World, _ transaction: Transaction, view: String) {
    self.transaction = transaction
    guard let type = ReadPlaces(world).bodyType(of: view),
      let body = BodyReads(world.checker, view: type)
    else { return }
    for subscription in EarlySubscriptions(world.checker).subscriptions {
      guard let shown = shown(subscription.written, by: body) else { continue }
      add(subscription, shown)
    }
    for subscription in UnkeptSubscriptions(world.checker).subscriptions {
      guard let shown = shown(subscription.written, by: body) else { continue }
      add(subscription, shown, of: world.host.inspector, view)
    }
  }

  /// The property among the written ones that the body of a view reads.
  private func shown(
    _ written: [(owner: String, property: String)], by body: BodyReads
  ) -> (owner: String, property: String)? {
    written.first { !body.reads(of: $0.property, in: $0.owner).isEmpty }
  }

  /// Adds a subscription whose code reads a property, but is called before the property changes.
  private mutating func add(
    _ subscription: EarlySubscriptions.Subscription, _ shown: (owner: String, property: String)
  ) {
    let write = transaction.writes.first {
      $0.target.lastPart == subscription.property
        && $0.target.beforeLastDot.typePart == subscription.owner
    }
    guard let write else { return }
    let publisher = "$\(subscription.property).\(subscription.method)"
    lines.append(
      "\("·", .quiet) \(shown.property, .name) was worked out from the \(subscription.property, .name) of before: \(publisher) (\(subscription.place)) runs before \(write.target, .name) changes"
    )
    lines.append(
      Remedy.useSentValue(property: subscription.property, method: subscription.method).line)
  }

  /// Adds a subscription that has ended, of an object that the view observes as a whole.
  private mutating func add(
    _ subscription: UnkeptSubscriptions.Subscription, _ shown: (owner: String, property: String),
    of inspector: Inspector, _ view: String
  ) {
    let reads = (try? inspector.reads(of: view)) ?? []
    let isObserved = reads.contains {
      $0.property == ReadDescription.wholeObject && $0.target.typePart == shown.owner
    }
    let written = transaction.writes.filter { $0.target.beforeLastDot.typePart == shown.owner }
    guard isObserved, !written.isEmpty,
      !written.contains(where: { $0.target.lastPart == shown.property })
    else { return }
    lines.append(
      "\("·", .quiet) the subscription that writes \(shown.property, .name) (\(subscription.place)) ended at once: nothing keeps it"
    )
    lines.append(Remedy.keepSubscription(observing: nil).line)
  }
}
