/// The group `graph`: every shape on both engines in one run, with the ratios that must hold.
enum GraphBench {
  private typealias Ours = GraphShapes<GraphBenchGraph>
  private typealias Theirs = GraphShapes<GraphBenchStandard>

  /// One line of the table.
  private struct Row {
    let name: String
    let ours: Double
    let theirs: Double
    /// The least ratio that is good enough, nil when the row is for information.
    var must: Double?

    var ratio: Double { theirs / ours }
  }

  /// Measures, prints the table and the gates, and says whether every gate held.
  static func run() -> Bool {
    let (ours, theirs) = (Ours(), Theirs())
    print(columns("ns per unit", "graph", "Observation", "ratio", "must"))
    let headline = [
      show(
        Row(
          name: "select 1 of 1000", ours: ours.select(1000), theirs: theirs.select(1000), must: 10)),
      show(
        Row(
          name: "broad 1 -> 1000, per view", ours: ours.broad(1000), theirs: theirs.broad(1000),
          must: 10)),
      show(
        Row(
          name: "batch 1000, per view", ours: ours.batch(1000), theirs: theirs.batch(1000), must: 10
        )),
      show(
        Row(
          name: "wide 1 x 1000, per read", ours: ours.wideRead(), theirs: theirs.wideRead(),
          must: 10)),
    ]
    let others = [
      show(
        Row(
          name: "untracked read", ours: ours.untrackedRead(), theirs: theirs.untrackedRead(),
          must: 10)),
      show(
        Row(
          name: "unobserved write", ours: ours.unobservedWrite(), theirs: theirs.unobservedWrite(),
          must: 10)),
      show(
        Row(
          name: "same property x 1000, per read", ours: ours.repeatedRead(),
          theirs: theirs.repeatedRead())),
      show(Row(name: "broad 1 -> 50, per view", ours: ours.broad(50), theirs: theirs.broad(50))),
      show(
        Row(
          name: "broad 1 -> 10000, per view", ours: ours.broad(10_000), theirs: theirs.broad(10_000)
        )),
      show(
        Row(
          name: "make and drop a view of 1 read", ours: ours.makeAndDrop(),
          theirs: theirs.makeAndDrop())),
      show(
        Row(
          name: "100k objects, change any", ours: ours.select(100_000, isScattered: true),
          theirs: theirs.select(100_000, isScattered: true))),
    ]
    var held = (headline + others).allSatisfy { $0.ratio >= $0.must ?? 0 }
    let mean = GraphClock.geometricMean(headline.map(\.ratio))
    held = gate("geometric mean of the first four", mean, atLeast: 15) && held
    held = memory(ours, theirs) && held
    return growth(ours) && held
  }

  private static func memory(_ ours: Ours, _ theirs: Theirs) -> Bool {
    print(columns("bytes", "graph", "Observation", "ratio", ""))
    let read = show(
      Row(name: "per further read", ours: ours.bytesPerRead(), theirs: theirs.bytesPerRead()))
    let view = show(
      Row(name: "per view with 2 reads", ours: ours.bytesPerView(), theirs: theirs.bytesPerView()))
    _ = show(
      Row(
        name: "per read with its observed object", ours: ours.bytesPerObservedObject(),
        theirs: theirs.bytesPerObservedObject()))
    let readHeld = gate("bytes per further read", read.ours, atMost: 64)
    return gate("bytes per view with 2 reads", view.ours, atMost: 400) && readHeld
  }

  private static func growth(_ ours: Ours) -> Bool {
    let broad = ours.broad(100_000) / ours.broad(1000)
    let batch = ours.batch(100_000) / ours.batch(1000)
    let broadHeld = gate("broad at 100k against 1k, per view", broad, atMost: 4)
    return gate("batch at 100k against 1k, per view", batch, atMost: 4) && broadHeld
  }

  private static func gate(_ name: String, _ value: Double, atLeast bound: Double) -> Bool {
    print(columns(name, text(value), "", "", ">= \(text(bound))", mark(value >= bound)))
    return value >= bound
  }

  private static func gate(_ name: String, _ value: Double, atMost bound: Double) -> Bool {
    print(columns(name, text(value), "", "", "<= \(text(bound))", mark(value <= bound)))
    return value <= bound
  }

  private static func show(_ row: Row) -> Row {
    print(
      columns(
        row.name, text(row.ours), text(row.theirs), text(row.ratio) + "x",
        row.must.map { ">= \(text($0))x" } ?? "", row.must.map { mark(row.ratio >= $0) } ?? ""))
    return row
  }

  private static func mark(_ held: Bool) -> String { held ? "ok" : "MISSED" }

  /// One decimal below 100, none above.
  private static func text(_ value: Double) -> String {
    guard value < 100 else { return String(Int(value.rounded())) }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func columns(_ cells: String...) -> String {
    let widths = [34, 9, 13, 9, 11, 8]
    return cells.enumerated()
      .map { index, cell in
        let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
        return index == 0 ? cell + padding : padding + cell
      }
      .joined()
  }
}
