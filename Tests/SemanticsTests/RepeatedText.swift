import Testing

/// A text around a core any number of times: twice as many cost at most 2.2 times the steps.
struct RepeatedText: Sendable {
  let before: String
  var core: String
  let after: String

  /// Requires that checking twice the text takes no more steps than twice the text may.
  static func expectLinear(_ once: Int, _ twice: Int) {
    #expect(Double(twice) <= 2.2 * Double(once))
  }

  func callAsFunction(_ count: Int) -> String {
    String(repeating: before, count: count) + core + String(repeating: after, count: count)
  }
}
