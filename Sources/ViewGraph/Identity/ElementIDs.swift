internal import Interpreter
internal import Semantics

/// Reads the ids of the elements of one collection.
///
/// Where an id is a stored property that cannot change, it is taken from its slot, which is found once
/// for all elements of a type.
struct ElementIDs {
  private let list: ForEachNode
  private let value: Value
  /// The only component of the path to the ids, if that is a property of the elements themselves.
  private let property: Property?
  private var type: RuntimeType?
  private var slot: Int?

  /// - Parameter value: The value of the list that holds the elements, borrowed.
  init(_ list: ForEachNode, _ value: Value) {
    self.list = list
    self.value = value
    property = ElementIDs.property(in: value, list.host)
  }

  /// The id of an element, owned.
  mutating func id(of element: Value) throws(Fault) -> Value {
    guard let property, element.depth == 0,
      element.kind == .structure || element.kind == .instance
    else { return try list.identity(of: element, in: value) }
    let own = list.host.machine.dynamicType(element)
    if own !== type {
      type = own
      slot = ElementIDs.fixedSlot(of: property, in: own)
    }
    guard let slot, slot < element.fields.count, element.fields[slot].kind != .hole else {
      return try list.identity(of: element, in: value)
    }
    return element.fields[slot].retained()
  }

  private static func property(in value: Value, _ host: ViewHost) -> Property? {
    guard value.part(.isBound, host)?.asBool != true, let path = value.part(.id, host),
      path.kind == .keyPath, path.keyPath.components.count == 1,
      case .property(let property) = path.keyPath.components[0]
    else { return nil }
    return property
  }

  /// The slot of a property that is part of the value it is read from; nil if it can change, or is
  /// computed. For a requirement, `\.id` of `Identifiable`, the stored property of that name is the
  /// witness.
  static func fixedSlot(of property: Property, in type: RuntimeType) -> Int? {
    if property.owner?.kind == .protocol {
      guard let witness = type.storedProperties.first(where: { $0.name == property.name }) else {
        return nil
      }
      return fixedSlot(of: witness, in: type)
    }
    guard case .stored(let slot) = property.storage, property.wraps == nil,
      property.ownership == .strong
    else { return nil }
    return property.isLet || property.owner?.isReferenceType != true ? slot : nil
  }
}
