import Lint
import Reports
import Semantics
import ViewGraph

/// Explains why a view did not run for an input: reasons, most specific first, then its
/// dependencies and remedies.
struct WhyNotReport {
  let world: World
  let index: TransactionIndex
  let view: String
  let reads: [ReadDescription]
  /// The names of the view's fields; a change of one makes it run too.
  let inputs: [String]
  /// The findings that the view is stale.
  private let ownStale: [StaleView]
  /// The findings about views above it, if it is not stale itself.
  private let staleAbove: [StaleView]
  /// The objects that were replaced by others, by name.
  let replaced: [String: Transaction.Replacement]
  let places: ReadPlaces
  /// The input that mounted the view; nil if the body of another one makes it.
  let mounting: Transaction?

  /// Makes a report on an existing view.
  init(
    _ world: World, _ index: TransactionIndex, view: String, reads: [ReadDescription],
    stale: [StaleView], staleAbove: [StaleView], replaced: [String: Transaction.Replacement],
    places: ReadPlaces,
    mounting: Transaction?
  ) {
    ownStale = stale
    self.staleAbove = staleAbove
    self.replaced = replaced
    self.world = world
    self.index = index
    self.view = view
    self.reads = reads
    inputs = world.host.inspector.inputs(of: view)
    self.places = places
    self.mounting = mounting
  }

  var transaction: Transaction { index.transaction }

  /// The kinds of reasons that a view did not run.
  enum Kind: String {
    /// The view reads what was written, but the write did not notify it.
    case notTold
    case sameBinding, ranBefore
    /// Its parent ran and passed the same values.
    case sameInputs, noInputs, equalByOwnEquality
    /// Only a closure of the view ran.
    case partRan
    case undeclaredKey, sameEnvironment, hiddenKey
    /// The view reads another object than the one that was written.
    case otherObject, replacedObject
    /// It has a copy of the written value, or reads the property that the written value is a copy
    /// of.
    case copied
    /// It needs an object from its environment that is missing there.
    case missingObject
    /// Code changed a copy of what it reads, and did not store the copy back.
    case lostCopy
    /// The written object was created in place of a missing one, and nothing stores it.
    case unkeptObject
    /// An action computes what it shows from the written property, but runs only once, or when
    /// another value changes.
    case readOnce, unwatched
    /// The written object is in its environment under the key of a subclass.
    case otherKeyOfClass
    /// Another value was made of what it reads, and nothing keeps that.
    case droppedResult
    /// What it reads is written by a subscription that nothing stores.
    case unkept
    /// A control wrote through a binding whose writes are lost.
    case lostBinding
    /// It receives a publisher that nobody has connected.
    case unconnected
    /// A state was written in an initializer, before it has storage.
    case writtenInInit
    /// Another key of the store that it reads was written.
    case otherKey
    /// A notification was posted that nobody receives; the view receives other notifications.
    case otherNotification
    /// It stores a `@State` in a value of a type that no view connects.
    case unconnectedState
    /// The program moved the focus with a state to which no view is bound.
    case unboundFocus
    /// A state of a removed view was written.
    case writtenLate
    /// It shows the current time.
    case clock
    /// A value was set in the environment of other views.
    case setElsewhere
    case notRead, notReached
    case nothingWritten
    /// Code that the input has started waits for the clock.
    case waiting
    /// The view does not exist.
    case gone, notMade, notShown
    /// The input that should have shown it failed.
    case failed
  }

  /// A reason with its remedy.
  struct Reason {
    let kind: Kind
    /// The property or key that was written or set.
    var target: String?
    let text: StyledText
    var remedy: Remedy?
    /// Whether the reason is a full answer, so that dependencies need not be listed.
    var isComplete = false
  }

  func lines() -> [StyledText] {
    places.keepingNames { findings + [dependencies] + advice }
  }

  /// The findings to show: those about views above it, which hand on what they show, where it has no full answer of
  /// its own.
  var stale: [StaleView] {
    staleAbove.isEmpty || answers.shown.contains(where: \.isComplete) ? ownStale : staleAbove
  }

  /// The reasons as lines; stale views are more important than writes that did not notify.
  var findings: [StyledText] {
    guard stale.isEmpty else { return stale.prefix(6).map(StaleReport.finding) }
    return misuses.map { "\("!", .stale) \($0.text, .quiet)" }
      + answers.shown.prefix(6).map { "\("·", .quiet) \($0.text)" }
  }

