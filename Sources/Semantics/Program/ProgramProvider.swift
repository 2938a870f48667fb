/// The checker's interface for lowering and the machine while a program runs.
package protocol ProgramProvider: AnyObject {
  /// The checked body of a function, made when first needed; nil if the body has errors (see
  /// `bodyError`).
  func body(of function: Function) -> TypedBody?

  /// The remaining budget of the input.
  var budget: CheckingBudget { get }

  /// The message of the first error in a body for which `body(of:)` returned nil.
  func bodyError(of function: Function) -> String

  /// Declares the members of a type whose declaration was not read completely yet.
  func readMembers(of type: NominalType)

  /// The function that implements a requirement (method, initializer or accessor) in `type`: its
  /// own, an inherited one, or a protocol's default.
  func witness(for requirement: Function, in type: NominalType) -> Function?

  /// Whether a type conforms to a protocol, for `is`, `as?` and dynamic calls. Conditional
  /// conformances depend on the generic arguments.
  func conforms(_ type: Type, to protocol: NominalType) -> Bool

  /// The type witness of an associated type, with the type's generic arguments substituted.
  func associatedType(_ associated: AssociatedType, in type: Type) -> Type?

  /// Whether a subclass overrides the property.
  func isOverridden(_ property: Property) -> Bool

  /// A requirement of a library protocol, a method or the getter of a property; nil if it has none
  /// of that name.
  func requirement(_ name: String, of protocolName: String) -> Function?

  /// Called when an already declared type gains or loses members or conformances, or functions lose
  /// their bodies, which may invalidate cached witnesses and targets of calls.
  var onMemberChange: () -> Void { get set }

  /// A type of the library by name: `Int`, `Array`, `Optional`, …
  func wellKnown(_ name: String) -> NominalType

  /// Whether the program uses a library type, so that it is declared.
  func mentions(_ name: String) -> Bool

  /// The superclass of a class with its generic arguments substituted; nil for other types.
  func superclass(of type: Type) -> Type?
}
