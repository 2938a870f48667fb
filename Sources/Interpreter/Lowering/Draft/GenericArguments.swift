internal import Semantics

/// The registers in which the code finds generic arguments: implicit parameters, captures of a
/// closure, or the type of `self`.
struct GenericArguments {
  /// The register of `self`, or of its metatype.
  var receiver: Register?
  private var registers: [ObjectIdentifier: Register] = [:]

  /// The register that holds the argument of a parameter itself.
  subscript(parameter: GenericParameter) -> Register? {
    get { registers[ObjectIdentifier(parameter)] }
    set { registers[ObjectIdentifier(parameter)] = newValue }
  }

  /// Where the argument of a parameter is read from, without that of the code around.
  func leaf(for parameter: GenericParameter) -> TypeRecipe.Leaf? {
    if let register = self[parameter] { return .register(register) }
    guard let receiver else { return nil }
    return parameter.isProtocolSelf
      ? .dynamicType(receiver) : .argument(of: receiver, parameter)
  }

  func hasArgument(for parameter: GenericParameter) -> Bool {
    self[parameter] != nil || receiver != nil
  }
}
