import Interpreter
import ObservationGraph
import Semantics
import SourceText
import ViewGraph

/// Trace and write records of one input to words.
struct TransactionMaker {
  private let world: World
  private let values: ValueText
  private let trace: UpdateTrace
  private let records: [WriteRecord]
  private let fragments: [Fragment]
  private let replaced: [String: Transaction.Replacement]

  init(
    _ world: World, _ records: [WriteRecord], fragments: [Fragment],
    replaced: [String: Transaction.Replacement]
  ) {
    self.world = world
    values = ValueText(world.machine)
    trace = world.host.trace
    self.records = records
    self.fragments = fragments
    self.replaced = replaced
  }

  func make() -> Transaction {
    var result = Transaction()
    let steps = WriteSteps(
      records.compactMap { record in named(record).map { (record, $0.write) } })
    result.updates = trace.updates.map { update($0, steps) }
    result.appeared = appearances()
    result.disappeared = trace.disappeared
    // Who ran in this input shows what it found.
    let current = Set(result.updates.map(\.name) + result.appeared.map(\.name))
    let shown = Set(result.updates.flatMap { $0.causes.map(\.target) })
    for (record, write, reason) in WriteSteps.merged(records).compactMap(named) {
      let silence = shown.contains(write.target) ? nil : reason
      result.writes.append(
        Transaction.Write(
          target: write.target, kind: write.kind, old: write.old, new: write.new,
          isNotified: write.isNotified, statement: write.statement, silence: silence,
          isOfEnvironment: write.isOfEnvironment))
      result.stale += stale(record, write, reason, current)
      if let replacement = replacement(record, write) { result.replacements.append(replacement) }
    }
    result.hasViews = world.host.hasMounts
    return result
  }

  // Writes

  private typealias Named = (
    record: WriteRecord, write: Transaction.Write, reason: Transaction.Silence
  )

  private func named(_ record: WriteRecord) -> Named? {
    // What had no value before was made, not changed; so was what a `lazy` property keeps.
    if record.old.kind == .hole, isStored(record) { return nil }
    if record.old.isNil, record.property.hasPrefix(Property.lazyStorage) { return nil }
    let target: String
    switch record.target {
    case .instance(let instance):
      guard let name = world.host.name(of: record), !isLibraryDetail(instance, name.target)
      else { return nil }
      let nominal = world.machine.dynamicType(instance).nominal
      let property =
        nominal.map { ValueText.plainName(name.property, of: $0) } ?? name.property
      target = name.target.isEmpty ? property : "\(name.target).\(property)"
    case .global(let variable):
      guard !variable.name.hasPrefix("_"), !variable.name.hasPrefix("$"),
        variable.owner?.isPrelude != true
      else { return nil }
      target = variable.owner.map { "\($0.qualifiedName).\(variable.name)" } ?? variable.name
    case .environment(let key): target = key
    }
    let (old, new) = (text(record.old, of: record), text(record.new, of: record))
    let isNotified = record.notified || wouldNotify(record, isSame: old == new)
    let write = Transaction.Write(
      target: target, kind: record.kind.rawValue, old: old, new: new, isNotified: isNotified,
      statement: statement(record), silence: nil, isOfEnvironment: !isStored(record))
    return (record, write, isNotified && isTracked(record) ? unread(record) : silence(record))
  }

  /// Why nobody reads what told its readers.
  private func unread(_ record: WriteRecord) -> Transaction.Silence {
    guard case .instance(let instance) = record.target else { return .unread }
    if !world.host.silentReaders(of: record).isEmpty {
      return .unobserved(object: world.machine.objectName(instance))
    }
    if let replacement = replaced[world.machine.objectName(instance)] {
      return .replaced(place: replacement.place, successor: replacement.successor)
    }
    if let action = world.host.actionThatRead(instance, slot: record.slot) {
      return .readByAction(action)
    }
    return .unread
  }

  /// An object that stood in a place until now.
  private func replacement(
    _ record: WriteRecord, _ write: Transaction.Write
  ) -> Transaction.Replacement? {
    var old = record.old
    while old.depth > 0 { old = old.unwrapped }
    guard old.kind == .instance, write.old != write.new else { return nil }
    return Transaction.Replacement(object: write.old, place: write.target, successor: write.new)
  }

