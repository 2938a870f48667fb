/// Makes texts, mostly invalid ones, from valid texts by one or two changes to their tokens.
///
/// The same seed gives the same texts.
struct Mutator {
  private var state: UInt64
  /// Tokens of all texts, for insertion.
  private let pool: [String]

  private static let keywords = [
    "class", "let", "in", "if", "func", "self", "case", "where", "try", "await", "is", "as", "init",
    "default", "return", "async", "throws", "some", "any", "inout", "switch", "get", "set",
    "static",
    "import", "repeat", "_", "nil", "guard", "else", "super", "Self", "protocol", "operator", "do",
  ]
  private static let brackets = ["(", ")", "[", "]", "{", "}", "<", ">"]

  init(seed: UInt64, pool: [String]) {
    state = seed
    self.pool = pool
  }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// The tokens with one or two changes.
  mutating func mutated(_ tokens: [String]) -> String {
    var tokens = tokens
    for _ in 0..<(1 + next(4) / 3) where tokens.count > 1 { change(&tokens) }
    return tokens.joined()
  }

  private mutating func change(_ tokens: inout [String]) {
    let place = next(tokens.count - 1)
    let (blanks, word) = split(tokens[place])
    switch next(10) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(" " + word, at: place + 1)
    case 2: tokens.swapAt(place, place + 1)
    case 3: tokens.insert(" \(split(pool[next(pool.count)]).word) ", at: place)
    case 4: tokens.removeSubrange(place...)
    case 5: tokens[place] = blanks + Self.keywords[next(Self.keywords.count)]
    case 6: tokens[place] = "\n" + word
    case 7: tokens[place] = (place == 0 ? "" : " ") + word
    case 8: tokens.insert(Self.brackets[next(Self.brackets.count)], at: place)
    default: tokens[place] = word
    }
  }

  /// The leading trivia of a token, and the token with what follows it on its line.
  private func split(_ token: String) -> (blanks: String, word: String) {
    let word = token.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    return (String(token.dropLast(word.count)), String(word))
  }
}
