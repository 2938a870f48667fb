/// A `do` with `catch` clauses, while its body is lowered.
struct Catcher {
  let label: Label
  /// The register that passes the error to the handlers.
  let register: Register
  let depth: Int
  let temporaries: RegisterSet
}

/// A landing pad to be emitted at the end of the code, and what was in use where an error may be
/// thrown.
struct Pad {
  let instruction: Int
  let cleanups: Cleanups
  let catcher: Catcher?
  let temporaries: RegisterSet
  let outgoing: Register
  let locations: [ObjectIdentifier: VariableLocation]
}

/// Where errors lead to: the handlers around what is being lowered, and the pads for instructions
/// that were lowered.
struct ErrorPaths {
  /// Innermost last.
  private(set) var catchers: [Catcher] = []
  private var pads: [Pad] = []

  /// Lowers the body of a handler.
  mutating func enter(_ catcher: Catcher) { catchers.append(catcher) }
  mutating func leave() { catchers.removeLast() }

  mutating func add(_ pad: Pad) { pads.append(pad) }

  /// The pads so far, each of which is given once.
  mutating func takePad() -> Pad? { pads.isEmpty ? nil : pads.removeFirst() }

  /// Exchanges the handlers for others; returns those of before.
  mutating func replaceCatchers(_ catchers: [Catcher]) -> [Catcher] {
    defer { self.catchers = catchers }
    return self.catchers
  }
}
