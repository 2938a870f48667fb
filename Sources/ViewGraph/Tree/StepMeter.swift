internal import Interpreter

/// The start of a run, to separate its steps from those of enclosing and nested runs.
struct StepMeter {
  let start: Int
  /// The steps of runs nested in the enclosing one so far.
  let outer: Int
}

/// The machine's steps per update, without those of nested updates.
extension Updates {
  func startMeter() -> StepMeter {
    defer { counts.innerSteps = 0 }
    return StepMeter(start: machine.steps, outer: counts.innerSteps)
  }

  /// The steps of the run that began with this meter; a run that is not counted leaves its steps to
  /// the enclosing run.
  func readMeter(_ meter: StepMeter, isCounted: Bool = true) -> Int {
    let all = machine.steps - meter.start
    let own = all - counts.innerSteps
    counts.innerSteps = meter.outer + (isCounted ? all : counts.innerSteps)
    return own
  }
}
