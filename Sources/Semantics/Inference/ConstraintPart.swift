/// A part of solving one tree of operators that has its own type: what it uses of the system says `system`.
protocol ConstraintPart: BodyPart {
  var system: ConstraintSystem { get }
}

extension ConstraintPart {
  typealias Solution = ConstraintSystem.Solution
  typealias DeferredKey = ConstraintSystem.DeferredKey

  var body: BodyChecker { system.body }
}
