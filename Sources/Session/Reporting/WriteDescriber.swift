import Interpreter
import ObservationGraph
import Semantics
import SourceText
import ViewGraph

/// A test for NaN.
extension Value {
  /// Whether it is a floating-point NaN.
  fileprivate var isNaN: Bool {
    switch kind {
    case .double, .float, .cgFloat: asDouble.isNaN
    default: false
    }
  }
}

/// Describes the writes of an input: the targets, the code that wrote, and why no view ran.
struct WriteDescriber {
  private let world: World
  private let input: Source
  private let fragments: [Fragment]
  private let replaced: [String: Transaction.Replacement]
  let values: ValueText

  init(
    _ world: World, input: Source, fragments: [Fragment],
    replaced: [String: Transaction.Replacement]
  ) {
    self.world = world
    self.input = input
    self.fragments = fragments
    self.replaced = replaced
    values = ValueText(world)
  }

  /// Describes a write as if no view had run for it; nil if it is not worth reporting.
  func describe(_ record: WriteRecord) -> Transaction.Write? {
    // If there was no old value, the write initialized a property, or the storage of a `lazy` one.
    if record.old.kind == .hole, isStored(record) { return nil }
    if record.old.isNil, record.property.hasPrefix(Property.lazyStorage) { return nil }
    guard let target = target(of: record) else { return nil }
    var change = change(of: record)
    let isSame = change.old == change.new && change.differences.isEmpty
    let isNotified = record.notified || wouldNotify(record, isSame: isSame)
    if isNotified, isSame { change.rule = rule(for: record) }
    return Transaction.Write(
      target: target, kind: record.kind.rawValue, change: change, isNotified: isNotified,
      writer: record.writer.map(description),
      laterWriters: record.laterWriters.map(description),
      noUpdateReason: isNotified && isTracked(record)
        ? unread(record) : noUpdateReason(record, isSame: isSame),
      isOfEnvironment: !isStored(record),
      control: control(record), whole: whole(record.new),
      origin: world.host.updates.origin(ofWriteAt: record.position))
  }

  /// The code that wrote a state of a removed view; nil for other writes.
  func lateWriter(_ record: WriteRecord) -> WriterDescription? {
    world.host.inspector.isOfGoneView(record) ? record.writer.map(description) : nil
  }

  /// The control through whose binding the user wrote, if no code of the program did.
  private func control(_ record: WriteRecord) -> Transaction.Control? {
    guard record.kind == .binding, record.writer == nil else { return nil }
    return world.host.updates.trace.control.map {
      Transaction.Control(label: $0.label, view: $0.view)
    }
  }

  /// The kind of a value whose parts are not tracked individually; nil for other values.
  private func whole(_ value: Value) -> Transaction.Whole? {
    guard let value = values.content(of: value) else { return nil }
    switch value.kind {
    case .array, .dictionary, .set: return .collection
    case .structure:
      let type = world.machine.dynamicType(value)
      return type.nominal?.isPrelude == false
        ? .structure(type: type.name) : nil
    default: return nil
    }
  }

  /// The name of what was written: `Book#1.title`, `count`, `\.theme`; nil for internal storage.
  private func target(of record: WriteRecord) -> String? {
    switch record.target {
    case .instance(let instance):
      guard let name = world.host.inspector.writtenName(of: record),
        !isLibraryDetail(instance, name.target)
      else { return nil }
      let nominal = world.machine.dynamicType(instance).nominal
      let property =
        nominal.map { ValueText.plainName(name.property, of: $0) } ?? name.property
      return name.target.isEmpty ? property : name.target + "." + property
    case .global(let variable):
      guard !variable.name.hasPrefix("_"), !variable.name.hasPrefix("$"),
        variable.owner?.isPrelude != true
      else { return nil }
      return variable.owner.map { "\($0.qualifiedName).\(variable.name)" } ?? variable.name
    case .environment(let key): return key
    }
  }

  /// Whether an object is an internal one of the library.
  ///
  /// State cells have the name of their view's property, and some library objects are observable.
  private func isLibraryDetail(_ instance: Value, _ target: String) -> Bool {
    guard let nominal = world.machine.dynamicType(instance).nominal, nominal.isPrelude,
      target == world.machine.names.objectName(instance)
    else { return false }
    return !nominal.isObservable || nominal.name.hasPrefix("_")
  }

  private func isStored(_ record: WriteRecord) -> Bool {
    if case .environment = record.target { false } else { true }
  }

  private func isTracked(_ record: WriteRecord) -> Bool {
    if case .instance = record.target { true } else { false }
  }

  private func change(of record: WriteRecord) -> ValueChange {
    guard case .environment(let key) = record.target else {
      return ValueDifference.change(from: record.old, to: record.new, values)
    }
    // An unset key has its default value, an unset object is absent.
    func text(_ value: Value) -> String {
      guard value.kind == .hole else { return values.text(value) }
      return key.hasPrefix("\\") ? "its default" : "nil"
    }
    return ValueChange(old: text(record.old), new: text(record.new))
  }

  // Notification

  /// Whether a write notifies although its object has no readers, so that nothing was compared.
  private func wouldNotify(_ record: WriteRecord, isSame: Bool) -> Bool {
    guard case .instance(let instance) = record.target,
      world.machine.subject(of: instance, create: false).isNone,
      let property = storedProperty(of: record),
      let rule = property.notification
    else { return false }
    if case .always = rule { return true }
    return record.kind == .inPlace || !isSame
  }

