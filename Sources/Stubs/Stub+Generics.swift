/// Stubs that are generic.
extension Stub {
  /// A generic parameter.
  struct Generic: Equatable {
    let name: String
    /// The argument for which the uses of members determined their types: `String` for
    /// `Resource<String>`; nil if values determine it.
    var argument: String?
    /// Whether no text tells its name.
    var isUnnamed = false
  }

  /// Whether a property is of any type.
  func isGeneric(_ property: Property) -> Bool { generics.contains { $0.name == property.type } }

  /// Whether the generic parameters, also of functions, are other ones.
  func genericDiffers(from other: Stub?) -> Bool {
    guard let other else { return false }
    return generics != other.generics
      || methods.map(\.signature.generics) != other.methods.map(\.signature.generics)
      || properties.map(isGeneric) != other.properties.map(other.isGeneric)
  }

  /// Lets the initializer take the elements of a property one by one; returns whether it did not.
  mutating func takeSeveral(_ label: String, of type: String) -> Bool {
    add(label, "[\(type)]", isPassed: true)
    guard let index = properties.firstIndex(where: { $0.name == label }),
      !properties[index].isVariadic
    else { return false }
    (properties[index].type, properties[index].value) = ("[\(type)]", nil)
    properties[index].isVariadic = true
    return true
  }

  /// Notes that calls of the initializer pass a property with its label; returns whether there is
  /// such a property.
  mutating func pass(_ label: String) -> Bool {
    let index = properties.firstIndex { $0.name == label || $0.name == "$" + label }
    guard let index else { return false }
    properties[index].isPassed = true
    return true
  }
}
