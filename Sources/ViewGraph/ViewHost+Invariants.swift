/// Invariants that hold between inputs.
extension ViewHost {
  /// Violations of the host's invariants, for tests; empty if there are none.
  package func checkInvariants() -> [String] {
    let rooms: [HostRoom] = [
      screen, snapshots, driver, driver.rowFinder, driver.gestures, driver.focus, inspector,
      unreadTrace,
      environment, announcements,
      staleness, staleness.untrackedReads, staleness.dryRuns, stateCells, library, mounting,
      updates, tracker, nodes,
      dynamicProperties,
    ]
    return rooms.flatMap { $0.checkInvariants() }
  }
}
