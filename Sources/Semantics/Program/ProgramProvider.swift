/// What lowering and the machine ask of the checker while a program runs.
package protocol ProgramProvider: AnyObject {
  /// The checked body of a function, made when first asked for; nil where the body has errors (then
  /// `bodyError` says the first one).
  func body(of function: Function) -> TypedBody?

  /// What the checker may still do for the input.
  var budget: CheckingBudget { get }

  /// The message of the first error in a body that `body(of:)` gave nil for.
  func bodyError(of function: Function) -> String

  /// Reads the members of a type whose declaration has only been seen so far.
  func readMembers(of type: NominalType)

  /// The function of `type` (or inherited, or a protocol's default) that implements a requirement:
  /// a method, initializer, or accessor declared in a protocol.
  func witness(for requirement: Function, in type: NominalType) -> Function?

  /// Whether a type conforms to a protocol, for `is`, `as?` and dynamic calls. Conditional
  /// conformances are decided with the arguments.
  func conforms(_ type: Type, to protocol: NominalType) -> Bool

  /// What an associated type is bound to in a type, with the type's arguments put in.
  func associatedType(_ associated: AssociatedType, in type: Type) -> Type?

  /// Whether a subclass puts another property in the place of this one.
  func isOverridden(_ property: Property) -> Bool

  /// A requirement of a protocol of the prelude: a method, or the getter of a property; nil where there
  /// is none of that name.
  func requirement(_ name: String, of protocolName: String) -> Function?

  /// Called when a type that is known already gets other members or conformances, or loses them again:
  /// what was found for its requirements may no longer hold.
  var onMemberChange: () -> Void { get set }

  /// `Int`, `Array`, `Optional`, …: a type of the prelude by name.
  func wellKnown(_ name: String) -> NominalType

  /// Whether the program mentions a type of the prelude, so that it has been declared.
  func mentions(_ name: String) -> Bool

  /// The typed default argument of a parameter, where the callee is called dynamically.
  func superclass(of type: Type) -> Type?
}
