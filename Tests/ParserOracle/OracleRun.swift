/// The comparison of many texts, and its results.
struct OracleRun {
  private let what: String
  private var count = 0
  private var accepted = 0
  private var abridged = 0
  private var differences: [(text: CorpusText, difference: Comparison.Difference)] = []
  private let watchdog = Watchdog(seconds: 10)

  init(of what: String) { self.what = what }

  mutating func compare(_ text: CorpusText) {
    count += 1
    watchdog.begin(text)
    let comparison = Comparison(text.text)
    watchdog.end()
    if comparison.isAccepted { accepted += 1 }
    if comparison.isAbridged { abridged += 1 }
    if let difference = comparison.difference { differences.append((text, difference)) }
  }

  /// Prints the differences; returns the number of those that no rule explains.
  func report(swift: String) throws -> UInt64 {
    let questions = differences.filter { $0.difference.isOfAcceptance }.map(\.text.text)
    var answers = try CompilerFrontend.errors(in: questions, swift: swift)[...]
    var divided = 0
    var differing: UInt64 = 0
    for (text, difference) in differences {
      var told = difference.description
      if case .acceptance(let ours, _) = difference {
        let error = answers.removeFirst()
        if (error == nil) == ours {
          divided += 1
          continue
        }
        if let error { told += "\n  compiler: \(error)" }
      }
      differing += 1
      print("--- \(text.name): \(told)")
      if text.text.utf8.count < 2000 { print(text.text) }
    }
    print(
      """
      \(what): \(count) compared, \(accepted) accepted by both parsers
        \(differing) differ
        \(divided) differ where the compiler itself is of our mind
        \(abridged) are accepted for the sake of documents, which hold parts of programs
      """)
    return differing
  }
}
