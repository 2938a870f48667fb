internal import Interpreter
internal import Semantics

/// Finds members of types by name and caches them.
final class TypeMembers {
  private struct Key: Hashable {
    let type: Int
    let name: String
  }

  private var functions: [Key: Function?] = [:]
  private var slots: [Key: Int?] = [:]

  /// The function of that name in the declaration or its extensions.
  func function(_ name: String, in type: NominalType) -> Function? {
    let key = Key(type: type.id, name: name)
    if let found = functions[key] { return found }
    var found: Function?
    for case .function(let function) in type.members[name] ?? [] { found = function }
    functions[key] = found
    return found
  }

  /// The requirement of that name in a protocol, with or without a default.
  func requirement(_ name: String, in type: NominalType) -> Function? {
    for case .function(let function) in type.members[name] ?? [] {
      if case .requirement = function.implementation { return function }
    }
    return nil
  }

  /// The function that answers a request, in the type or the protocols it conforms to.
  func inherited(_ request: ViewRequest, in type: NominalType) -> Function? {
    inherited(request.rawValue, in: type)
  }

  /// The function of that name in the type or the protocols it conforms to.
  func inherited(_ name: String, in type: NominalType) -> Function? {
    if let own = function(name, in: type) { return own }
    for conformance in type.conformances {
      if let found = inherited(name, in: conformance.protocol) { return found }
    }
    return nil
  }

  /// The slot of the stored property of that name.
  func slot(_ name: String, in type: NominalType) -> Int? {
    let key = Key(type: type.id, name: name)
    if let found = slots[key] { return found }
    let index = type.storedProperties.firstIndex { $0.name == name }
    let slot = index.map { $0 + type.inheritance.slotOffset }
    slots[key] = slot
    return slot
  }
}

extension Value {
  /// The struct with one field replaced; takes ownership of the new value and returns an owned
  /// result.
  func replacingField(at path: ArraySlice<Int>, with new: Value) -> Value {
    guard let slot = path.first else { return new }
    var copy = retained()
    copy.makeUnique()
    let old = copy.fields[slot]
    copy.fields[slot] =
      path.count == 1 ? new : old.replacingField(at: path.dropFirst(), with: new)
    old.release()
    return copy
  }

  /// The value inside all optional levels; nil if one of them is `nil`.
  var payload: Value? {
    var value = self
    while value.depth > 0 { value = value.unwrapped }
    return value.isNil ? nil : value
  }
}
