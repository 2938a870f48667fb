import Terminal

/// Which tests run, by names such as `ShopTests.CartTests/adds()`.
package struct TestSelection: Sendable {
  /// One of these has to match, where there are any.
  package var included: [Pattern] = []
  /// None of these may.
  package var skipped: [Pattern] = []

  package init() {}

  package var isAll: Bool { included.isEmpty && skipped.isEmpty }

  package func includes(_ name: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(name) })
      && !skipped.contains { $0.matches(name) }
  }
}
