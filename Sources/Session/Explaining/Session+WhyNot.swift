import ViewGraph

extension Session {
  /// Explains why an existing view did not run for an input.
  ///
  /// - Parameter stale: The known stale views.
  func whyNot(
    _ view: String, in transaction: Transaction, stale: [StaleView], places: ReadPlaces
  ) throws(ViewHost.Failure) -> WhyNotReport {
    WhyNotReport(
      world, transaction, view: view, reads: try world.host.inspector.reads(of: view),
      stale: stale.filter { $0.view == view }, replaced: replaced, places: places)
  }
}
