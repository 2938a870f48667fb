import Interpreter
import Lint
import ObservationGraph
import Semantics
import SourceText
import ViewGraph

/// Describes the transaction of an input from its update trace and write records.
final class TransactionMaker {
  private let world: World
  private let writes: WriteDescriber
  private let updates: Updates
  private let records: [WriteRecord]
  private let messages: [FrameworkMessage]

  /// - Parameter messages: The framework's messages on the input.
  init(
    _ world: World, _ records: [WriteRecord], _ writes: WriteDescriber,
    _ messages: [FrameworkMessage]
  ) {
    self.messages = messages
    self.world = world
    self.writes = writes
    updates = world.host.updates
    self.records = records
  }

  private var values: ValueText { writes.values }

  /// Describes the transaction in one that is still empty.
  func describe(in result: inout Transaction) {
    let merged = WriteSteps.merged(records)
    // The index of the record of each write.
    var described: [Int] = []
    for index in merged.indices {
      if let write = writes.describe(merged[index]) {
        result.writes.append(write)
        described.append(index)
      } else if let writer = writes.lateWriter(merged[index]) {
        result.lateWriters.append(writer)
      }
    }
    var steps = WriteSteps()
    if merged.count == records.count {
      for (write, index) in described.enumerated() {
        append(result.writes[write], of: merged[index], to: &steps)
      }
    } else {
      for record in records {
        if let write = writes.describe(record) { append(write, of: record, to: &steps) }
      }
    }
    result.steps = steps.writes
    noteCircumstances(in: &result)
    // The moment in which each view ran last.
    var shown = Dictionary(
      updates.trace.appeared.map { ($0.name, $0.moment) }, uniquingKeysWith: { first, _ in first })
    result.updates = updates.trace.updates.map { update in
      defer { shown[update.name] = update.moment }
      return self.update(update, steps, since: shown[update.name] ?? .min)
    }
    result.appeared = appearances()
    result.disappeared = updates.trace.disappeared.map(departure)
    if !result.disappeared.isEmpty {
      for index in result.steps.indices { noteGone(&result.steps[index], result.disappeared) }
    }
    noteNotified(of: described, among: merged, in: &result)
    result.hasViews = world.host.mounting.hasMounts
  }

  /// Adds a write with the property whose subscriber made it.
  private func append(
    _ write: Transaction.Write, of record: WriteRecord, to steps: inout WriteSteps
  ) {
    let source = updates.publication(ofWriteAt: record.position).map(name)
    steps.append(write, from: source, in: record.moment)
  }

  /// Notes what happened besides writes, and what views show.
  private func noteCircumstances(in result: inout Transaction) {
    let number = world.machine.scheduler.input.number
    result.origins = updates.trace.origins.map { origin in
      Transaction.Origin(
        kind: origin.kind, view: origin.view, pass: origin.pass,
        source: updates.trace.publication(around: origin).map(name),
        beginning: origin.beginning.flatMap { $0.number < number ? $0 : nil })
    }
    result.environment = world.host.inspector.environmentChanges.map {
      Transaction.EnvironmentChange(key: $0.key, setter: $0.setter)
    }
    result.storedTargets = updates.trace.storedTargets
    result.unreceived = updates.trace.unreceived
    result.use.remark = updates.trace.remark
    result.use.actions = updates.trace.actions
    // Code that wrote and printed nothing has shown nothing outdated.
    if !records.isEmpty || world.printing.hasPrinted {
      result.captures = updates.trace.outdatedCaptures.map(capture)
    }
    result.misuses = messages.filter { $0.kind.isMisuse }.map { message in
      Transaction.Misuse(
        view: message.view, text: message.text, advice: FrameworkWarning.advice(message.kind))
    }
  }

  /// Takes the reasons that no view ran from the writes for which one did.
  ///
  /// - Parameter described: The index among the records of that of each write.
  private func noteNotified(
    of described: [Int], among records: [WriteRecord], in result: inout Transaction
  ) {
    var targets = NameSet()
    var announced = NameSet()
    // By index, so that no update is copied.
    for update in result.updates.indices {
      for cause in result.updates[update].causes.indices {
        targets.insert(result.updates[update].causes[cause].target)
        for name in result.updates[update].causes[cause].announced { announced.insert(name) }
      }
    }
    for (index, position) in described.enumerated() {
      let record = records[position]
      if let replacement = replacement(record, result.writes[index]) {
        result.replacements.append(replacement)
      }
      let isSaid =
        targets.contains(result.writes[index].target)
        || !announced.isEmpty && result.writes[index].isAmong(announced)
        || record.notified && world.host.inspector.isReadByParts(record)
      if isSaid { result.writes[index].noUpdateReason = nil }
      noteGone(&result.writes[index], result.disappeared)
    }
  }
  private func capture(_ capture: OutdatedCapture) -> Transaction.Capture {
    Transaction.Capture(
      variable: capture.variable, target: capture.target,
      old: writes.values.text(capture.old.value),
      new: writes.values.text(capture.new.value),
      place: capture.place.source.place(of: Int(capture.place.span.start)))
  }

