import Interpreter
import Lint
import Semantics
import SourceText
import ViewGraph

/// What to report about a stale view if a write record made it stale.
struct StaleFact {
  let kind: StaleView.Kind
  /// The written value and its parts.
  let values: [NamedText]
  /// The `==` that kept the write from notifying readers.
  let equality: Function?
}

/// A value as text that may appear on the screen.
struct NamedText {
  let name: String
  let text: String
  let isString: Bool
}

/// Finding of stale views.
struct StaleViewFinder: SessionPart {
  let session: Session

  /// Checks the views that the input may have made stale, and returns the new findings.
  func findStale(_ facts: [Int: StaleFact]) -> [StaleView] {
    let (found, cured) = world.host.staleness.findStale()
    guard !found.isEmpty || !cured.isEmpty else { return [] }
    session.log.remove(stale: cured)
    var news: [StaleView] = []
    for finding in found {
      let old = session.log.staleView(finding.view)
      // The view was checked again only because it was updated.
      if let old, finding.cause.isKnown, old.difference == finding.difference { continue }
      var view = staleView(finding, facts, old)
      if case .written(let target, .unpublished) = view.kind {
        view.holder = holderWithoutObservation(of: target.beforeLastDot, in: view.view)
      }
      view.since = old.flatMap { $0.kind == view.kind ? $0.since : nil } ?? session.inputs.count
      if let old, old.isSame(as: view) { continue }
      session.log.add(stale: view)
      // That time has passed was already reported.
      if old?.kind == .clock, view.kind == .clock { continue }
      news.append(view)
    }
    return news
  }

  /// Checks the views that read the current time, at the end of a command that let time pass; nil
  /// if no further view is stale.
  func findStaleInTime() -> Outcome? {
    suspectReadersOfClock()
    let news = findStale([:])
    if news.isEmpty { return nil }
    session.log.addToLast(stale: news)
    var outcome = Outcome(.accepted)
    outcome.transaction.stale = news
    return outcome
  }

  /// Marks the views that read the current time as suspects, except those that read it only for
  /// views that follow the clock by themselves.
  func suspectReadersOfClock() {
    guard world.host.staleness.hasTimePassed else { return }
    let places = ReadPlaces(world)
    var answers: [String: Bool] = [:]
    world.host.staleness.suspectReadersOfClock { view in
      guard let type = places.bodyType(of: view) else { return false }
      if let known = answers[type] { return known }
      let answer = places.body(ofType: type)?.asksForClockFollowers ?? false
      answers[type] = answer
      return answer
    }
  }

  /// The facts about stale views that read what the records wrote, by index of the record.
  func staleFacts(_ records: [WriteRecord], _ writes: WriteDescriber) -> [Int: StaleFact] {
    var facts: [Int: StaleFact] = [:]
    for (index, record) in records.enumerated() {
      if let write = writes.describe(record) {
        let noUpdateReason = write.noUpdateReason ?? .unread
        facts[index] = StaleFact(
          kind: .written(target: write.target, noUpdateReason),
          values: namedTexts(record.new, write.target), equality: equality(noUpdateReason, record))
      } else if case .instance(let instance) = record.target,
        let nominal = world.machine.dynamicType(instance).nominal, nominal.isPrelude
      {
        facts[index] = StaleFact(
          kind: .library(type: nominal.name, read: nil), values: [], equality: nil)
      }
    }
    return facts
  }

  /// The `==` that kept a write from notifying readers.
  private func equality(_ noUpdateReason: Transaction.NoUpdateReason, _ record: WriteRecord)
    -> Function?
  {
    guard case .customEquality = noUpdateReason else { return nil }
    return world.machine.equality(of: record.new)
  }

  /// Why a view is stale, and what tells it.
  private struct Explanation {
    var kind = StaleView.Kind.unannounced
    /// The `==` that hides the change.
    var equality: Function?
    /// The values that the view may show.
    var values: [NamedText] = []
  }

