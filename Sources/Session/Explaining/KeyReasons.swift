import Lint
import Reports
import ViewGraph

/// Reasons about writes under another key, or another name, than the one that the view reads or receives.
struct KeyReasons: ReasonFinder {
  let subject: SkippedView

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

  /// A notification was posted that nobody receives; the view receives other notifications.
  var reasonOfNotification: Reason? {
    guard let posted = transaction.unreceived.last, let type = places.bodyType(of: view),
      let received = places.body(ofType: type)?.receivedNotification
    else { return nil }
    return Reason(
      kind: .otherNotification, target: posted,
      text:
        "\(posted, .name) was posted, and nobody receives it; \(view, .name) receives \(received.name, .name) (\(received.place))",
      remedy: .receivePosted(posted: posted, received: received.name), isComplete: true)
  }
}
