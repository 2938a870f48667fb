/// What a solution costs. Scores are compared field by field, the worst kind of cost first.
struct Score: Equatable {
  /// Results that are not of the type, or without the member, that the context asks for.
  var mismatches = 0
  /// Uses of declarations that are marked unavailable.
  var unavailable = 0
  /// Literals of another type than they have by themselves.
  var nonDefaultLiterals = 0
  /// Collections converted to those of other elements.
  var collectionUpcasts = 0
  /// Values converted to `AnyHashable`.
  var hashableErasures = 0
  /// Values wrapped in an optional.
  var valuesToOptional = 0
  /// Pointers converted to those that can do less.
  var pointerConversions = 0
  /// `Double` converted to `CGFloat`, or back.
  var numberConversions = 0
  /// Values converted to `Any`.
  var anyErasures = 0
  /// Values converted to another existential.
  var existentials = 0
  /// Functions converted to those of other effects.
  var functionConversions = 0

  static let zero = Score()

  /// The score as one number, for rankings that add up costs of other kinds.
  var weight: Int {
    mismatches * 10_000_000 + unavailable * 1_000_000 + nonDefaultLiterals * 10_000
      + collectionUpcasts * 1_000 + hashableErasures * 200 + valuesToOptional * 100
      + pointerConversions * 60 + numberConversions * 50 + anyErasures * 20 + existentials * 5
      + functionConversions
  }

  /// Whether it is nothing but literals of another type than they have by themselves.
  var isOfLiterals: Bool {
    var rest = self
    rest.nonDefaultLiterals = 0
    return rest == .zero
  }

  static func + (left: Score, right: Score) -> Score { combine(left, right, +) }

  static func - (left: Score, right: Score) -> Score { combine(left, right, -) }

  static func += (left: inout Score, right: Score) { left = left + right }

  private static func combine(
    _ left: Score, _ right: Score, _ with: (Int, Int) -> Int
  ) -> Score {
    Score(
      mismatches: with(left.mismatches, right.mismatches),
      unavailable: with(left.unavailable, right.unavailable),
      nonDefaultLiterals: with(left.nonDefaultLiterals, right.nonDefaultLiterals),
      collectionUpcasts: with(left.collectionUpcasts, right.collectionUpcasts),
      hashableErasures: with(left.hashableErasures, right.hashableErasures),
      valuesToOptional: with(left.valuesToOptional, right.valuesToOptional),
      pointerConversions: with(left.pointerConversions, right.pointerConversions),
      numberConversions: with(left.numberConversions, right.numberConversions),
      anyErasures: with(left.anyErasures, right.anyErasures),
      existentials: with(left.existentials, right.existentials),
      functionConversions: with(left.functionConversions, right.functionConversions))
  }
}

extension Score: Comparable {
  static func < (left: Score, right: Score) -> Bool {
    let first = (
      left.mismatches, left.unavailable, left.nonDefaultLiterals, left.collectionUpcasts,
      left.hashableErasures, left.valuesToOptional
    )
    let second = (
      right.mismatches, right.unavailable, right.nonDefaultLiterals, right.collectionUpcasts,
      right.hashableErasures, right.valuesToOptional
    )
    if first != second { return first < second }
    return (
      left.pointerConversions, left.numberConversions, left.anyErasures, left.existentials,
      left.functionConversions
    ) < (
      right.pointerConversions, right.numberConversions, right.anyErasures, right.existentials,
      right.functionConversions
    )
  }
}