  private func name(of publication: Publication) -> String {
    "\(world.machine.names.objectName(publication.object)).\(publication.property)"
  }

  /// Marks a write without updates if the view that read it was removed.
  private func noteGone(_ write: inout Transaction.Write, _ departures: [Transaction.Departure]) {
    guard write.noUpdateReason == .unread,
      let reader = departures.first(where: { $0.pending.contains(write.target) })
    else { return }
    write.noUpdateReason = .gone(view: reader.name)
  }

  /// The replacement of an object, if the write assigned another one to the property that held it.
  private func replacement(
    _ record: WriteRecord, _ write: Transaction.Write
  ) -> Transaction.Replacement? {
    var old = record.old
    while old.depth > 0 { old = old.unwrapped }
    guard old.kind == .instance, let before = write.change.old, let after = write.change.new,
      before != after
    else { return nil }
    return Transaction.Replacement(object: before, place: write.target, successor: after)
  }

  // Updates

  /// - Parameter moment: The moment in which the view ran before, or appeared.
  private func update(
    _ update: Update, _ steps: WriteSteps, since moment: Int
  ) -> Transaction.Update {
    Transaction.Update(
      name: update.name, typeName: update.typeName,
      causes: update.causes.map { cause($0, of: update, steps, since: moment) },
      isWasted: update.isWasted,
      steps: update.steps, watched: update.watched.map { values.text($0.value) }, pass: update.pass,
      misplaced: update.isInRowOfPlace
        ? update.causes.lazy.compactMap { self.misplaced($0, update) }.first : nil)
  }

  /// The states that stayed with the place of a row, if a cause is that the row shows another element.
  private func misplaced(_ cause: Cause, _ update: Update) -> Transaction.MisplacedStates? {
    guard case .input(_, let old, let new, .value, let parent) = cause,
      let before = values.identity(of: old.value), let after = values.identity(of: new.value),
      before != after
    else { return nil }
    let states = update.changedStates.map { state in
      let name = state.view.map { "\($0).\(state.property)" } ?? state.property
      return "\(name) = \(ChangeText.short(values.text(state.value.value)))"
    }
    guard !states.isEmpty else { return nil }
    let reads = BodyReads(world.checker, view: parent.withoutRow.typePart)
    return Transaction.MisplacedStates(
      states: states, before: values.brief(old.value), after: values.brief(new.value),
      collection: reads?.collectionIndexed(byRowsOf: update.typeName))
  }

  private func cause(
    _ cause: Cause, of update: Update, _ steps: WriteSteps, since moment: Int
  ) -> Transaction.Cause {
    func written(_ kind: Transaction.Cause.Kind, _ target: String) -> Transaction.Cause {
      let step = steps.last(target, until: update.moment)
      return Transaction.Cause(
        kind: kind, target: target,
        change: steps.change(target, after: moment, until: update.moment) ?? ValueChange(),
        steps: step.map { [$0] } ?? [])
    }
    switch cause {
    case .property(let target, let property):
      return written(.property, target.isEmpty ? property : target + "." + property)
    case .state(let view, let property):
      return written(.state, view.isEmpty ? property : "\(view).\(property)")
    case .environment(let path, let old, let new):
      return environment(path, old, new, of: update, steps)
    case .object(let target):
      let told = updates.trace.announcements(of: target, before: update.pass)
      let first = told.filter { !updates.trace.isConsequence($0) }
      let names = first.map { announcement in
        announcement.property.map { "\(target).\($0)" } ?? target
      }
      // A changed value is more informative than one that was set to an equal value.
      let telling = names.first { name in
        steps.last(name, until: update.moment).map { steps.writes[$0].change.isChange } ?? false
      }
      var cause = written(.object, telling ?? names.first ?? target)
      cause.announced = Set(
        told.map { announcement in announcement.property.map { "\(target).\($0)" } ?? target })
      return cause
    case .input(let field, let old, let new, let difference, let parent):
      let part = contentDifference(difference, old.value, new.value)
      var change =
        part.map(change(in:)) ?? ValueDifference.change(from: old.value, to: new.value, values)
      let comparison = comparison(
        part?.difference ?? difference, old.value, new.value, text: update.initialText(of: field))
      if comparison.isComparable { change.rule = otherReference(change, new.value) }
      return Transaction.Cause(
        kind: .input, target: field, change: change, parent: parent, comparison: comparison)
    case .external(let text): return written(.external, text)
    }
  }

  /// The part in which two values of a field differ that holds a view.
  private func contentDifference(
    _ difference: FieldDifference, _ old: Value, _ new: Value
  ) -> ContentDifference? {
    switch difference {
    case .value, .closure(.action): world.host.library.contentDifference(from: old, to: new)
    default: nil
    }
  }

  private func change(in part: ContentDifference) -> ValueChange {
    var change: ValueChange
    switch (part.old?.value, part.new?.value) {
    case (let old?, let new?): change = ValueDifference.change(from: old, to: new, values)
    case (nil, let new?):
      change = ValueChange(differences: [.inserted(path: "", values.text(new))])
    case (let old?, nil):
      change = ValueChange(differences: [.removed(path: "", values.text(old))])
    case (nil, nil): change = ValueChange()
    }
    change.owner = part.owner
    return change
  }

