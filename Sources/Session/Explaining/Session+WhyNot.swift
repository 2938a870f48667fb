import ViewGraph

extension Session {
  /// Why a view that is there now did not run for an input.
  ///
  /// - Parameter stale: the views that are known to show something old.
  func whyNot(
    _ view: String, in transaction: Transaction, stale: [StaleView], places: ReadPlaces
  ) throws(ViewHost.Failure) -> WhyNotReport {
    WhyNotReport(
      world, transaction, view: view, reads: try world.host.inspector.reads(of: view),
      stale: stale.filter { $0.view == view }, replaced: replaced, places: places)
  }
}
