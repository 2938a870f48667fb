import Testing

/// A text nested around a core any number of times: twice the depth takes at most 2.2 times the
/// steps.
struct RepeatedText: Sendable {
  let before: String
  var core: String
  let after: String

  /// Expects that checking a text of twice the size takes at most 2.2 times the steps.
  static func expectLinear(_ once: Int, _ twice: Int) {
    #expect(Double(twice) <= 2.2 * Double(once))
  }

  func callAsFunction(_ count: Int) -> String {
    String(repeating: before, count: count) + core + String(repeating: after, count: count)
  }
}
