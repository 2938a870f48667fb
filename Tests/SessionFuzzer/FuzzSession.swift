import Foundation

/// The programs of one session, which depend only on its number and seed.
struct FuzzSession {
  struct Program {
    var text: String
    var hasCommands: Bool
  }

  var programs: [Program]

  private static let extremes = [
    "0", "-1", "9223372036854775807", "0x7fffffffffffffff", "1e308", "nil", "self", "Self", "$0",
    "_", "\"\"", "[]", "[:]", "()", "{}", "Int", "Any", "T", "some View", "any P", "#1", "!", "?",
    "&", "try", "await", "inout", "mutating", "static", "where", "each", "repeat", "@State",
    "\\.", "...", "undo", "redo", "try ", "expect error ", "fatalError()", "throw E()", "deinit",
  ]

  /// - Parameters:
  ///   - count: The number of programs.
  ///   - lacksDeclarations: Whether some declarations are removed from the programs.
  init(
    of corpus: FuzzCorpus, number: UInt64, seed: UInt64, count: Int = 8,
    lacksDeclarations: Bool = false
  ) {
    var chance = Chance(seed: seed, stream: number)
    programs = (0..<count).map { _ in
      let text = chance.element(corpus.texts)
      var tokens = text.tokens
      if lacksDeclarations { tokens = FuzzSession.withoutDeclarations(tokens, &chance) }
      // Some remain unchanged, so that there is something that can break.
      if chance.next(4) > 0 {
        for _ in 0...chance.next(4) { FuzzSession.change(&tokens, &chance, corpus) }
      }
      return Program(
        text: tokens.joined(), hasCommands: text.hasCommands || chance.next(2) == 0)
    }
  }

  /// The tokens without some of the top-level statements.
  private static func withoutDeclarations(_ tokens: [String], _ chance: inout Chance) -> [String] {
    var statements: [[String]] = [[]]
    for (index, token) in tokens.enumerated() {
      let isAtMargin = index > 0 && tokens[index - 1] == "\n"
      if isAtMargin, let first = token.first, !" \t\n})]".contains(first) {
        statements.append([])
      }
      statements[statements.count - 1].append(token)
    }
    let rarity = 2 + chance.next(5)
    return statements.filter { _ in chance.next(rarity) > 0 }.flatMap { $0 }
  }

  private static func change(
    _ tokens: inout [String], _ chance: inout Chance, _ corpus: FuzzCorpus
  ) {
    guard !tokens.isEmpty else { return }
    let place = chance.next(tokens.count)
    let end = min(tokens.count, place + 1 + chance.next(6))
    switch chance.next(8) {
    case 0: tokens.remove(at: place)
    case 1: tokens.removeSubrange(place..<end)
    case 2: tokens.insert(contentsOf: Array(tokens[place..<end]), at: place)
    case 3: tokens.swapAt(place, chance.next(tokens.count))
    case 4, 5:
      // Replaces a word by another one of the same text.
      let words = tokens.indices.filter { tokens[$0].first?.isLetter ?? false }
      guard !words.isEmpty else { return }
      tokens[chance.element(words)] = tokens[chance.element(words)]
    case 6:
      let other = chance.element(corpus.texts).tokens
      let start = chance.next(other.count)
      let piece = other[start..<min(other.count, start + 1 + chance.next(24))]
      tokens.replaceSubrange(place..<(chance.next(2) == 0 ? place : end), with: piece)
    default: tokens[place] = " " + chance.element(extremes) + " "
    }
  }

  /// The delimiter between programs in the text of a session.
  private static let border = "\u{1}\n"

  var text: String {
    programs.map { ($0.hasCommands ? "+" : "-") + $0.text + FuzzSession.border }.joined()
  }

  init(text: String) {
    programs = text.components(separatedBy: FuzzSession.border).filter { !$0.isEmpty }.map {
      Program(text: String($0.dropFirst()), hasCommands: $0.first == "+")
    }
  }
}