  /// The framework's warnings about the view.
  private var misuses: [Transaction.Misuse] { transaction.misuses.filter { $0.view == view } }

  /// The lines of the remedies.
  var advice: [StyledText] {
    guard !stale.isEmpty else {
      let ofMisuses = misuses.compactMap(\.advice).map { advice -> StyledText in
        "\("Remedy:", .quiet) \(advice)"
      }
      return ofMisuses + answers.remedies.prefix(1).map(\.line)
    }
    var lines: [StyledText] = []
    for line in stale.map(StaleReport.remedyLine) where !lines.contains(line) { lines.append(line) }
    return lines
  }

  /// All reasons, and the remedies of the complete ones, or of all if none is.
  var answers: (shown: [Reason], remedies: [Remedy]) {
    var reasons = self.reasons
    if reasons.isEmpty {
      reasons.append(
        Reason(
          kind: .nothingWritten,
          text: StyledText("the input wrote nothing that views show", .quiet)))
      let silent =
        lateWrite ?? capture ?? waiting ?? unconnectedState ?? unconnected ?? droppedConnection
        ?? clock
      reasons += [silent].compactMap { $0 }
    }
    let answers = reasons.contains(where: \.isComplete) ? reasons.filter(\.isComplete) : reasons
    return (reasons, answers.compactMap(\.remedy))
  }

