internal import Interpreter

/// Where a run began, to tell the steps that it takes from those of the runs around it and inside it.
struct StepMeter {
  let start: Int
  /// The steps of runs inside the one around, so far.
  let outer: Int
}

/// The machine's steps that updates take, each without those of the updates inside it.
extension Updates {
  func startMeter() -> StepMeter {
    defer { innerSteps = 0 }
    return StepMeter(start: machine.steps, outer: innerSteps)
  }

  /// The steps of a run that began with this meter; those of one that is not counted by itself are left
  /// to the run around it.
  func readMeter(_ meter: StepMeter, isCounted: Bool = true) -> Int {
    let all = machine.steps - meter.start
    let own = all - innerSteps
    innerSteps = meter.outer + (isCounted ? all : innerSteps)
    return own
  }
}
