extension Stub {
  /// A stored property; `$` before its name marks a binding.
  struct Property: Equatable {
    let name: String
    var type: String
    /// What it begins with, where its type alone does not say so.
    var value: String?
    var isStatic = false
    /// Whether the types that conform have it, of a protocol; otherwise it is a value that one offers.
    var isOfConformers = false
    /// Whether nothing but its name tells its type.
    var isSuggested = false
    /// How it is set, where a type of the program is said to have it: `nonmutating set`.
    var setter: String?

    var initialValue: String { value ?? StubValue.of(type) }
    /// The wrapper of a variable that is asked for its projection.
    var wrapper = "State"
    /// Whether its type is that of its value alone: `some View`.
    var isComputed: Bool { type.hasPrefix("some ") }
    var plainName: String { String(name.drop { $0 == "$" }) }
  }
}
