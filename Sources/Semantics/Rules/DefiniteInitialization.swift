import SourceText

/// Definite initialization: checks that variables and `self` are initialized before use.
///
/// Follows all paths through a body without other errors: what every path assigns is initialized
/// after they meet. The rules and wordings are those of swiftc's pass of that name.
final class DefiniteInitialization: CheckerPart {
  /// What is tracked: a variable, a stored property of `self`, or the call of another initializer.
  enum Key: Hashable {
    case local(ObjectIdentifier)
    case global(ObjectIdentifier)
    case property(ObjectIdentifier)
    /// `super.init`, or `self.init` in a delegating initializer.
    case initializer
  }

  /// The facts at a point of the body.
  struct State {
    /// Assigned on all paths to here.
    var assigned: Set<Key> = []
    /// Assigned on some of them.
    var possible: Set<Key> = []
    /// Variables consumed on some of them, and where.
    var consumed: [Key: Span] = [:]
    var isReachable = true

    mutating func assign(_ key: Key) {
      assigned.insert(key)
      possible.insert(key)
      consumed[key] = nil
    }

    mutating func leave() { isReachable = false }

    /// The facts where two paths meet.
    func joined(_ other: State) -> State {
      if !isReachable { return other }
      if !other.isReachable { return self }
      return State(
        assigned: assigned.intersection(other.assigned), possible: possible.union(other.possible),
        consumed: consumed.merging(other.consumed) { first, _ in first })
    }
  }

  let checker: TypeChecker
  let source: Source
  let function: Function
  let selfVariable: LocalVariable?
  /// For initializers: the properties to initialize.
  let properties: [Property]
  let role: Role
  var state = State()
  /// The variables declared before the code that captures them: a `defer` body, the second operand
  /// of `&&`.
  var visibleCaptures: Set<Key>?
  /// The joined state at the places that throw in the innermost `do`; nil if there are none.
  var thrown: State?
  /// Variables declared without a value.
  var followed: [Key: (name: String, isLet: Bool, span: Span)] = [:]
  /// The states at `break`, by the statement it leaves.
  var breaks: [LabelID: [State]] = [:]
  var continues: [LabelID: [State]] = [:]
  /// The states at the values of enclosing `if` and `switch` expressions.
  var results: [[State]] = []
  var isSilent = false
  private var reported: Set<Key> = []
  /// Variables of enclosing bodies.
  let captures: Set<ObjectIdentifier>
  /// Variables of this body declared so far.
  var introduced: Set<Key> = []
  /// Variables consumed somewhere. `mustBeReinitialized` contains those that need a value again
  /// before the body ends.
  var known: [Key: LocalVariable] = [:]
  var mustBeReinitialized: [Key: LocalVariable] = [:]
  var movesReported: Set<ObjectIdentifier> = []

  /// How an initializer initializes its instance.
  enum Role {
    case other
    /// Initializes all properties itself.
    case root
    /// Initializes its own properties, then calls `super.init`.
    case subclass
    /// Delegates to `self.init`, or assigns `self`.
    case delegating
  }

  init(checker: TypeChecker, function: Function, body: TypedBody, role: Role) {
    self.checker = checker
    self.function = function
    self.role = role
    source = function.source
    selfVariable = body.selfVariable
    captures = Set(body.captures.map { ObjectIdentifier($0) })
    let stored = function.owner?.storedProperties ?? []
    switch role {
    case .root, .subclass: properties = stored
    case .other, .delegating: properties = []
    }
  }

  /// Checks a body: reports uses before initialization, and what an initializer leaves
  /// uninitialized.
  ///
  /// - Parameter end: where the body ends, for errors reported there.
  func check(_ statements: [TypedStatement], end: Span) {
    // What an unknown superclass or attribute initializes is unknown.
    if function.owner.map(checker.unknownStubs.hasUnknownPart) ?? false { return }
    flow.run(statements)
    if state.isReachable { checkReturn(at: end) }
    moves.requireGivenBack()
  }