  /// Objects of the library's own have no names that anyone would know, unless they are a view's state.
  private func isLibraryDetail(_ instance: Value, _ target: String) -> Bool {
    world.machine.dynamicType(instance).nominal?.isPrelude ?? false
      && target == world.machine.objectName(instance)
  }

  private func isStored(_ record: WriteRecord) -> Bool {
    if case .environment = record.target { false } else { true }
  }

  private func isTracked(_ record: WriteRecord) -> Bool {
    if case .instance = record.target { true } else { false }
  }

  /// Objects that nobody has ever read do not even look whether to tell anyone.
  private func wouldNotify(_ record: WriteRecord, isSame: Bool) -> Bool {
    guard case .instance(let instance) = record.target,
      world.machine.subject(of: instance, create: false).isNone,
      let property = storedProperty(
        record.slot, of: world.machine.dynamicType(instance).nominal),
      let rule = property.notification
    else { return false }
    if case .always = rule { return true }
    return record.kind == .inPlace || !isSame
  }

  private func text(_ value: Value, of record: WriteRecord) -> String {
    // Where nobody set a key, its default shows; where nobody put an object, there is none.
    guard case .environment(let key) = record.target, value.kind == .hole else {
      return values.text(value)
    }
    return key.hasPrefix("\\") ? "its default" : "nil"
  }

  private func statement(_ record: WriteRecord) -> String {
    guard let source = record.source, !source.isLibrary, !isDeclaration(record, source)
    else { return "" }
    for fragment in fragments where fragment.source === source {
      return line(of: fragment.original, at: fragment.original(record.span))
    }
    return line(of: source, at: record.span)
  }

  /// Whether the place is the property itself, as where a binding writes it.
  private func isDeclaration(_ record: WriteRecord, _ source: Source) -> Bool {
    guard case .instance(let instance) = record.target,
      let property = storedProperty(
        record.slot, of: world.machine.dynamicType(instance).nominal),
      property.source === source
    else { return false }
    return record.span.start <= property.span.end && property.span.start <= record.span.end
  }

  /// The line that a place stands in, without the blanks before it.
  private func line(of source: Source, at span: Span) -> String {
    let line = LineMap(source).lineText(at: min(Int(span.start), source.bytes.count))
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.count > 80 ? text.prefix(79) + "…" : String(text)
  }

  private func silence(_ record: WriteRecord) -> Transaction.Silence {
    let instance: Value
    switch record.target {
    case .instance(let value): instance = value
    case .global(let variable): return variable.owner == nil ? .variable : .typeProperty
    case .environment: return record.notified ? .unread : .equal
    }
    if !record.notified { return unnotified(record, instance) }
    return .unread
  }

  private func unnotified(_ record: WriteRecord, _ instance: Value) -> Transaction.Silence {
    let type = world.machine.dynamicType(instance)
    guard let property = storedProperty(record.slot, of: type.nominal) else {
      // A view's state that stayed as it was.
      let isSame = values.text(record.old) == values.text(record.new)
      let kind = world.machine.typeName(world.machine.dynamicType(record.new))
      return isSame ? .equal : .customEquality(type: kind)
    }
    if property.notification != nil {
      if values.text(record.old) == values.text(record.new) { return .equal }
      if case .unlessEqual = property.notification {
        // What is plainly another value was not compared: the storage was written underneath.
        if Self.plainTypes.contains("\(property.type)") { return .direct }
        return .customEquality(type: "\(property.type)")
      }
      return .unread
    }
    // What counts is the class that declares the property: a subclass may do without the macro.
    guard let nominal = property.owner ?? type.nominal, !nominal.isPrelude else { return .unread }
    // A wrapper of an object that announces its changes does so itself.
    if property.wraps != nil, !nominal.isObservable, isObserved(nominal) { return .unread }
    if isObserved(nominal) { return .ignored }
    if isBehindAccessors(property, of: nominal) { return .direct }
    return .notObservable(type: nominal.name)
  }

  private static let plainTypes: Set = ["Bool", "Int", "String", "UUID"]

