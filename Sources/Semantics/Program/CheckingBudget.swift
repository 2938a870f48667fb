/// A limit on the checker's work for one input, counted in steps: a checked declaration or
/// expression of the program, or an attempt to check it in one of several ways. The library's own
/// code does not count.
package struct CheckingBudget {
  /// Why the checker stopped.
  package enum Stop: Hashable, Sendable {
    /// The user interrupted the input.
    case interrupted
    /// The input exceeded this number of steps.
    case stepLimit(Int)
    /// One expression exceeded its share; the checker continues after it.
    case expression
  }

  /// The maximum number of steps per input; nil for no limit.
  package var limit: Int?
  /// Polled from time to time: whether the user wants the checker to stop.
  package var isStopRequested: () -> Bool = { false }
  /// Why checking stopped; nil while it continues.
  package private(set) var stop: Stop?

  /// Whether nothing more is checked until the next input.
  var hasEnded: Bool { stop != nil && stop != .expression }

  /// Whether the current expression is not checked any further.
  var isExhausted: Bool { stop != nil }

  /// The steps taken for the input so far.
  private(set) var steps = 0
  /// The nesting depth of expressions being checked.
  private var nesting = 0
  /// The steps taken before the outermost of them.
  private var start = 0
  /// The step count at which the limits are checked next.
  private var nextPoll = quantum

  /// The maximum number of steps per expression, about a second of work. swiftc gives up after far
  /// fewer choices.
  static let expressionLimit = 60_000
  private static let quantum = 256

  /// Makes a budget without a limit.
  package init() {}

  /// Restarts the count, for a new input.
  package mutating func reset() {
    (steps, nesting, start, nextPoll, stop) = (0, 0, 0, Self.quantum, nil)
  }

  /// Call before checking an expression; returns false if it must not be checked.
  mutating func enter() -> Bool {
    guard stop == nil else { return false }
    if nesting == 0 { start = steps }
    step()
    nesting += 1
    return true
  }

  /// Call after checking an expression; returns true if it is an outermost one that took too long.
  mutating func leave() -> Bool {
    nesting -= 1
    guard nesting == 0, stop == .expression else { return false }
    stop = nil
    return true
  }

  /// Counts one step.
  mutating func step() {
    steps += 1
    if steps >= nextPoll { poll() }
  }

  @inline(never) private mutating func poll() {
    nextPoll = steps + Self.quantum
    if isStopRequested() {
      stop = .interrupted
    } else if let limit, steps > limit {
      stop = .stepLimit(limit)
    } else if stop == nil, nesting > 0, steps - start > Self.expressionLimit {
      stop = .expression
    }
  }

  /// The state of the current expression's count.
  struct Place {
    fileprivate let nesting: Int
    fileprivate let start: Int
    fileprivate let stop: Stop?
  }

  /// Call before checking something that is not part of the current expression, such as a function
  /// body.
  mutating func suspend() -> Place {
    let place = Place(nesting: nesting, start: start, stop: stop)
    nesting = 0
    if stop == .expression { stop = nil }
    return place
  }

  /// Resumes the count of an expression after `suspend`.
  mutating func resume(_ place: Place) {
    // Steps taken in between do not count for it.
    (nesting, start) = (place.nesting, steps - start + place.start)
    if stop == nil { stop = place.stop }
  }
}
