/// A stub as a generic type: which of its members depend on its generic arguments.
struct GenericForm {
  let stub: Stub

  /// The generic parameter that stands for a type which the uses of a member determined, if the
  /// member's type may depend on the argument: `T2?` for `UIImage?` of a `Cache<String, UIImage>`.
  ///
  /// - Parameter open: The open type that was determined.
  /// - Returns: The type, and whether values of it cannot be made; nil if it does not depend on the
  ///   arguments.
  func parameter(for type: String, givenBy open: String) -> (text: String, isWhole: Bool)? {
    let isOfResult =
      stub.methods.contains { $0.result?.contains(open) ?? false }
      || stub.cases.contains { $0.payload.contains { $0.type.contains(open) } }
    guard !stub.generics.isEmpty,
      isOfResult || stub.properties.contains(where: { $0.type.contains(open) }),
      !["Bool", "Void"].contains(type)
    else { return nil }
    let isOptional = type.hasSuffix("?")
    let inner = type.unwrapped
    let wholes = stub.generics.filter { $0.argument == inner }
    let elements = stub.generics.filter { $0.argument.map { "[\($0)]" } == inner }
    guard (wholes + elements).count == 1, let parameter = (wholes + elements).first else {
      return nil
    }
    let name = wholes.isEmpty ? "[\(parameter.name)]" : parameter.name
    let isWhole =
      !isOptional && !wholes.isEmpty
      && (stub.methods.contains { $0.result == open }
        || stub.properties.contains { $0.type == open })
    // A property of any type has no value.
    guard isOfResult || !isWhole else { return nil }
    return (name + (isOptional ? "?" : ""), isWhole)
  }
}
