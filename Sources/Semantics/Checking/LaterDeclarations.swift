/// Uses of variables in local functions that stand above the variables' declarations.
struct LaterDeclarations {
  /// Local functions that wait for variables declared further down, by what they wait for.
  private var waiting: [ObjectIdentifier: String] = [:]
  /// The variable further down that the local function being checked uses.
  var missedName: String?

  /// What a local function waits for; nil where it can be called.
  func missing(for variable: LocalVariable) -> String? { waiting[ObjectIdentifier(variable)] }

  /// Notes what a local function waits for, or that it waits no longer.
  mutating func wait(_ variable: LocalVariable, for name: String?) {
    waiting[ObjectIdentifier(variable)] = name
  }
}
