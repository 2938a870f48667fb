internal import Interpreter
internal import Semantics

/// Whether two values of one type count as the same when a view is handed a new one.
///
/// Plain data is compared bit by bit whatever its `==` says; other Equatable types by their `==`;
/// everything else part by part. A closure equals only itself, unless it captures nothing.
struct FieldComparison {
  /// The purpose of a comparison.
  enum Mode {
    /// A view's fields: `==` of plain data is ignored.
    case fields
    /// A state's value, or an environment value: `==` always counts.
    case state
    /// What is visible: closures count as equal.
    case visible
    /// The sources of a publisher: operators of the library are compared by their parts, and
    /// closures and variables of the program count as equal.
    case sources
    /// Every part of the value; any `==` of the program is ignored.
    case strict
  }

  let host: ViewHost
  let mode: Mode

  init(_ host: ViewHost, _ mode: Mode = .fields) {
    self.host = host
    self.mode =
      host.staleness.dryRuns.isRunning && mode != .visible && mode != .sources ? .strict : mode
  }

  private var machine: Machine { host.machine }

  /// Whether the values are equal.
  @inline(__always)
  func isSame(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    if let answer = old.isSameNumber(as: new) { return answer }
    return try isSameOther(old, new)
  }

  private func isSameOther(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    guard old.hasSameKind(as: new), old.depth == new.depth else { return false }
    if old.depth > 0 { return try isSame(old.unwrapped, new.unwrapped) }
    if old.isIdentical(to: new), old.kind != .enumPayload { return true }
    switch old.kind {
    case .none, .hole, .void: return true
    case .closure: return mode == .visible ? true : try isSameClosure(old, new)
    case .box, .weak, .native, .keyPath:
      return mode == .sources ? true : try machine.areEqual(old, new)
    case .tuple: return try areSame(old.fields, new.fields)
    case .structure: return try isSameStruct(old, new)
    case .instance: return try isSameInstance(old, new)
    case .enumPayload: return try isSameCase(old, new)
    case .array, .dictionary, .set: return try isSameCollection(old, new)
    case .double, .float, .cgFloat:
      return old.asDouble.bitPattern == new.asDouble.bitPattern
        || (mode == .state && old.asDouble == new.asDouble)
    default: return try machine.areEqual(old, new)
    }
  }

  private func areSame(
    _ old: UnsafeMutableBufferPointer<Value>, _ new: UnsafeMutableBufferPointer<Value>
  ) throws(Fault) -> Bool {
    guard old.count == new.count else { return false }
    for index in old.indices where try !isSame(old[index], new[index]) { return false }
    return true
  }

  /// Same code and no captures; a closure with captures never equals another.
  private func isSameClosure(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    guard mode == .sources else {
      return !old.closure.hasCaptures && old.closure.isSame(as: new.closure)
    }
    if old.closure.place.isWritten, new.closure.place.isWritten { return true }
    return old.closure.hasSameCode(as: new.closure) ? try areSame(old.fields, new.fields) : false
  }

  private func isSameStruct(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    let type = machine.dynamicType(old)
    guard type === machine.dynamicType(new), let nominal = type.nominal else { return false }
    if let traits = host.library.traits(of: nominal) {
      if traits.wrapper == .binding { return try isSameBinding(old, new, traits) }
      // Every body makes its own binding.
      if traits.role == .focusBinding { return false }
    }
    if usesEquality(of: new) { return try machine.areEqual(old, new) }
    return try areSame(old.fields, new.fields)
  }

  /// Whether structs like this one are compared with their `==`.
  func usesEquality(of value: Value) -> Bool {
    let type = machine.dynamicType(value)
    return (mode == .state || !host.library.isPlainData(type)) && mayAskEquality(of: type)
  }

  /// Whether the `==` of a type counts; in `strict` mode only that of library types.
  private func mayAskEquality(of type: RuntimeType) -> Bool {
    host.library.isEquatable(type) && (mode != .strict || type.nominal?.isPrelude == true)
  }

  /// The same location with the same value.
  private func isSameBinding(
    _ old: Value, _ new: Value, _ traits: LibraryTraits
  ) throws(Fault) -> Bool {
    guard let slot = traits.slot(.value), try isSame(old.fields[slot], new.fields[slot]) else {
      return false
    }
    if mode == .visible { return true }
    return try host.ask(.isSame, of: new, [old]).asBool
  }

  private func isSameInstance(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    let type = machine.dynamicType(old)
    guard type === machine.dynamicType(new), mayAskEquality(of: type) else { return false }
    return try machine.areEqual(old, new)
  }

