import ViewGraph

/// Looks for reasons of one sort why a view did not run.
protocol ReasonFinder {
  var subject: SkippedView { get }
}

extension ReasonFinder {
  typealias Reason = WhyNotReason

  var world: World { subject.world }
  var transaction: Transaction { subject.transaction }
  var view: String { subject.view }
  var reads: [ReadDescription] { subject.reads }
  var places: ReadPlaces { subject.places }
}
