let words = ["to", "be", "or", "not", "to", "be"]

final class Counter {
  private var counts: [String: Int] = [:]

  func count(_ word: String) { counts[word, default: 0] += 1 }

  var summary: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