  /// Tracks global variables without a value.
  func follow(_ variables: some Sequence<GlobalVariable>) {
    for variable in variables {
      followed[.global(ObjectIdentifier(variable))] = (
        variable.name, variable.isLet, variable.span
      )
    }
  }

  /// The global variables that are initialized at the end.
  var assignedGlobals: [ObjectIdentifier] {
    state.assigned.compactMap { if case .global(let variable) = $0 { variable } else { nil } }
  }

  func error(_ fact: InitializationError, at span: Span, notes: [Diagnostic] = []) {
    guard !isSilent, state.isReachable else { return }
    checker.error(fact, in: source, at: span, notes: notes)
  }

  /// Reports one error per key.
  func report(_ key: Key, _ fact: InitializationError, at span: Span) {
    guard !isSilent, state.isReachable, reported.insert(key).inserted else { return }
    var notes: [Diagnostic] = []
    if let variable = followed[key] {
      notes.append(
        Diagnostic(
          .note, InitializationError.defined(isLet: variable.isLet), in: source,
          at: variable.span))
    }
    checker.error(fact, in: source, at: span, notes: notes)
    state.assigned.insert(key)
  }

  // Missing parts of `self`.

  func key(of property: Property) -> Key {
    .property(ObjectIdentifier(property.wrapperBacking ?? property))
  }

  /// The first stored property without a value.
  var missingProperty: Property? {
    properties.first { !state.assigned.contains(key(of: $0)) }
  }

  /// Checks a return from an initializer.
  func checkReturn(at span: Span) {
    switch role {
    case .other: return
    case .root:
      guard let missing = missingProperty else { return }
      error(
        .returnsUnfinished, at: span,
        notes: [notInitialized(missing)])
    case .subclass:
      guard !state.assigned.contains(.initializer) else { return }
      error(.initializerNotCalled(isSuper: true), at: span)
    case .delegating:
      guard !state.assigned.contains(.initializer) else { return }
      error(
        function.owner?.kind == .enum
          ? .returnsUnfinished : .initializerNotCalled(isSuper: false), at: span)
    }
  }

  private func notInitialized(_ property: Property) -> Diagnostic {
    Diagnostic(
      .note, InitializationError.notInitialized(property: (property.wraps ?? property).name),
      in: property.source, at: property.span)
  }

  /// Checks a call of another initializer on `self`.
  func callInitializer(isSuper: Bool, at span: Span) {
    if isSuper {
      if state.possible.contains(.initializer) {
        error(.superCalledTwice, at: span)
      } else if let missing = missingProperty {
        error(.propertyBeforeSuper((missing.wraps ?? missing).name), at: span)
      }
    }
    state.assign(.initializer)
  }

  func useSelf(_ use: InitializationError.SelfUse, at span: Span) {
    guard state.isReachable, !isSilent else { return }
    switch role {
    case .other: return
    case .delegating:
      guard !state.assigned.contains(.initializer) else { return }
      report(.initializer, .selfBeforeDelegating, at: span)
    case .root, .subclass:
      let needsParent = role == .subclass && !state.assigned.contains(.initializer)
      if needsParent, case .property(_, isInherited: true) = use {
        report(.initializer, .selfBeforeSuper(use), at: span)
      } else if let missing = missingProperty {
        report(key(of: missing), tooEarly(use, missing), at: span)
      } else if needsParent {
        report(.initializer, .selfBeforeSuper(use), at: span)
      }
    }
  }

  private func tooEarly(
    _ use: InitializationError.SelfUse, _ missing: Property
  ) -> InitializationError {
    let isClass = function.owner?.isReferenceType ?? false
    switch use {
    case .capture: return .selfCapturedTooEarly
    case .value where isClass:
      return .usedTooEarly(.property((missing.wraps ?? missing).name), .read)
    case .method, .property, .value: return .selfBeforeProperties(isClass ? use : nil)
    }
  }
}
