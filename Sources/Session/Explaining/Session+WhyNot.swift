import ViewGraph

extension Session {
  /// Explains why an existing view did not run for an input.
  ///
  /// - Parameter stale: The known stale views.
  func whyNot(
    _ view: String, in index: TransactionIndex, stale: [StaleView], places: ReadPlaces
  ) throws(ViewHost.Failure) -> WhyNotReport {
    let own = stale.filter { $0.view == view || $0.isPart(of: view) }
    let subject = SkippedView(
      view, world, index, reads: try world.host.inspector.reads(of: view), replaced: log.replaced,
      places: places, mounting: log.transactions.last { $0.hasMounted(view) })
    return WhyNotReport(
      subject, stale: own,
      staleAbove: own.isEmpty ? stale.filter { isAbove($0.view, view) } : [])
  }
}

extension Session {
  /// Whether the body of a view makes another one, or a view that does.
  fileprivate func isAbove(_ outer: String, _ view: String) -> Bool {
    var current = world.host.inspector.makerName(of: view)
    while let name = current, name != outer { current = world.host.inspector.makerName(of: name) }
    return current != nil
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
