/// Stubs that are generic.
extension Stub {
  /// The generic parameter that stands for a type which the uses of a member determined, if the
  /// member's type may depend on the argument: `T2?` for `UIImage?` of a `Cache<String, UIImage>`.
  ///
  /// - Parameter open: The open type that was determined.
  /// - Returns: The type, and whether values of it cannot be made; nil if it does not depend on the
  ///   arguments.
  func parameter(for type: String, givenBy open: String) -> (text: String, isWhole: Bool)? {
    let isOfResult = methods.contains { $0.result?.contains(open) ?? false }
    guard genericCount > 0, isOfResult || properties.contains(where: { $0.type.contains(open) }),
      !["Bool", "Void"].contains(type)
    else { return nil }
    let isOptional = type.hasSuffix("?")
    let inner = type.unwrapped
    let places = genericArguments.indices.filter { genericArguments[$0] == inner }
    let elements = genericArguments.indices.filter { "[\(genericArguments[$0])]" == inner }
    guard (places + elements).count == 1, let place = (places + elements).first else { return nil }
    let name = places.isEmpty ? "[T\(place + 1)]" : "T\(place + 1)"
    let isWhole =
      !isOptional && !places.isEmpty
      && (methods.contains { $0.result == open } || properties.contains { $0.type == open })
    // A property of any type has no value.
    guard isOfResult || !isWhole else { return nil }
    return (name + (isOptional ? "?" : ""), isWhole)
  }
}