  private func staleView(
    _ finding: StaleFinding, _ facts: [Int: StaleFact], _ old: StaleView?
  ) -> StaleView {
    let difference = finding.difference
    // The difference on the screen has been reported already.
    if case .written = finding.cause, let old, old.explains(difference) { return old }
    let found = explanation(of: finding, facts, old)
    let kind = refined(found.kind, for: finding.view)
    let place =
      found.equality.map(\.place)
      ?? (finding.cause.isKnown ? old?.place : placeOfClock(kind, finding.view))
    if let told = attribution(difference, found.values) {
      return StaleView(
        view: finding.view, kind: kind, subject: told.value.name, shown: told.shown,
        actual: told.value.text, isText: told.value.isString, place: place, difference: difference)
    }
    return StaleView(
      view: finding.view, kind: kind, subject: nil, shown: difference.shown,
      actual: difference.actual, isText: difference.isText && !difference.isValue, place: place,
      difference: difference)
  }

  private func explanation(
    of finding: StaleFinding, _ facts: [Int: StaleFact], _ old: StaleView?
  ) -> Explanation {
    switch finding.cause {
    case .written(let records):
      let known = records.compactMap { facts[$0] }
      let telling = known.first { attribution(finding.difference, $0.values) != nil }
      return (telling ?? known.first).map {
        Explanation(kind: $0.kind, equality: $0.equality, values: $0.values)
      } ?? Explanation()
    case .ownEquality(let function, let type, let fields):
      let values = fields.flatMap { namedTexts($0.new.value, $0.name) }
      let found = attribution(finding.difference, values)
      let told = fields.map(\.name).filter { found?.value.name.hasPrefix($0) ?? true }
      return Explanation(
        kind: .ownEquality(type: type, fields: told), equality: function, values: values)
    case .environmentEquality(let function, let key, let type):
      return Explanation(kind: .environmentEquality(key: key, type: type), equality: function)
    case .stateEquality(let function, let state, let type):
      return Explanation(kind: .stateEquality(state: state, type: type), equality: function)
    case .firstValue(let states): return Explanation(kind: .firstValue(states: states))
    case .ownWrite(let target): return Explanation(kind: .ownWrite(target: target))
    case .memo(let target, let source):
      let name = target.lastPart
      guard name.hasPrefix(Property.lazyStorage) else {
        return Explanation(kind: .cache(target: target, source: source))
      }
      let property = name.dropFirst(Property.lazyStorage.count)
      return Explanation(
        kind: .lazy(target: "\(target.beforeLastDot).\(property)", source: source))
    case .endedReference(let target): return Explanation(kind: .endedReference(target: target))
    case .replacement(let object, let place, let successor):
      return Explanation(kind: .replacement(object: object, place: place, successor: successor))
    case .replacedInVariable(let object, let variable, let successor):
      return Explanation(
        kind: .replacedInVariable(object: object, variable: variable, successor: successor))
    case .clock: return Explanation(kind: .clock)
    case .known: return old.map { Explanation(kind: $0.kind) } ?? Explanation()
    }
  }

  /// A kind with what the view tells about it.
  private func refined(_ kind: StaleView.Kind, for view: String) -> StaleView.Kind {
    switch kind {
    case .written(let target, .unpublished)
    where world.host.updates.trace.announcements[target.beforeLastDot] != nil:
      // The program announced the change itself, but the view does not observe the object.
      return unobserved(target, of: target.beforeLastDot, in: view)
    case .written(let target, .unobserved(let object)):
      return unobserved(target, of: object, in: view)
    case .library(let type, nil):
      guard let body = ReadPlaces(world).bodyType(of: view) else { return kind }
      return .library(
        type: type, read: BodyReads(world.checker, view: body)?.libraryRead(of: type))
    default: return kind
    }
  }

  private func unobserved(
    _ target: String, of object: String, in view: String
  ) -> StaleView.Kind {
    let holder = holder(of: object, in: view)
    return .unobserved(
      target: target, object: object, field: holder.field, isState: holder.isState)
  }

  /// How a view holds an object.
  private func holder(of object: String, in view: String) -> StaleView.Holder {
    let inspector = world.host.inspector
    let field = inspector.objectFields(of: view).first { $0.object == object }?.field
    let holder = field ?? inspector.state(keeping: object, in: view)
    return StaleView.Holder(
      field: holder.flatMap { mayBeMissing($0, in: view) ? nil : $0 }, isState: field == nil)
  }

