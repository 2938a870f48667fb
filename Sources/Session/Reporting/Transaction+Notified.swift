extension Transaction.Write {
  /// Whether views were notified of the write because its object announced it.
  func isAmong(_ announced: NameSet) -> Bool { announcements.contains(where: announced.contains) }

  /// The announcements that may be due to the write.
  var announcements: [String] {
    // An announcement without a property may be due to any property that does not announce itself.
    noUpdateReason == .unpublished ? [target, target.beforeLastDot] : [target]
  }
}
