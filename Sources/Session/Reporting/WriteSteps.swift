import Interpreter

/// The writes of an input by moment, so that each update reports the change it ran for.
struct WriteSteps {
  /// All writes in order; those to one target in the same moment are merged.
  private(set) var writes: [Transaction.Write] = []
  private var places: [String: [(moment: Int, index: Int)]] = [:]

  /// Adds a write; its moment is not before that of the previous write.
  mutating func append(_ write: Transaction.Write, in moment: Int) {
    if let last = places[write.target]?.last, last.moment == moment {
      let earlier = writes[last.index]
      var joined = write
      joined.change.old = earlier.change.old
      joined.change.rule = write.change.rule ?? earlier.change.rule
      joined.writer = write.writer ?? earlier.writer
      joined.source = earlier.source
      // If one write has two records, that of the wrapper knows which readers were notified.
      if write.noUpdateReason == .unread, let noUpdateReason = earlier.noUpdateReason,
        noUpdateReason != .equal
      {
        joined.noUpdateReason = noUpdateReason
      }
      writes[last.index] = joined
      return
    }
    places[write.target, default: []].append((moment, writes.count))
    writes.append(write)
  }

  /// The index of the last change of a target up to the moment in which a view runs.
  func last(_ target: String, until moment: Int) -> Int? {
    places[target]?.last { $0.moment <= moment }?.index
  }

  /// Merges records by place, from the first old value to the last new one.
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