  private func environment(
    _ path: EnvironmentPath, _ old: Held?, _ new: Held?, of update: Update, _ steps: WriteSteps
  ) -> Transaction.Cause {
    var change = ValueChange()
    if let old, let new {
      change = ValueDifference.change(from: old.value, to: new.value, values)
    } else {
      change.old = old.map { values.text($0.value) }
      change.new = new.map { values.text($0.value) }
    }
    if let new { change.rule = otherReference(change, new.value) }
    return Transaction.Cause(
      kind: .environment, target: path.key, part: path.part, change: change,
      setter: update.setter(of: path),
      steps: steps.last(path.key, until: update.moment).map { [$0] } ?? [],
      comparison: new?.value.kind == .closure ? .closure(.action) : .value)
  }

  /// The rule for collections without `==`, which are compared by their storage only.
  private func otherReference(_ change: ValueChange, _ new: Value) -> ValueChange.Rule? {
    guard change.old == change.new, change.differences.isEmpty,
      let kind = values.content(of: new)?.kind, [.array, .dictionary, .set].contains(kind)
    else { return nil }
    let type = world.machine.dynamicType(new).type
    return .otherReference(type: values.typeName(of: new), incomparableType: type.incomparableType)
  }

  private func comparison(
    _ difference: FieldDifference, _ old: Value, _ new: Value, text: @autoclosure () -> String?
  ) -> Transaction.Comparison {
    switch difference {
    case .value: .value
    case .closure(let use): .closure(use)
    case .binding(let isOfElement): .binding(isOfElement: isOfElement)
    case .recreated(let isObserved):
      .recreated(remaking(old, new, isObserved: isObserved, text: text()))
    case .remadeSource:
      .recreated(
        Transaction.Recreation(
          lost: [], objectType: nil, isLibrary: true, isSource: true, text: text(),
          announces: false, isObserved: false))
    case .firstValue(let isRecreated): .firstValue(isRecreated: isRecreated)
    }
  }

  private func remaking(
    _ old: Value, _ new: Value, isObserved: Bool, text: String?
  ) -> Transaction.Recreation {
    let object = values.content(of: new).flatMap { $0.kind == .instance ? $0 : nil }
    return Transaction.Recreation(
      lost: lost(old, new), objectType: object.map(values.typeName),
      isLibrary: object.flatMap { world.machine.dynamicType($0).nominal?.isPrelude } ?? false,
      isSource: false, text: text,
      announces: object.map(announces) ?? false, isObserved: isObserved)
  }

  private func announces(_ object: Value) -> Bool {
    guard let type = world.machine.dynamicType(object).nominal else { return false }
    let checker = world.checker
    return checker.conforms(type.declaredType, to: checker.wellKnown("ObservableObject"))
  }

  /// The properties in which an object differs from its replacement, with the old values.
  private func lost(_ old: Value, _ new: Value) -> [Transaction.LostValue] {
    guard let old = values.content(of: old), let new = values.content(of: new),
      old.kind == .instance, new.kind == .instance
    else { return [] }
    let fresh = values.fields(of: new)
    return values.fields(of: old).compactMap { label, value in
      guard let other = fresh.first(where: { $0.label == label }),
        values.text(value) != values.text(other.value)
      else { return nil }
      return Transaction.LostValue(property: label ?? "", value: values.text(value))
    }
  }

  // Appearances and removals

  private func appearances() -> [Transaction.Appearance] {
    guard !updates.trace.appeared.isEmpty else { return [] }
    var watched: [String: Held] = [:]
    for mount in world.host.inspector.mountedViews where mount.watched != nil {
      watched[mount.name] = mount.value
    }
    return updates.trace.appeared.map { appearance in
      Transaction.Appearance(
        name: appearance.name, typeName: appearance.typeName,
        reason: appearance.reason,
        pass: appearance.pass,
        watched: watched[appearance.name].map { values.text($0.value) },
        targets: targets(of: appearance.causes))
    }
  }

  private func departure(_ departure: Departure) -> Transaction.Departure {
    Transaction.Departure(
      name: departure.name, owner: departure.owner,
      reason: departure.reason, pass: departure.pass,
      lost: departure.states.map {
        Transaction.Departure.LostState(property: $0.property, value: values.text($0.value.value))
      }, pending: targets(of: departure.pending), targets: targets(of: departure.causes),
      condition: condition(of: departure))
  }

  /// The condition whose change removed a view that had state.
  private func condition(of departure: Departure) -> String? {
    guard case .branch = departure.reason, !departure.states.isEmpty, let owner = departure.owner
    else { return nil }
    return BodyReads(world.checker, view: owner.typePart)?
      .condition(showing: departure.name.typePart)
  }

  /// The names of the causes that are properties or states.
  private func targets(of causes: [Cause]) -> [String] {
    causes.compactMap { cause in
      switch cause {
      case .property(let target, let property), .state(let target, let property):
        target.isEmpty ? property : "\(target).\(property)"
      case .environment, .object, .input, .external: nil
      }
    }
  }
}