  private var reasons: [Reason] {
    var found: [Reason] = []
    var told: Set<String> = []
    let readTargets = Set(reads.map(\.text))
    let writes = transaction.writes.filter { told.insert($0.target).inserted }
    // Reasons about what the view reads come first.
    let hidden = transaction.environment.compactMap { change in
      self.hidden(change).map { (change.key, $0) }
    }
    found += hidden.map(\.1) + transaction.environment.compactMap(setElsewhere)
    for write in writes
    where readTargets.contains(write.target) && !hidden.contains(where: { $0.0 == write.target }) {
      found.append(reason(forRead: write))
    }
    if let part { found.append(part) }
    found += keptEnvironment + undeclared + reasonsInCode
    if let lostBinding { found.append(lostBinding) }
    found += [reasonOfStoredKey, reasonOfNotification].compactMap { $0 }
    if let parent { found.append(parent) }
    for write in writes
    where !readTargets.contains(write.target) && !index.isEnclosing(write)
      && !hasRunPart(for: write)
    {
      found.append(reason(forUnread: write))
    }
    return found
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

  /// The reason for a write of something that the view reads.
  private func reason(forRead write: Transaction.Write) -> Reason {
    if let noUpdateReason = write.noUpdateReason {
      let note = noUpdateReason == .equal ? ": an equal value is not announced" : ""
      return Reason(
        kind: .notTold, target: write.target,
        text: "\(UpdateReport.sentence(noUpdateReason, write, [write.target]))\(note, .quiet)",
        remedy: remedy(for: noUpdateReason, of: write), isComplete: true)
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
  private var parent: Reason? {
    guard let maker = world.host.inspector.makerName(of: view), hasRun(maker) else { return nil }
    if let reason = writeInInitializer { return reason }
    guard !inputs.isEmpty else {
      return Reason(
        kind: .noInputs,
        text: "\(maker, .name) ran, and \(view, .name) has no fields that could differ")
    }
    if let (equality, fields) = world.host.staleness.hiddenFields(ofView: view), !fields.isEmpty {
      let list = fields.map(\.name).joined(separator: ", ")
      return Reason(
        kind: .equalByOwnEquality,
        text:
          "\(maker, .name) ran, and handed it another \(list, .name); == of \(view.typePart, .type) (\(equality.place)) says that it is the same",
        // Differences on the screen are reported as stale.
        remedy: fields.allSatisfy(\.isClosure) ? .readWhenRun(fields: list) : nil,
        isComplete: true)
    }
    let list = inputs.joined(separator: ", ")
    let closures = world.host.inspector.closureFields(of: view)
    let note =
      closures.isEmpty
      ? "" : " (\(closures.joined(separator: ", ")): a closure that captures nothing is the same)"
    return Reason(
      kind: .sameInputs,
      text:
        "\(maker, .name) ran, and handed it the same \(list, .name) as before\(note, .quiet)")
  }

  /// The reason for rows and closures of the view that ran as scopes of their own.
  private var part: Reason? {
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
  private func hasRunPart(for write: Transaction.Write) -> Bool {
    index.updates(for: write).contains { $0.isPart(of: view) }
  }

  /// The reasons for environment values that an enclosing view set and the view does not declare.
  private var undeclared: [Reason] {
    transaction.environment.compactMap { change in
      guard !reads.contains(where: { $0.text == change.key }),
        case .view(let setter)? = change.setter, stands(in: setter)
      else { return nil }
      let isSeen = transaction.updates.contains { $0.causes.contains { $0.target == change.key } }
      return Reason(
        kind: .undeclaredKey, target: change.key,
        text: "\(view, .name) does not declare \(change.key, .name), which \(setter, .name) set",
        remedy: isSeen ? nil : .declareKey(key: change.key, view: view))
    }
  }

  private func stands(in outer: String) -> Bool {
    var current = world.host.inspector.makerName(of: view)
    while let name = current, name != outer { current = world.host.inspector.makerName(of: name) }
    return current != nil
  }

  private func hasRun(_ name: String) -> Bool {
    transaction.updates.contains { $0.name == name }
  }

  /// The reasons for environment values that were set to equal values.
  private var keptEnvironment: [Reason] {
    var told: Set<String> = []
    return reads.filter(\.isOfEnvironment).compactMap { read in
      guard
        let setter = world.host.inspector.scopes(setting: read.path, seenBy: view).first(
          where: hasRun),
        told.insert(read.fullText).inserted
      else { return nil }
      let place = places.setterPlace(of: read.path, seenBy: view).map { " (\($0))" } ?? ""
      if transaction.environment.contains(where: { $0.key == read.property }) {
        return Reason(
          kind: .sameEnvironment, target: read.fullText,
          text:
            "\(setter, .name) ran, and \(read.property, .name) has another value; \(read.fullText, .name)\(place, .quiet), which \(view, .name) reads, is what it was before"
        )
      }
      return Reason(
        kind: .sameEnvironment, target: read.fullText,
        text:
          "\(setter, .name) ran, and set \(read.fullText, .name)\(place, .quiet) to what it was before"
      )
    }
  }

  /// Whether the write was to a state rather than to a property of an object.
  func isState(_ write: Transaction.Write) -> Bool {
    write.target.indices.contains {
      write.target[$0] == "." && places.isView(String(write.target[..<$0]))
    }
  }

  func remedy(
    for noUpdateReason: Transaction.NoUpdateReason, of write: Transaction.Write
  ) -> Remedy? {
    Remedy.remedy(for: noUpdateReason, of: write.target, isState: isState(write))
  }

  /// The reason for an environment value that is set again closer to the view.
  private func hidden(_ change: Transaction.EnvironmentChange) -> Reason? {
    guard reads.contains(where: { $0.text == change.key }),
      let seen = world.host.inspector.environmentSetter(of: change.key, seenBy: view),
      seen != change.setter
    else { return nil }
    let (name, remedy): (String, Remedy) =
      switch seen {
      case .view(let name):
        (
          name,
          .setFurtherIn(
            key: change.key, setter: name,
            place: places.setterPlace(of: EnvironmentPath(key: change.key), seenBy: view))
        )
      case .shell(let label): (label, .setInFrame(key: change.key, frame: label))
      }
    return Reason(
      kind: .hiddenKey, target: change.key,
      text: "\(name, .name) hides \(change.key, .name) from \(view, .name): it sets it further in",
      remedy: remedy)
  }

  /// The line of dependencies: `Shelf#1 runs for Book#1.title, and for its fields books, onTap`.
  var dependencies: StyledText {
    let names = reads.map(\.fullText)
    var parts: [StyledText] = []
    if !names.isEmpty {
      let shown = names.prefix(6).joined(separator: ", ")
      let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
      parts.append("\(shown, .name)\(rest, .quiet)")
    }
    if !inputs.isEmpty {
      let word = inputs.count == 1 ? "its field" : "its fields"
      parts.append("\(word, .quiet) \(inputs.joined(separator: ", "), .name)")
    }
    guard let first = parts.first else {
      return "\(view, .name) \("reads nothing and has no fields: it runs once", .quiet)"
    }
    let start: StyledText = "\(view, .name) \("runs for", .quiet) \(first)"
    return parts.count == 1 ? start : start + " \("and for", .quiet) \(parts[1])"
  }
}
