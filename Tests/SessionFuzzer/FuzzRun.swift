import Foundation
import Session
import SourceText

/// Runs sessions in this process, each program within a limit of steps and of time.
struct FuzzRun {
  /// Seconds that a program may take until it is interrupted.
  static let patience = 2.0
  /// Seconds until a program counts as hanging that no interrupt has stopped.
  static let alarm: UInt32 = 12

  /// Called before each program.
  var willRun: (Int) -> Void = { _ in }

  func run(_ session: FuzzSession) {
    let deadline = Deadline()
    var configuration = Configuration(isInterrupted: { deadline.isOver })
    configuration.maxSteps = 100_000
    configuration.maxMemory = 1 << 30
    configuration.keepsGoing = true
    configuration.namesResults = true
    let world = Session(configuration)
    for (index, program) in session.programs.enumerated() {
      willRun(index)
      Glibc.alarm(FuzzRun.alarm)
      deadline.set(after: FuzzRun.patience)
      let source = Source(name: "program\(index)", text: program.text)
      let prepared = world.prepare(source, hasCommands: program.hasCommands)
      for input in prepared.inputs {
        if deadline.isOver { break }
        if case .quit = world.evaluate(input).ending { break }
      }
      deadline.set(after: FuzzRun.patience)
      _ = world.dump
    }
    Glibc.alarm(0)
  }
}

/// A moment that the clock comes to.
private final class Deadline {
  private var moment: UInt64 = .max

  func set(after seconds: Double) { moment = Deadline.now + UInt64(seconds * 1e9) }

  var isOver: Bool { Deadline.now > moment }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
