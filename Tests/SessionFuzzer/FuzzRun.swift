import Foundation
import Session
import SourceText

/// Runs sessions in this process, each program within a limit of steps and of time.
struct FuzzRun {
  /// Seconds of the processor that a program may take until it is interrupted.
  static let patience = 2.0
  /// Seconds of the processor until a program counts as hanging that no interrupt has stopped.
  static let alarm = 12

  /// Whether names that nobody declares get stubs.
  var makesStubs = false
  /// Called with the index of each program that takes longer than it may, and its seconds.
  var isSlow: (Int, Double) -> Void = { _, _ in }

  func run(_ session: FuzzSession) {
    let deadline = Deadline()
    var configuration = Configuration(isInterrupted: { deadline.isOver })
    configuration.maxSteps = 100_000
    configuration.maxMemory = 1 << 30
    configuration.keepsGoing = true
    configuration.namesResults = true
    configuration.makesStubs = makesStubs
    let world = Session(configuration)
    for (index, program) in session.programs.enumerated() {
      endProcess(after: FuzzRun.alarm)
      deadline.set(after: FuzzRun.patience)
      let source = Source(name: "program\(index)", text: program.text)
      let prepared = world.prepare(source, hasCommands: program.hasCommands)
      for input in prepared.inputs {
        if deadline.isOver { break }
        if case .quit = world.evaluate(input).ending { break }
      }
      deadline.extend(by: FuzzRun.patience)
      _ = world.dump
      if deadline.seconds > FuzzRun.patience { isSlow(index, deadline.seconds) }
    }
    endProcess(after: 0)
  }

  /// Ends this process when it has used so much of the processor, or has waited for ten times as long;
  /// 0: never.
  private func endProcess(after seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    Glibc.alarm(UInt32(10 * seconds))
  }
}

/// A moment that the processor's time of this process comes to.
private final class Deadline {
  private var start: UInt64 = 0
  private var moment: UInt64 = .max

  func set(after seconds: Double) {
    start = Deadline.now
    moment = start + UInt64(seconds * 1e9)
  }

  func extend(by seconds: Double) { moment = Deadline.now + UInt64(seconds * 1e9) }

  /// How long ago the deadline was set.
  var seconds: Double { Double(Deadline.now - start) / 1e9 }

  var isOver: Bool { Deadline.now > moment }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
