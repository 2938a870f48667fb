/// The group `graph`: all shapes on the graph and on Observation, with the ratios that must hold.
enum GraphBench {
  private typealias Ours = GraphShapes<GraphBenchGraph>
  private typealias Theirs = GraphShapes<GraphBenchStandard>

  private typealias Row = BenchTable.Row

  /// Measures, prints the tables and the gates, and returns whether every gate held.
  static func run() -> Bool {
    let (ours, theirs) = (Ours(), Theirs())
    BenchTable.heading("ns per unit", "graph", "Observation")
    let headline = [
      BenchTable.show(
        Row(
          name: "select 1 of 1000", ours: ours.select(1000), theirs: theirs.select(1000), must: 10)),
      BenchTable.show(
        Row(
          name: "broad 1 -> 1000, per view", ours: ours.broad(1000), theirs: theirs.broad(1000),
          must: 10)),
      BenchTable.show(
        Row(
          name: "batch 1000, per view", ours: ours.batch(1000), theirs: theirs.batch(1000), must: 10
        )),
      BenchTable.show(
        Row(
          name: "wide 1 x 1000, per read", ours: ours.wideRead(), theirs: theirs.wideRead(),
          must: 10)),
    ]
    let others = [
      BenchTable.show(
        Row(
          name: "untracked read", ours: ours.untrackedRead(), theirs: theirs.untrackedRead(),
          must: 10)),
      BenchTable.show(
        Row(
          name: "unobserved write", ours: ours.unobservedWrite(), theirs: theirs.unobservedWrite(),
          must: 10)),
      BenchTable.show(
        Row(
          name: "same property x 1000, per read", ours: ours.repeatedRead(),
          theirs: theirs.repeatedRead())),
      BenchTable.show(
        Row(name: "broad 1 -> 50, per view", ours: ours.broad(50), theirs: theirs.broad(50))),
      BenchTable.show(
        Row(
          name: "broad 1 -> 10000, per view", ours: ours.broad(10_000), theirs: theirs.broad(10_000)
        )),
      BenchTable.show(
        Row(
          name: "make and drop a view of 1 read", ours: ours.makeAndDrop(),
          theirs: theirs.makeAndDrop())),
      BenchTable.show(
        Row(
          name: "100k objects, change any", ours: ours.select(100_000, isScattered: true),
          theirs: theirs.select(100_000, isScattered: true))),
    ]
    var held = (headline + others).allSatisfy(\.isHeld)
    let mean = BenchClock.geometricMean(headline.map(\.ratio))
    held = BenchTable.gate("geometric mean of the first four", mean, atLeast: 15) && held
    held = memory(ours, theirs) && held
    return growth(ours) && held
  }

  private static func memory(_ ours: Ours, _ theirs: Theirs) -> Bool {
    BenchTable.heading("bytes", "graph", "Observation")
    let read = BenchTable.show(
      Row(name: "per further read", ours: ours.bytesPerRead(), theirs: theirs.bytesPerRead()))
    let view = BenchTable.show(
      Row(name: "per view with 2 reads", ours: ours.bytesPerView(), theirs: theirs.bytesPerView()))
    _ = BenchTable.show(
      Row(
        name: "per read with its observed object", ours: ours.bytesPerObservedObject(),
        theirs: theirs.bytesPerObservedObject()))
    let readHeld = BenchTable.gate("bytes per further read", read.ours, atMost: 64)
    return BenchTable.gate("bytes per view with 2 reads", view.ours, atMost: 400) && readHeld
  }

  private static func growth(_ ours: Ours) -> Bool {
    let broad = ours.broad(100_000) / ours.broad(1000)
    let batch = ours.batch(100_000) / ours.batch(1000)
    let broadHeld = BenchTable.gate("broad at 100k against 1k, per view", broad, atMost: 4)
    return BenchTable.gate("batch at 100k against 1k, per view", batch, atMost: 4) && broadHeld
  }
}
