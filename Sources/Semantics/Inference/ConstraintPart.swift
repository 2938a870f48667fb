/// A part of the solver with a type of its own; it reaches the shared state through `system`.
protocol ConstraintPart: BodyPart {
  var system: ConstraintSystem { get }
}

extension ConstraintPart {
  typealias Solution = ConstraintSystem.Solution
  typealias DeferredKey = ConstraintSystem.DeferredKey

  var body: BodyChecker { system.body }
}
