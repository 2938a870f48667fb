import Foundation
import Session
import SourceText

/// Runs sessions in this process, each program within a limit of steps and time.
struct FuzzRun {
  /// The CPU seconds that a program may take before it is interrupted.
  static let patience = 2.0
  /// The CPU seconds after which a program counts as hanging, because no interrupt has stopped it.
  static let alarm = 12

  /// Whether undeclared names get stubs.
  var makesStubs = false
  /// Called with the index of each program that takes too long, and its CPU seconds.
  var isSlow: (Int, Double) -> Void = { _, _ in }

  func run(_ session: FuzzSession) {
    let deadline = Deadline()
    var configuration = Configuration(isInterrupted: { deadline.isOver })
    configuration.limits.steps = 100_000
    configuration.limits.memory = 1 << 30
    configuration.keepsGoing = true
    configuration.namesResults = true
    configuration.makesStubs = makesStubs
    let world = Session(configuration)
    for (index, program) in session.programs.enumerated() {
      endProcess(after: FuzzRun.alarm)
      deadline.set(after: FuzzRun.patience)
      let source = Source(name: "program\(index)", text: program.text)
      let prepared = world.preparation.prepare(source, hasCommands: program.hasCommands)
      for input in prepared.inputs {
        if deadline.isOver { break }
        if case .quit = world.evaluate(input).ending { break }
      }
      deadline.extend(by: FuzzRun.patience)
      _ = world.worldDump.text
      if deadline.seconds > FuzzRun.patience { isSlow(index, deadline.seconds) }
    }
    endProcess(after: 0)
  }

  /// Ends this process after it has used `seconds` of CPU time, or waited a hundred times as long,
  /// which a process does on a busy machine; 0 disables this.
  private func endProcess(after seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    Glibc.alarm(UInt32(100 * seconds))
  }
}

/// A point in the CPU time of this process.
private final class Deadline {
  private var start: UInt64 = 0
  private var moment: UInt64 = .max

  func set(after seconds: Double) {
    start = Deadline.now
    moment = start + UInt64(seconds * 1e9)
  }

  func extend(by seconds: Double) { moment = Deadline.now + UInt64(seconds * 1e9) }

  /// The CPU seconds since the deadline was set.
  var seconds: Double { Double(Deadline.now - start) / 1e9 }

  var isOver: Bool { Deadline.now > moment }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