  private func isSameCase(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    let type = machine.dynamicType(old)
    guard type === machine.dynamicType(new), old.caseIndex == new.caseIndex else { return false }
    if mayAskEquality(of: type) { return try machine.areEqual(old, new) }
    return try areSame(old.fields, new.fields)
  }

  private func isSameCollection(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    if mode == .strict { return try isSameInAllElements(old, new) }
    let type = machine.dynamicType(old)
    if host.library.isEquatable(type) { return try machine.areEqual(old, new) }
    guard mode != .fields, old.kind == .array else { return old.isEmptyCollection(like: new) }
    return try areSame(old.fields, new.fields)
  }

  /// Sets and dictionaries with a different order of elements count as different.
  private func isSameInAllElements(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    switch old.kind {
    case .array:
      guard old.array.count == new.array.count else { return false }
      for index in 0..<old.array.count
      where try !isSame(old.array.elements[index], new.array.elements[index]) { return false }
    case .set:
      guard old.set.count == new.set.count else { return false }
      for (old, new) in zip(old.set.members, new.set.members) where try !isSame(old, new) {
        return false
      }
    default:
      guard old.dictionary.count == new.dictionary.count else { return false }
      for (old, new) in zip(old.dictionary.entries, new.dictionary.entries) {
        guard try isSame(old.key, new.key), try isSame(old.value, new.value) else { return false }
      }
    }
    return true
  }
}

extension Value {
  /// Whether both are empty: all empty collections share one buffer.
  fileprivate func isEmptyCollection(like other: Value) -> Bool {
    switch kind {
    case .array: array.count == 0 && other.array.count == 0
    case .dictionary: dictionary.count == 0 && other.dictionary.count == 0
    case .set: set.count == 0 && other.set.count == 0
    default: false
    }
  }
}

/// Properties of a type, computed once per type.
struct TypeTraits {
  var isPlainData: Bool
  var isEquatable: Bool
}

extension LibraryTypes {
  /// Whether values of the type are plain bits: numbers, Booleans, cases without payload, and
  /// structs of these.
  func isPlainData(_ type: RuntimeType) -> Bool { traits(of: type).isPlainData }

  func isEquatable(_ type: RuntimeType) -> Bool { traits(of: type).isEquatable }

  private func traits(of type: RuntimeType) -> TypeTraits {
    if let known = typeTraits[type.id, in: journal.epoch] { return known }
    let traits = TypeTraits(
      isPlainData: isPlainData(type.type, arguments: type.arguments),
      isEquatable: machine.conforms(type, to: host.program.wellKnown("Equatable")))
    typeTraits[type.id, in: journal.epoch] = traits
    return traits
  }

  /// - Parameter outer: the types being examined; a recursive type is not plain data.
  private func isPlainData(
    _ type: Type, arguments: [RuntimeType], within outer: [Type] = []
  ) -> Bool {
    switch type {
    case .nominal(let nominal, let inner):
      !outer.contains(type)
        && isPlainData(nominal, inner, arguments: arguments, within: outer + [type])
    case .tuple(let elements):
      elements.allSatisfy { isPlainData($0.type, arguments: arguments, within: outer) }
    case .metatype: true
    case .parameter(let parameter):
      arguments.indices.contains(parameter.index)
        && isPlainData(arguments[parameter.index].type, arguments: [], within: outer)
    default: false
    }
  }

  private func isPlainData(
    _ nominal: NominalType, _ inner: [Type], arguments: [RuntimeType], within outer: [Type]
  ) -> Bool {
    if nominal.isPrelude, nominal.outer == nil, Self.plainNames.contains(nominal.name) {
      return true
    }
    if nominal.isPrelude, nominal.name == "Optional" {
      return inner.allSatisfy { isPlainData($0, arguments: arguments, within: outer) }
    }
    switch nominal.kind {
    case .enum:
      return nominal.enumeration.cases.allSatisfy { element in
        element.payload.allSatisfy { isPlainData($0.type, arguments: arguments, within: outer) }
      }
    case .struct:
      guard !nominal.isPrelude || !nominal.storedProperties.isEmpty else { return false }
      return nominal.storedProperties.allSatisfy { property in
        property.modifiers.ownership == .strong
          && isPlainData(property.type, arguments: arguments, within: outer)
      }
    case .class, .actor, .protocol: return false
    }
  }

  private static let plainNames: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "UUID", "ObjectIdentifier",
  ]
}
