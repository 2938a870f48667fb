/// Mutated statements, the same ones for the same seed.
struct Mutants: Sequence, IteratorProtocol {
  private let pieces: [(name: String, tokens: [String])]
  private var mutator: Mutator
  private var number: UInt64 = 0
  private let count: UInt64

  init(of texts: [CorpusText], count: UInt64, seed: UInt64) {
    var pieces: [(name: String, tokens: [String])] = []
    for text in texts {
      for piece in CompilerReading.pieces(of: text.text) where piece.utf8.count < 1500 {
        pieces.append((text.name, CompilerReading.tokens(of: piece)))
      }
    }
    self.pieces = pieces
    self.count = count
    mutator = Mutator(
      seed: seed, pool: pieces.prefix(400).flatMap(\.tokens).filter { $0.utf8.count < 20 })
  }

  mutating func next() -> CorpusText? {
    guard number < count else { return nil }
    number += 1
    let piece = pieces[mutator.next(pieces.count)]
    return CorpusText(
      name: "\(piece.name) mutant \(number)", text: mutator.mutated(piece.tokens))
  }
}
