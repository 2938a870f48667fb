extension Scheduler {
  /// The state of all jobs as lines, which are equal for schedulers that will behave alike.
  package var dump: [String] {
    var lines = ["uptime \(uptime), numbers \(numbers)", "ready \(readyNumbers)"]
    lines += allAlarms.map { "alarm \($0.number) at \($0.time)" }
    lines += allJobs.map { "job \($0.number) \($0.stateName)" }
    return lines
  }
}

extension Job {
  fileprivate var stateName: String {
    switch state {
    case .fresh: "fresh"
    case .suspended: "suspended"
    case .ready: "ready"
    case .running: "running"
    case .finished: "finished"
    }
  }
}