  /// The reason that readers were notified of a value that looks unchanged.
  private func rule(for record: WriteRecord) -> ValueChange.Rule? {
    guard let property = storedProperty(of: record) else { return nil }
    // A state notifies only if it changes.
    if property.owner?.isPrelude ?? false { return .restored }
    guard let rule = property.notification else {
      return property.wraps == nil ? nil : .published
    }
    if !record.laterWriters.isEmpty { return .restored }
    if case .always = rule, record.kind != .inPlace || !record.new.isNil {
      // Weak properties notify on every assignment, whatever their type.
      if property.modifiers.ownership == .weak { return .weak }
      return record.kind == .inPlace
        ? .inPlaceUncompared(incomparableType: property.type.incomparableType)
        : .notEquatable(type: "\(property.type)", incomparableType: property.type.incomparableType)
    }
    if record.kind == .inPlace { return record.new.isNil ? .inPlaceOfNil : .inPlace }
    return record.new.isNaN ? .notANumber : .restored
  }

  // The code that wrote

  private func description(of writer: Writer) -> WriterDescription {
    let (source, span) = fragments.original(writer.span, in: writer.source)
    return WriterDescription(
      span, in: source, role: role(of: writer), isThroughBinding: writer.isThroughBinding,
      isInput: source === input && writer.kind == .topLevel)
  }

  private func role(of writer: Writer) -> WriterDescription.Role {
    switch writer.kind {
    case .setter, .modify: .setter(writer.function)
    case .willSet: .willSet(writer.function)
    case .didSet: .didSet(writer.function)
    case .initializer, .initAccessor, .initialValue: .initializer(writer.function)
    case .deinitializer: .deinitializer(writer.function)
    case .function, .method, .getter, .closure, .topLevel: .plain
    }
  }

  // Reasons that no view ran

  /// The reason for a write that notifies but has no readers.
  private func unread(_ record: WriteRecord) -> Transaction.NoUpdateReason {
    guard case .instance(let instance) = record.target else { return .unread }
    if isReadSilently(record) {
      return .unobserved(object: world.machine.names.objectName(instance))
    }
    if !replaced.isEmpty, let replacement = replaced[world.machine.names.objectName(instance)] {
      return .replaced(place: replacement.place, successor: replacement.successor)
    }
    if let action = world.host.tracker.actionThatRead(instance, slot: record.slot) {
      return .readByAction(action)
    }
    return .unread
  }

  /// Whether a view has read it without being notified of changes.
  private func isReadSilently(_ record: WriteRecord) -> Bool {
    !world.host.staleness.untrackedReads.silentReaders(of: record).isEmpty
  }

  private func noUpdateReason(_ record: WriteRecord, isSame: Bool) -> Transaction.NoUpdateReason {
    switch record.target {
    case .instance(let instance):
      record.notified ? .unread : unnotified(record, instance, isSame: isSame)
    case .global(let variable): variable.owner == nil ? .variable : .typeProperty
    case .environment(let key):
      if !record.notified {
        .equal
      } else if world.host.environment.isSameToReaders(key, record.old, record.new) {
        isSame ? .equal : .customEquality(type: comparedType(of: record.new))
      } else if let hider = world.host.environment.hider(of: key) {
        .hidden(by: hider.name)
      } else {
        .unread
      }
    }
  }

  private func unnotified(
    _ record: WriteRecord, _ instance: Value, isSame: Bool
  ) -> Transaction.NoUpdateReason {
    let type = world.machine.dynamicType(instance)
    guard let property = storedProperty(of: record) else {
      // A view's state was set to an equal value.
      if isSame { return .equal }
      return .customEquality(type: comparedType(of: record.new))
    }
    if property.notification != nil {
      if isSame { return .equal }
      if case .unlessEqual = property.notification {
        // Values of these types with different texts are not equal, so the setter would have
        // notified: the storage was written directly.
        if Self.plainTypes.contains("\(property.type)") { return .direct }
        return .customEquality(type: property.type.incomparableType?.name ?? "\(property.type)")
      }
      return .unread
    }
    // The class that declares the property decides, as a subclass may lack the macro.
    guard let nominal = property.owner ?? type.nominal, !nominal.isPrelude else { return .unread }
    // A wrapper announces the changes of its object itself.
    if property.wraps != nil, !nominal.isObservable, isObserved(nominal) { return unread(record) }
    if isObserved(nominal) {
      if !nominal.isObservable { return isReadSilently(record) ? .unpublished : unread(record) }
      return .ignored(wrapper: property.wraps == nil ? nil : property.type.nominal?.name)
    }
    if isBehindAccessors(property, of: nominal) { return .direct }
    return .notObservable(type: nominal.name)
  }

  /// The program's type whose `==` compares a value, or the elements of a collection.
  private func comparedType(of value: Value) -> String {
    world.machine.dynamicType(value).type.incomparableType?.name ?? values.typeName(of: value)
  }

  private static let plainTypes: Set = ["Bool", "Int", "String", "UUID"]

  /// Whether a property is the storage of a property whose accessors notify readers manually:
  /// `_count` for `count`.
  private func isBehindAccessors(_ property: Property, of nominal: NominalType) -> Bool {
    world.checker.conforms(nominal.declaredType, to: world.checker.wellKnown("Observable"))
      && ValueText.plainName(property.name, of: nominal) != property.name
  }

  private func isObserved(_ nominal: NominalType) -> Bool {
    if nominal.isObservable { return true }
    let object = world.checker.wellKnown("ObservableObject")
    return world.checker.conforms(nominal.declaredType, to: object)
  }

  private func storedProperty(of record: WriteRecord) -> Property? {
    guard case .instance(let instance) = record.target, record.slot >= 0 else { return nil }
    var current = world.machine.dynamicType(instance).nominal
    while let type = current {
      if record.slot >= type.inheritance.slotOffset,
        record.slot - type.inheritance.slotOffset < type.storedProperties.count
      {
        return type.storedProperties[record.slot - type.inheritance.slotOffset]
      }
      current = type.superclassNominal
    }
    return nil
  }
}