  /// Whether it is what a class keeps that announces its changes by hand: `_count` for `count`.
  private func isBehindAccessors(_ property: Property, of nominal: NominalType) -> Bool {
    world.checker.conforms(nominal.declaredType, to: world.checker.wellKnown("Observable"))
      && ValueText.plainName(property.name, of: nominal) != property.name
  }

  private func isObserved(_ nominal: NominalType) -> Bool {
    if nominal.isObservable { return true }
    let object = world.checker.wellKnown("ObservableObject")
    return world.checker.conforms(nominal.declaredType, to: object)
  }

  private func storedProperty(_ slot: Int, of nominal: NominalType?) -> Property? {
    var current = nominal
    while let type = current {
      if slot >= type.slotOffset, slot - type.slotOffset < type.storedProperties.count {
        return type.storedProperties[slot - type.slotOffset]
      }
      current = type.superclassNominal
    }
    return nil
  }

  // Stale views

  private func stale(
    _ record: WriteRecord, _ write: Transaction.Write, _ reason: Transaction.Silence,
    _ current: Set<String>
  ) -> [Transaction.Stale] {
    if write.old == write.new { return [] }
    var views: Set<String>
    switch reason {
    case .ignored, .notObservable, .variable, .typeProperty, .unobserved:
      views = world.host.silentReaders(of: record)
    case .customEquality, .direct:
      guard case .instance(let instance) = record.target else { return [] }
      views = world.host.silentReaders(of: record)
        .union(world.host.readers(of: instance, slot: record.slot))
    default: return []
    }
    return views.subtracting(current).sorted().map {
      Transaction.Stale(view: $0, target: write.target, silence: reason)
    }
  }

  // Updates

  private func update(_ update: Update, _ steps: WriteSteps) -> Transaction.Update {
    Transaction.Update(
      name: update.name, typeName: update.typeName,
      causes: update.causes.map { cause($0, steps, update.moment) }, isWasted: update.isWasted,
      watched: update.watched.map { values.text($0.value) })
  }

  private func cause(
    _ cause: Cause, _ steps: WriteSteps, _ moment: Int
  ) -> Transaction.Cause {
    func written(_ kind: Transaction.Cause.Kind, _ target: String) -> Transaction.Cause {
      let step = steps.last(target, until: moment)
      return Transaction.Cause(
        kind: kind, target: target, old: step?.old, new: step?.new, statement: step?.statement)
    }
    switch cause {
    case .property(let target, let property):
      return written(.property, target.isEmpty ? property : "\(target).\(property)")
    case .state(let view, let property):
      return written(.state, view.isEmpty ? property : "\(view).\(property)")
    case .environment(let key, let old, let new):
      return Transaction.Cause(
        kind: .environment, target: key, old: old.map { values.text($0.value) },
        new: new.map { values.text($0.value) }, isComparable: new?.value.kind != .closure)
    case .object(let target, let published):
      return written(.object, published.map { "\(target).\($0)" } ?? target)
    case .input(let field, let old, let new, let isComparable, let parent):
      return Transaction.Cause(
        kind: .input, target: field, old: values.text(old.value), new: values.text(new.value),
        parent: parent, isComparable: isComparable)
    case .external(let text): return written(.external, text)
    }
  }

  private func appearances() -> [Transaction.Appearance] {
    guard !trace.appeared.isEmpty else { return [] }
    var watched: [String: Held] = [:]
    for mount in world.host.mountedViews where mount.watched != nil {
      watched[mount.name] = mount.value
    }
    return trace.appeared.map { appearance($0, watched) }
  }

  private func appearance(
    _ appearance: Appearance, _ watched: [String: Held]
  ) -> Transaction.Appearance {
    let reason =
      switch appearance.reason {
      case .mounted: ""
      case .parent(let name): name.isEmpty ? "" : "in \(name)"
      case .branch(let owner): "in a branch of \(owner)"
      case .identity(let owner, let old, let new):
        "in \(owner), whose identity \(old) became \(new)"
      case .presented(let owner): "presented by \(owner)"
      }
    return Transaction.Appearance(
      name: appearance.name, reason: reason,
      watched: watched[appearance.name].map { values.text($0.value) })
  }
}
