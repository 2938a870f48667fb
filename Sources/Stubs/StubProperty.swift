extension Stub {
  /// A stored property; the prefix `$` in its name marks a binding.
  struct Property: Equatable {
    let name: String
    var type: String
    /// The initial value, unless it is the default value of the type.
    var value: String?
    var isStatic = false
    /// Whether a static member of a protocol is a requirement; otherwise it is a value that the
    /// protocol offers.
    var isOfConformers = false
    /// Whether it is a static member of the type that conforms to the stub, if the stub is a
    /// protocol.
    var isOfWitness: Bool { isStatic && !isOfConformers }
    /// Whether the stub, a protocol, requires it of the types that conform.
    var isRequired = false
    /// Whether reading a required one awaits in types that conform.
    var isAsync = false
    /// Whether reading a required one throws in types that conform.
    var isThrowing = false
    /// The effects of reading it: `async throws`, after a space.
    var effects: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
    /// Whether calls of the initializer pass it with its label.
    var isPassed = false
    /// Whether the initializer takes its elements one by one.
    var isVariadic = false
    /// The parts of the type that were only suggested by a name.
    var suggestion: Suggestion?
    /// Whether the type was only suggested by a name.
    var isSuggested: Bool { suggestion != nil }
    /// Whether uses alone have determined the type.
    var isTold = false
    /// The setter of a property added to the program's own type: `nonmutating set`.
    var setter: String?
    /// Whether each object has a value of its own of such a property.
    var isOfObject: Bool { setter == "set" && !isStatic }

    var initialValue: String { value ?? StubValue.of(type) }
    /// The property wrapper of a variable whose projected value is used.
    var wrapper = "State"
    /// Whether that wrapper takes an initial value.
    var hasInitialValue = true
    /// Whether it must be computed, because its type is opaque: `some View`.
    var isComputed: Bool { type.hasPrefix("some ") }
    var plainName: String { String(name.drop { $0 == "$" }) }
  }
}
