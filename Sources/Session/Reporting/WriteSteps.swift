import Interpreter

/// The writes of an input by moment: each update shows the change it was for.
struct WriteSteps {
  /// All writes in order; several writes to one target in one moment are merged.
  private(set) var writes: [Transaction.Write] = []
  private var places: [String: [(moment: Int, index: Int)]] = [:]

  /// Adds a write of a moment, which is not before that of the previous write.
  mutating func append(_ write: Transaction.Write, in moment: Int) {
    if let last = places[write.target]?.last, last.moment == moment {
      let earlier = writes[last.index]
      var joined = write
      joined.change.old = earlier.change.old
      joined.change.rule = write.change.rule ?? earlier.change.rule
      joined.writer = write.writer ?? earlier.writer
      // Of two records of one write, the wrapper's knows who was notified.
      if write.silence == .unread, let silence = earlier.silence, silence != .equal {
        joined.silence = silence
      }
      writes[last.index] = joined
      return
    }
    places[write.target, default: []].append((moment, writes.count))
    writes.append(write)
  }

  /// The position of the last change of a target that a view running in a moment had not yet shown.
  func last(_ target: String, until moment: Int) -> Int? {
    places[target]?.last { $0.moment <= moment }?.index
  }

  /// What an object announced last with another value, where the announcement that came after it says that
  /// nothing has changed.
  ///
  /// - Parameter target: what was announced last.
  func changed(of object: String, before target: String, until moment: Int) -> String? {
    guard let step = last(target, until: moment), !writes[step].change.isChange else { return nil }
    let moment = places[target]?.last { $0.moment <= moment }?.moment
    return writes.indices.last { index in
      let write = writes[index]
      return write.isNotified && write.change.isChange
        && write.target.beforeLastDot == object
        && places[write.target]?.contains { $0.index == index && $0.moment == moment } == true
    }.map { writes[$0].target }
  }

  /// One record for each place: from its first old value to its last new one.
  static func merged(_ records: [WriteRecord]) -> [WriteRecord] {
    guard records.contains(where: { $0.moment > 0 || $0.isTwofold }) else { return records }
    var merged: [WriteRecord] = []
    var positions: [WriteRecord.Place: Int] = [:]
    for record in records {
      guard let place = record.place else {
        merged.append(record)
        continue
      }
      if let position = positions[place] {
        merged[position] = merged[position].extended(to: record)
      } else {
        positions[place] = merged.count
        merged.append(record)
      }
    }
    return merged
  }
}
