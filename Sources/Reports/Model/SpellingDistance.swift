/// Measures how far texts are from one: the number of letters to add, drop, change or swap with the
/// next. Thousands of names are compared for each misspelt one: most are left for the letters that they
/// have, others as soon as they are too far, and the rows of the table are used again.
struct SpellingDistance {
  private let letters: [Unicode.Scalar]
  private let kinds: LetterKinds
  /// The letters of the text compared last.
  private var others: [Unicode.Scalar] = []
  /// The last three rows of the table, each with a column more than there are letters.
  private var (row, above, twoAbove): ([Int], [Int], [Int])

  init(from text: String) {
    letters = Array(text.unicodeScalars)
    kinds = LetterKinds(letters)
    let empty = Array(0...letters.count)
    (row, above, twoAbove) = (empty, empty, empty)
  }

  /// The number of letters of the text.
  var count: Int { letters.count }

  /// The steps from the text to another one; nil if there are more than a limit.
  mutating func steps(to other: String, atMost limit: Int) -> Int? {
    others.removeAll(keepingCapacity: true)
    others.append(contentsOf: other.unicodeScalars)
    guard abs(others.count - letters.count) <= limit,
      kinds.fewestSteps(to: LetterKinds(others)) <= limit
    else { return nil }
    for column in row.indices { row[column] = column }
    // The least of the last row, and of the one before it.
    var (least, leastAbove) = (0, 0)
    for place in others.indices {
      // A swap goes on from the row before the last one.
      guard min(least, leastAbove + 1) <= limit else { return nil }
      (twoAbove, above, row) = (above, row, twoAbove)
      leastAbove = least
      least = fillRow(place)
    }
    return row[letters.count] <= limit ? row[letters.count] : nil
  }

  /// Fills the row for a letter of the other text; returns the least of it.
  private mutating func fillRow(_ place: Int) -> Int {
    row[0] = place + 1
    var least = place + 1
    for (column, letter) in letters.enumerated() {
      var cost = min(above[column + 1], row[column]) + 1
      cost = min(cost, above[column] + (letter == others[place] ? 0 : 1))
      if place > 0, column > 0, letter == others[place - 1], letters[column - 1] == others[place] {
        cost = min(cost, twoAbove[column - 1] + 1)
      }
      row[column + 1] = cost
      least = min(least, cost)
    }
    return least
  }
}

/// The letters that occur in a text, by their lowest bits.
private struct LetterKinds {
  private var bits: UInt64 = 0

  init(_ letters: [Unicode.Scalar]) {
    for letter in letters { bits |= 1 << UInt64(letter.value & 63) }
  }

  /// The number of steps that it takes at least to a text with other letters: each step adds one of
  /// them at most, and drops one.
  func fewestSteps(to other: LetterKinds) -> Int {
    max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
  }
}
