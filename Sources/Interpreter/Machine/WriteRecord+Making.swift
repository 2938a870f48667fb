internal import SourceText

extension WriteRecord {
  /// A write that native code reports; the values and the target become the record's.
  package init(
    target: WriteTarget, property: String, old: Value, new: Value, kind: WriteKind, notified: Bool
  ) {
    self.init(
      target: target, property: property, slot: -1, old: old, new: new, kind: kind,
      notified: notified, source: nil, span: .none)
  }
}
