import Lint
import Reports
import ViewGraph

/// Reasons about writes to properties that the view does not read.
struct UnreadReasons: ReasonFinder {
  let subject: SkippedView

  func reason(forUnread write: Transaction.Write) -> Reason {
    if let noUpdateReason = write.noUpdateReason,
      world.host.inspector.silentPlaces(of: view).contains(write.target)
    {
      return Reason(
        kind: .notTold, target: write.target,
        text: UpdateReport.sentence(noUpdateReason, write, [write.target]),
        remedy: subject.remedy(for: noUpdateReason, of: write))
    }
    let copies = CopyReasons(subject: subject)
    if let reason = EnvironmentReasons(subject: subject).reasonOfEnvironmentObject(write)
      ?? ObjectReasons(subject: subject).reasonOfOtherObject(write)
      ?? UnwatchedReasons(subject: subject).reasonOfMoment(write)
      ?? copies.reasonOfKeptValue(write) ?? copies.reasonOfCapture(write)
    {
      return reason
    }
    if let readers = readers(of: write.target) { return unread(write, readers) }
    switch write.noUpdateReason {
    case .readByAction(let action):
      return Reason(
        kind: .notRead, target: write.target,
        text: "\(view, .name) does not read \(write.target, .name), only an action does: \(action)")
    case .equal:
      let value = ChangeText.short(write.change.new ?? "")
      return Reason(
        kind: .notRead, target: write.target,
        text:
          "\(view, .name) does not read \(write.target, .name)\(", which was", .quiet) \(value, .value) \("already", .quiet)"
      )
    default: return unread(write)
    }
  }

  /// The reason for a write that only other views read; they ran, as expected.
  private func unread(_ write: Transaction.Write, _ readers: StyledText) -> Reason {
    Reason(
      kind: .notRead, target: write.target,
      text: "\(view, .name) does not read \(write.target, .name)\(";", .quiet) \(readers)",
      remedy: CopyReasons(subject: subject).remedyForCopy(in: write))
  }

  /// The readers that ran: `Power#1 in it does, and ran`; nil if no view ran for the write.
  private func readers(of target: String) -> StyledText? {
    let names = subject.index.views(updatedFor: target)
    guard !names.isEmpty else { return nil }
    let inside = names.filter(subject.isInside)
    let shown = inside.isEmpty ? names : inside
    let verb = shown.count == 1 ? "does, and ran" : "do, and ran"
    return "\(NameList.text(of: shown))\(inside.isEmpty ? "" : " in it", .quiet) \(verb, .quiet)"
  }

  /// The reason for a write that no view reads.
  private func unread(_ write: Transaction.Write) -> Reason {
    if let row = places.unmadeRow(showing: write.target) {
      return Reason(
        kind: .notRead, target: write.target,
        text: "\(view, .name) does not read \(write.target, .name)\("; \(row)", .quiet)")
    }
    let copy = CopyReasons(subject: subject).reasonOfCopy(write)
    if let reason = copy ?? EnvironmentReasons(subject: subject).reasonOfMissingObject(write)
      ?? KeyReasons(subject: subject).reasonOfOtherKey(write)
    {
      return reason
    }
    let isOwn = write.target.isOwned(by: view)
    if isOwn, let reason = reasonOfFocus(write) { return reason }
    let written = places.reads(of: write.target, by: view).filter { read in
      // Rows and closures that read the view's own state run as scopes of their own, and bindings
      // to it are not reads.
      !read.isInRow && !(isOwn && (read.isInScope || read.binding != nil))
    }
    if !written.isEmpty {
      if !isOwn, let reason = ObjectReasons(subject: subject).reasonOfOwnObject(write) {
        return reason
      }
      return Reason(
        kind: .notReached, target: write.target,
        text:
          "the last run of \(view, .name) \("did not come to where it reads", .quiet) \(write.target, .name)\(" (\(written.places))", .quiet)"
      )
    }
    return Reason(
      kind: .notRead, target: write.target,
      text: isOwn
        ? "the body of \(view, .name) does not read \(write.target, .name); only actions and presentations use it"
        : "\(view, .name) does not read \(write.target, .name)",
      remedy: write.noUpdateReason == .unread ? subject.remedy(forUnread: write, isOwn: isOwn) : nil
    )
  }

  /// The program moved the focus by a state to which no view is bound.
  private func reasonOfFocus(_ write: Transaction.Write) -> Reason? {
    let state = write.target.lastPart
    guard let type = places.bodyType(of: view),
      places.body(ofType: type)?.isUnboundFocus(state) == true
    else { return nil }
    return Reason(
      kind: .unboundFocus, target: write.target,
      text: "\(write.target, .name) moves the focus, and no view of \(view, .name) is bound to it",
      remedy: .bindFocus(state, value: write.change.new ?? "true"), isComplete: true)
  }
}
