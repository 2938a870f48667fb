/// How much work the checker may put into the texts of an input, counted in steps: a declaration or an
/// expression of the program that is checked, or an attempt to check it in one of several ways. The library's own code
/// counts for nothing.
package struct CheckingBudget {
  /// Why the checker stopped.
  package enum Stop: Hashable, Sendable {
    /// Somebody wants the input to end.
    case interrupted
    /// The input took more than this many steps.
    case stepLimit(Int)
    /// One expression took more than its share. The checker goes on behind it.
    case expression
  }

  /// How many steps an input may take; nil: any number.
  package var limit: Int?
  /// Asked now and then whether somebody wants the checker to stop.
  package var isStopRequested: () -> Bool = { false }
  /// Why nothing is checked any more; nil while it goes on.
  package private(set) var stop: Stop?

  /// Whether nothing more is checked until the next input.
  var hasEnded: Bool { stop != nil && stop != .expression }

  /// Whether the expression at hand is not looked at any further.
  var isExhausted: Bool { stop != nil }

  /// The steps taken for the input so far.
  private(set) var steps = 0
  /// How many expressions are being checked, one inside another.
  private var nesting = 0
  /// The steps that were taken before the outermost of them.
  private var start = 0
  /// The steps at which the checker looks around next.
  private var nextLook = quantum

  /// How many steps an expression may take. The compiler gives up for far fewer choices; this is about a
  /// second of work.
  static let expressionLimit = 60_000
  private static let quantum = 256

  package init() {}

  /// Starts counting anew, as each input does.
  package mutating func reset() {
    (steps, nesting, start, nextLook, stop) = (0, 0, 0, Self.quantum, nil)
  }

  /// To be told before an expression is checked; false where that shall not happen.
  mutating func enter() -> Bool {
    guard stop == nil else { return false }
    if nesting == 0 { start = steps }
    step()
    nesting += 1
    return true
  }

  /// To be told after an expression was checked; whether it is a whole one that took too long.
  mutating func leave() -> Bool {
    nesting -= 1
    guard nesting == 0, stop == .expression else { return false }
    stop = nil
    return true
  }

  /// Counts one step.
  mutating func step() {
    steps += 1
    if steps >= nextLook { look() }
  }

  @inline(never) private mutating func look() {
    nextLook = steps + Self.quantum
    if isStopRequested() {
      stop = .interrupted
    } else if let limit, steps > limit {
      stop = .stepLimit(limit)
    } else if stop == nil, nesting > 0, steps - start > Self.expressionLimit {
      stop = .expression
    }
  }

  /// Where the checker is with the expression at hand.
  struct Place {
    fileprivate let nesting: Int
    fileprivate let start: Int
    fileprivate let stop: Stop?
  }

  /// To be told before something is looked at that is no part of the expression at hand, such as the
  /// body of a function: what it comes to is kept.
  mutating func suspend() -> Place {
    let place = Place(nesting: nesting, start: start, stop: stop)
    nesting = 0
    if stop == .expression { stop = nil }
    return place
  }

  /// Goes back to an expression that was left so.
  mutating func resume(_ place: Place) {
    // What was done meanwhile is none of its steps.
    (nesting, start) = (place.nesting, steps - start + place.start)
    if stop == nil { stop = place.stop }
  }
}
