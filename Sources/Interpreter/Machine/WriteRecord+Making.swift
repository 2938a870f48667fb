extension WriteRecord {
  /// A write that native code reports; takes ownership of the values and the target. With a slot,
  /// it is the same write as one that the journal records for that slot.
  package init(
    target: WriteTarget, property: String, slot: Int = -1, old: Value, new: Value, kind: WriteKind,
    notified: Bool, writer: Writer? = nil
  ) {
    self.init(
      target: target, property: property, slot: slot, old: old, new: new, kind: kind,
      notified: notified, moment: 0, position: 0, writer: writer)
  }

  /// The same write at a moment and position; takes ownership of the values of `record`.
  init(_ record: WriteRecord, in moment: Int, at position: Int) {
    self.init(
      target: record.target, property: record.property, slot: record.slot, old: record.old,
      new: record.new, kind: record.kind, notified: record.notified, moment: moment,
      position: position, writer: record.writer, laterWriters: record.laterWriters)
  }

  /// A single record from the start of this write to the end of a later one at the same place,
  /// borrowed.
  package func extended(to later: WriteRecord) -> WriteRecord {
    WriteRecord(
      target: target, property: property, slot: slot, old: old, new: later.new, kind: kind,
      notified: notified || later.notified, moment: later.moment, position: position,
      writer: writer,
      laterWriters: laterWriters + (writer == nil ? [] : [later.writer].compactMap { $0 })
        + later.laterWriters)
  }

  /// Whether native code has reported a write that the journal records as well.
  package var isTwofold: Bool { writer == nil && slot >= 0 }

  /// A place that the journal records once per moment.
  package enum Place: Hashable {
    case slot(object: UInt64, Int)
    case variable(ObjectIdentifier)
  }

  /// The place of the write; nil for writes that are recorded individually.
  package var place: Place? {
    switch target {
    case .instance(let instance): slot < 0 ? nil : .slot(object: instance.bits, slot)
    case .global(let variable): .variable(ObjectIdentifier(variable))
    case .environment: nil
    }
  }
}
