extension Transaction.Write {
  /// Whether views were notified of the write: it is the target of a cause, or its object announced
  /// it together with another property.
  func isAmong(targets: NameSet, announced: NameSet) -> Bool {
    targets.contains(target)
      || !announced.isEmpty && announcements.contains(where: announced.contains)
  }

  /// The announcements that may be due to the write.
  var announcements: [String] {
    // An announcement without a property may be due to any property that does not announce itself.
    noUpdateReason == .unpublished ? [target, target.beforeLastDot] : [target]
  }
}
