import Lint
import Reports
import ViewGraph

/// Reasons about what ran: the view itself too early, a part of it, or its parent with the same values.
struct RunReasons: ReasonFinder {
  let subject: SkippedView

  /// The reason for a write of something that the view reads.
  func reason(forRead write: Transaction.Write) -> Reason {
    if let noUpdateReason = write.noUpdateReason {
      let note = noUpdateReason == .equal ? ": an equal value is not announced" : ""
      return Reason(
        kind: .notTold, target: write.target,
        text: "\(UpdateReport.sentence(noUpdateReason, write, [write.target]))\(note, .quiet)",
        remedy: subject.remedy(for: noUpdateReason, of: write), isComplete: true)
    }
    let isState = reads.contains { $0.text == write.target && $0.isState }
    if isState {
      return Reason(
        kind: .sameBinding, target: write.target,
        text:
          "\(view, .name) has \(write.target, .name) through a binding whose value is the same as before",
        isComplete: true)
    }
    let parts = Set(reads.filter { $0.text == write.target }.map(\.fullText)).sorted()
    if !parts.contains(write.target), let part = parts.first {
      return Reason(
        kind: .sameEnvironment, target: part,
        text:
          "\(write.target, .name) has another value; \(parts.joined(separator: ", "), .name), which \(view, .name) reads, is what it was before",
        isComplete: true)
    }
    return Reason(
      kind: .ranBefore, target: write.target,
      text: "\(view, .name) \("ran before it was written:", .quiet) \(write.target, .name)",
      isComplete: true)
  }

  /// The reason for a parent that ran and passed the same values.
  var parent: Reason? {
    guard let maker = world.host.inspector.makerName(of: view), subject.hasRun(maker) else {
      return nil
    }
    if let reason = writeInInitializer { return reason }
    guard !subject.inputs.isEmpty else {
      return Reason(
        kind: .noInputs,
        text: "\(maker, .name) ran, and \(view, .name) has no fields that could differ")
    }
    if let (equality, fields) = world.host.staleness.causes.hiddenFields(ofView: view),
      !fields.isEmpty
    {
      let list = fields.map(\.name).joined(separator: ", ")
      return Reason(
        kind: .equalByOwnEquality,
        text:
          "\(maker, .name) ran, and passed it another \(list, .name); == of \(view.typePart, .type) (\(equality.place)) says that it is the same",
        // Differences on the screen are reported as stale.
        remedy: fields.allSatisfy(\.isClosure) ? .readWhenRun(fields: list) : nil,
        isComplete: true)
    }
    let list = subject.inputs.joined(separator: ", ")
    let closures = world.host.inspector.closureFields(of: view)
    let note =
      closures.isEmpty
      ? "" : " (\(closures.joined(separator: ", ")): a closure that captures nothing is the same)"
    return Reason(
      kind: .sameInputs,
      text:
        "\(maker, .name) ran, and passed it the same \(list, .name) as before\(note, .quiet)")
  }

  /// The parent made the view anew, and the view's initializer wrote a state, which does not change
  /// the stored one.
  private var writeInInitializer: Reason? {
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

  /// The reason for rows and closures of the view that ran as scopes of their own.
  var part: Reason? {
    var (names, causes): ([String], [String]) = ([], [])
    for update in transaction.updates where update.isPart(of: view) {
      if !names.contains(update.name) { names.append(update.name) }
      for cause in update.causes where !causes.contains(cause.target) {
        causes.append(cause.target)
      }
    }
    if names.isEmpty { return nil }
    let scope = names.count == 1 ? "a scope of its own" : "scopes of their own"
    let list = causes.joined(separator: ", ")
    return Reason(
      kind: .partRan,
      text:
        "\("only", .quiet) \(NameList.text(of: names)) \("ran, \(scope), for", .quiet) \(list, .name)",
      isComplete: true)
  }

  /// Whether a row or closure of the view reads the written property, and ran for the write.
  func hasRunPart(for write: Transaction.Write) -> Bool {
    subject.index.updates(for: write).contains { $0.isPart(of: view) }
  }
}
