/// What has to hold between inputs.
extension ViewHost {
  /// What is wrong with the state of the host, for tests; nothing where all is well.
  package func checkInvariants() -> [String] {
    let rooms: [HostRoom] = [
      screen, snapshots, driver, driver.rowFinder, driver.gestures, driver.focus, inspector, news,
      environment, announcements,
      staleness, staleness.untrackedReads, staleness.dryRuns, stateCells, library, mounting,
      updates, tracker, nodes,
      dynamicProperties,
    ]
    return rooms.flatMap { $0.checkInvariants() }
  }
}
