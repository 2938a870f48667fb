import Terminal

/// A filter of tests by names such as `ShopTests.CartTests/adds()`.
package struct TestSelection: Sendable {
  /// Patterns of which at least one must match; empty means any name.
  package var included: [Pattern] = []
  /// Patterns of which none may match.
  package var skipped: [Pattern] = []

  package init() {}

  package var isAll: Bool { included.isEmpty && skipped.isEmpty }

  /// Whether the filter includes a test.
  package func includes(_ name: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(name) })
      && !skipped.contains { $0.matches(name) }
  }
}
