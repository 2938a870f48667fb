/// The cost of a solution. Scores are compared field by field, in order of declaration.
struct Score: Equatable {
  /// Results without the type or member that the context requires.
  var mismatches = 0
  /// Uses of unavailable declarations.
  var unavailable = 0
  /// Literals with another type than their default.
  var nonDefaultLiterals = 0
  /// Collections converted to another element type.
  var collectionUpcasts = 0
  /// Values converted to `AnyHashable`.
  var hashableErasures = 0
  /// Values wrapped in an optional.
  var valuesToOptional = 0
  /// Pointers converted to less capable ones.
  var pointerConversions = 0
  /// Conversions between `Double` and `CGFloat`.
  var numberConversions = 0
  /// Values converted to `Any`.
  var anyErasures = 0
  /// Values converted to another existential.
  var existentials = 0
  /// Functions converted to a type with other effects.
  var functionConversions = 0

  static let zero = Score()

  /// The score as a single number, for rankings that add other costs.
  var weight: Int {
    mismatches * 10_000_000 + unavailable * 1_000_000 + nonDefaultLiterals * 10_000
      + collectionUpcasts * 1_000 + hashableErasures * 200 + valuesToOptional * 100
      + pointerConversions * 60 + numberConversions * 50 + anyErasures * 20 + existentials * 5
      + functionConversions
  }

  /// Whether non-default literals are its only cost.
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
