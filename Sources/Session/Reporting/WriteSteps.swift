import Interpreter

/// The writes of an input by moment, so that each update reports the change it ran for.
struct WriteSteps {
  /// All writes in order; those to one target in the same moment are merged.
  private(set) var writes: [Transaction.Write] = []
  /// The moment of each write.
  private var moments: [Int] = []
  /// The indices of the writes to each target, once there are many writes.
  private var places: [String: [Int]] = [:]

  /// The number of writes up to which they are searched one by one.
  private static let fewWrites = 8

  /// Adds a write; its moment is not before that of the previous write.
  ///
  /// - Parameter source: The property whose subscriber made it.
  mutating func append(_ write: Transaction.Write, from source: String?, in moment: Int) {
    if let last = last(write.target, until: moment), moments[last] == moment {
      let earlier = writes[last]
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
      writes[last] = joined
      return
    }
    writes.append(write)
    writes[writes.count - 1].source = source
    moments.append(moment)
    if writes.count == Self.fewWrites + 1 {
      for (index, write) in writes.enumerated() { places[write.target, default: []].append(index) }
    } else if writes.count > Self.fewWrites {
      places[write.target, default: []].append(writes.count - 1)
    }
  }

  /// The index of the last change of a target up to the moment in which a view runs.
  func last(_ target: String, until moment: Int) -> Int? {
    if writes.count > Self.fewWrites { return places[target]?.last { moments[$0] <= moment } }
    return writes.indices.last { moments[$0] <= moment && writes[$0].target == target }
  }

  /// The change of a target by all writes after a moment, up to the one in which a view runs; nil if there is
  /// none.
  func change(_ target: String, after start: Int, until moment: Int) -> ValueChange? {
    guard let last = last(target, until: moment) else { return nil }
    var change = writes[last].change
    let first = writes[...last].indices.first { moments[$0] > start && writes[$0].target == target }
    guard let first, first < last, writes[first].change.old != change.old else { return change }
    change.old = writes[first].change.old
    change.differences = []
    change.rule = change.old == change.new ? .restored : nil
    return change
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
