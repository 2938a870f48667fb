import Reports

/// Formats the counts as tables.
struct StatisticsReport {
  let statistics: Statistics
  /// The width of the terminal in columns; nil if reports do not go to one.
  let columns: Int?

  /// The table of all types.
  var types: [StyledText] {
    var table = Table(
      ["type", "views", "updates", "wasted", "steps", "causes"],
      alignments: [.left, .right, .right, .right, .right])
    for (views, record) in statistics.types {
      table.append(
        ["\(record.name, .type)", StyledText("\(views)")] + figures(record)
          + [causes(record, limit: 3)])
    }
    return table.lines(within: columns)
  }

  /// A table of views, each with its current number of reads; nil for removed views.
  func views(_ views: [(name: String, reads: Int?)]) -> [StyledText] {
    var table = Table(
      ["view", "updates", "wasted", "steps", "reads", "causes"],
      alignments: [.left, .right, .right, .right, .right])
    for view in views {
      let record = statistics.record(of: view.name) ?? Statistics.Record(view.name)
      let reads = view.reads.map { StyledText("\($0)") } ?? StyledText("gone", .quiet)
      table.append(
        ["\(view.name, .name)"] + figures(record) + [reads, causes(record, limit: .max)])
    }
    return table.lines(within: columns)
  }

  private func figures(_ record: Statistics.Record) -> [StyledText] {
    [
      StyledText("\(record.tally.updates)"), StyledText("\(record.tally.wasted)"),
      StyledText("\(record.steps)"),
    ]
  }

  /// The causes with their number of updates: `19 onLike cannot be compared · 5 message`.
  private func causes(_ record: Statistics.Record, limit: Int) -> StyledText {
    let ranked = record.rankedCauses
    var text = StyledText()
    for (cause, tally) in ranked.prefix(limit) {
      if !text.isEmpty { text += StyledText(" · ", .quiet) }
      text += "\(tally.updates) \(cause.target, .name)"
      if !cause.isComparable { text += StyledText(" cannot be compared", .quiet) }
    }
    if ranked.count > limit { text += StyledText(" · \(ranked.count - limit) more", .quiet) }
    return text
  }
}
