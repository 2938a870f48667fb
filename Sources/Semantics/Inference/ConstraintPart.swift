/// A matter that the solver leaves to a separate type; what all of them share is in `system`.
protocol ConstraintPart: BodyPart {
  var system: ConstraintSystem { get }
}

extension ConstraintPart {
  typealias Solution = ConstraintSystem.Solution
  typealias DeferredKey = ConstraintSystem.DeferredKey

  var body: BodyChecker { system.body }
}
