import Interpreter

/// What an input wrote, moment by moment: each update shows the change that it was for.
struct WriteSteps {
  /// What one moment did to one target.
  struct Step {
    let moment: Int
    let old: String
    private(set) var new: String
    /// The statement that wrote it last.
    private(set) var statement: String

    fileprivate mutating func extend(by write: Transaction.Write) {
      new = write.new
      statement = write.statement
    }
  }

  private var steps: [String: [Step]] = [:]

  init(_ writes: [(record: WriteRecord, write: Transaction.Write)]) {
    for (record, write) in writes {
      var all = steps[write.target, default: []]
      if let last = all.indices.last, all[last].moment == record.moment {
        all[last].extend(by: write)
      } else {
        all.append(
          Step(
            moment: record.moment, old: write.old, new: write.new, statement: write.statement))
      }
      steps[write.target] = all
    }
  }

  /// The last change of a target that a view had not seen which ran in a moment.
  func last(_ target: String, until moment: Int) -> Step? {
    steps[target]?.last { $0.moment <= moment }
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
