internal import Semantics

/// The location of a variable.
enum VariableLocation {
  /// In a register that owns it (or needs no owner).
  case register(Register)
  /// In slot 0 of the box in the register.
  case box(Register)
  /// A struct whose fields are in registers.
  case parts([Register], RuntimeType)
  /// The running closure: a local function seen from inside.
  case closureItself
  /// A type that is known when the code is lowered: the `self` of an inlined static function.
  case metatype(Type)
}

/// Where the code finds variables.
///
/// - Invariant: A variable has at most one location. It keeps it until its scope ends.
struct VariableTable {
  private(set) var locations: [ObjectIdentifier: VariableLocation] = [:]
  /// Immutable variables that need a box, because closures capture them before they are
  /// initialized.
  private var boxed: Set<ObjectIdentifier> = []
  /// Local functions that were declared at the start of their block.
  private var hoisted: Set<ObjectIdentifier> = []
  /// The registers of session variables that the surrounding loop keeps in registers.
  private var promoted: [ObjectIdentifier: Register] = [:]
  /// The expressions of autoclosure parameters of accessors that are lowered in place.
  private var deferred: [ObjectIdentifier: TypedExpression] = [:]
  /// The registers of variables that earlier alternatives of the current `case` have bound.
  private var rebound: [Register] = []

  subscript(variable: LocalVariable) -> VariableLocation? {
    get { locations[ObjectIdentifier(variable)] }
    set { locations[ObjectIdentifier(variable)] = newValue }
  }

  /// Goes on with code that runs where variables were found elsewhere.
  mutating func restore(_ locations: [ObjectIdentifier: VariableLocation]) {
    self.locations = locations
  }

  /// The register that holds a session variable for the surrounding loop.
  subscript(promoted variable: GlobalVariable) -> Register? {
    get { promoted[ObjectIdentifier(variable)] }
    set { promoted[ObjectIdentifier(variable)] = newValue }
  }

  /// The expression of an autoclosure parameter, which is evaluated where the parameter is called.
  subscript(deferred variable: LocalVariable) -> TypedExpression? {
    get { deferred[ObjectIdentifier(variable)] }
    set { deferred[ObjectIdentifier(variable)] = newValue }
  }

  /// Whether a variable was given a box before its declaration.
  func isBoxed(_ variable: LocalVariable) -> Bool { boxed.contains(ObjectIdentifier(variable)) }
  mutating func box(_ variable: LocalVariable) { boxed.insert(ObjectIdentifier(variable)) }

  func isHoisted(_ function: LocalVariable) -> Bool {
    hoisted.contains(ObjectIdentifier(function))
  }
  mutating func hoist(_ function: LocalVariable) { hoisted.insert(ObjectIdentifier(function)) }

  /// The register to which another alternative of the same `case` has bound a variable.
  func reboundRegister(of variable: LocalVariable) -> Register? {
    switch self[variable] {
    case .register(let register)?, .box(let register)?:
      rebound.contains(register) ? register : nil
    case .parts?, .closureItself?, .metatype?, nil: nil
    }
  }

  /// Lets the next alternative bind its variables in registers of this one.
  mutating func rebind(_ register: Register) { rebound.append(register) }
  mutating func endAlternatives() { rebound = [] }
}
