/// How many steps the solver may take for one expression.
///
/// A step is one try of one choice: a function applied to operands. The limit is far above what
/// readable expressions need, so that only those run into it that no order of choices makes cheap.
struct Budget {
  /// The steps taken so far.
  private(set) var steps = 0
  let limit: Int

  /// The limit where nobody asks for another.
  static let usual = 200_000

  init(limit: Int = Budget.usual) { self.limit = limit }

  var isExhausted: Bool { steps > limit }

  mutating func step() { steps += 1 }
}
