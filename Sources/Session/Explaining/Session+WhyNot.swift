import ViewGraph

extension Session {
  /// Explains why an existing view did not run for an input.
  ///
  /// - Parameter stale: The known stale views.
  func whyNot(
    _ view: String, in index: TransactionIndex, stale: [StaleView], places: ReadPlaces
  ) throws(ViewHost.Failure) -> WhyNotReport {
    WhyNotReport(
      world, index, view: view, reads: try world.host.inspector.reads(of: view),
      stale: stale.filter { $0.view == view || $0.isPart(of: view) }, replaced: log.replaced,
      places: places, mounting: log.transactions.last { $0.hasMounted(view) })
  }
}

extension Transaction {
  /// Whether the input mounted a view.
  fileprivate func hasMounted(_ view: String) -> Bool {
    appeared.contains { appearance in
      guard appearance.name == view, case .mounted = appearance.reason else { return false }
      return true
    }
  }
}
