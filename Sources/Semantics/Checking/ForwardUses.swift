/// Local functions that use variables declared after them.
struct ForwardUses {
  /// Local functions that cannot be called yet, and the name of the variable each waits for.
  private var waiting: [ObjectIdentifier: String] = [:]
  /// The later variable that the local function being checked uses.
  var usedName: String?

  /// The variable that a local function waits for; nil if it can be called.
  func missing(for variable: LocalVariable) -> String? { waiting[ObjectIdentifier(variable)] }

  /// Records the variable that a local function waits for, or nil once it is declared.
  mutating func wait(_ variable: LocalVariable, for name: String?) {
    waiting[ObjectIdentifier(variable)] = name
  }
}