  /// Whether a property of a view is optional, so that no wrapper can observe the object in it.
  private func mayBeMissing(_ property: String, in view: String) -> Bool {
    let type = ReadPlaces(world).bodyType(of: view).flatMap { world.checker.type(named: $0) }
    let stored = type?.storedProperties.first { ($0.wraps ?? $0).name == property }
    return stored.map { ($0.wraps ?? $0).type.isOptional } ?? false
  }

  /// The same for a view that does not observe the object.
  private func holderWithoutObservation(of object: String, in view: String) -> StaleView.Holder? {
    let reads = (try? world.host.inspector.reads(of: view)) ?? []
    let isObserved = reads.contains {
      $0.property == ReadDescription.wholeObject && $0.target == object
    }
    return isObserved ? nil : holder(of: object, in: view)
  }

  /// The place where a view that is stale because time passed reads the time.
  private func placeOfClock(_ kind: StaleView.Kind, _ view: String) -> String? {
    guard kind == .clock, let type = ReadPlaces(world).bodyType(of: view) else { return nil }
    return BodyReads(world.checker, view: type)?.clockPlace(hasAsked: true)
  }

  /// The texts of a value, or of its stored properties if it has some.
  func namedTexts(_ value: Value, _ name: String) -> [NamedText] {
    let machine = world.machine
    guard let value = value.unwrappedAll else { return [] }
    var found: [NamedText] = []
    func add(_ value: Value, _ name: String) {
      guard let value = value.unwrappedAll, let text = try? machine.describer.describe(value),
        !text.isEmpty
      else { return }
      found.append(NamedText(name: name, text: text, isString: value.isString))
    }
    guard value.kind == .structure || value.kind == .instance else {
      add(value, name)
      return found
    }
    for (slot, property) in machine.dynamicType(value).storedProperties.enumerated()
    where slot < value.fields.count {
      add(value.fields[slot], "\(name).\(property.wraps?.name ?? property.name)")
    }
    return found
  }

  /// The value that explains the difference of a text, with the text shown instead of it.
  private func attribution(
    _ difference: ScreenDifference, _ values: [NamedText]
  ) -> (value: NamedText, shown: String)? {
    guard difference.isText, let shown = difference.shown, let actual = difference.actual else {
      return nil
    }
    for value in values {
      if let old = shown.part(where: actual, contains: value.text), old != value.text {
        return (value, old)
      }
    }
    return nil
  }
}

extension Value {
  fileprivate var unwrappedAll: Value? {
    var value = self
    while value.depth > 0 { value = value.unwrapped }
    return value.isNil || value.kind == .hole ? nil : value
  }
}

extension String {
  /// The text shown instead of `part`, where another text, otherwise equal, contains `part`.
  fileprivate func part(where other: String, contains part: String) -> String? {
    if let whole = onlyPart(where: other, contains: part) { return whole }
    let old = split(separator: " ", omittingEmptySubsequences: false)
    let new = other.split(separator: " ", omittingEmptySubsequences: false)
    guard old.count == new.count else { return nil }
    for (old, new) in zip(old, new) where old != new && new == part { return String(old) }
    return nil
  }
}

extension String {
  /// The same, if the texts differ in a single place.
  fileprivate func onlyPart(where other: String, contains part: String) -> String? {
    for range in other.ranges(of: part) {
      let (before, after) = (other[..<range.lowerBound], other[range.upperBound...])
      guard hasPrefix(before), hasSuffix(after), count >= before.count + after.count,
        before.last?.isWordPart != true, after.first?.isWordPart != true
      else { continue }
      return String(dropFirst(before.count).dropLast(after.count))
    }
    return nil
  }
}

extension StaleView {
  /// Whether this finding accounts for all of a difference on the screen.
  fileprivate func explains(_ difference: ScreenDifference) -> Bool {
    if self.difference == difference { return true }
    guard subject != nil, difference.isText, let shown, let actual, let old = difference.shown,
      let new = difference.actual
    else { return false }
    return old.onlyPart(where: new, contains: actual) == shown
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension StaleCause {
  fileprivate var isKnown: Bool { if case .known = self { true } else { false } }
}
