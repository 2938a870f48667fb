/// How many steps the solver may take for one expression.
///
/// A step is one try of one choice: a function applied to operands. The limit is far above what
/// readable expressions need, so that only those run into it that no order of choices makes cheap.
struct Budget {
  /// The steps taken since the checker was made.
  private(set) var steps = 0
  /// The steps for one expression, and for those inside of it.
  let limit: Int
  private var start = 0
  /// How deep the expression being solved is inside the one that the steps are counted for.
  private var depth = 0

  /// The limit where nobody asks for another.
  static let usual = 100_000

  init(limit: Int = Budget.usual) { self.limit = limit }

  var isExhausted: Bool { steps - start > limit }

  mutating func step() { steps += 1 }

  /// Begins an expression, or one inside of it.
  mutating func enter() {
    if depth == 0 { start = steps }
    depth += 1
  }

  mutating func leave() { depth -= 1 }
}
