/// Stubs that are generic.
extension Stub {
  /// A generic parameter.
  struct Generic: Equatable {
    let name: String
    /// The argument for which the uses of members determined their types: `String` for
    /// `Resource<String>`; nil if values determine it.
    var argument: String?
  }

  /// The number of its generic parameters: 1 for `Resource<String>`.
  var genericCount: Int { generics.count }

  /// Whether a property is of any type.
  func isGeneric(_ property: Property) -> Bool { generics.contains { $0.name == property.type } }

  /// Whether the generic parameters, also of functions, are other ones.
  func genericDiffers(from other: Stub?) -> Bool {
    guard let other else { return false }
    return generics != other.generics
      || methods.map(\.signature.generics) != other.methods.map(\.signature.generics)
      || properties.map(isGeneric) != other.properties.map(other.isGeneric)
  }

  /// Notes that calls of the initializer pass a property with its label; returns whether there is
  /// such a property.
  mutating func pass(_ label: String) -> Bool {
    let index = properties.firstIndex { $0.name == label || $0.name == "$" + label }
    guard let index else { return false }
    properties[index].isPassed = true
    return true
  }

  /// The generic parameter that stands for a type which the uses of a member determined, if the
  /// member's type may depend on the argument: `T2?` for `UIImage?` of a `Cache<String, UIImage>`.
  ///
  /// - Parameter open: The open type that was determined.
  /// - Returns: The type, and whether values of it cannot be made; nil if it does not depend on the
  ///   arguments.
  func parameter(for type: String, givenBy open: String) -> (text: String, isWhole: Bool)? {
    let isOfResult =
      methods.contains { $0.result?.contains(open) ?? false }
      || cases.contains { $0.payload.contains { $0.type.contains(open) } }
    guard genericCount > 0, isOfResult || properties.contains(where: { $0.type.contains(open) }),
      !["Bool", "Void"].contains(type)
    else { return nil }
    let isOptional = type.hasSuffix("?")
    let inner = type.unwrapped
    let wholes = generics.filter { $0.argument == inner }
    let elements = generics.filter { $0.argument.map { "[\($0)]" } == inner }
    guard (wholes + elements).count == 1, let parameter = (wholes + elements).first else {
      return nil
    }
    let name = wholes.isEmpty ? "[\(parameter.name)]" : parameter.name
    let isWhole =
      !isOptional && !wholes.isEmpty
      && (methods.contains { $0.result == open } || properties.contains { $0.type == open })
    // A property of any type has no value.
    guard isOfResult || !isWhole else { return nil }
    return (name + (isOptional ? "?" : ""), isWhole)
  }
}
