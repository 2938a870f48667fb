import ViewGraph

extension Session {
  /// Why an existing view did not run for an input.
  ///
  /// - Parameter stale: the views known to be stale.
  func whyNot(
    _ view: String, in transaction: Transaction, stale: [StaleView], places: ReadPlaces
  ) throws(ViewHost.Failure) -> WhyNotReport {
    WhyNotReport(
      world, transaction, view: view, reads: try world.host.inspector.reads(of: view),
      stale: stale.filter { $0.view == view }, replaced: replaced, places: places)
  }
}
