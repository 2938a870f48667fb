import ObservationGraph
import Semantics
import Testing

@testable import Interpreter

/// The parts of a machine that have rules of their own.
@Suite struct MachinePartsTests {
  @Test func aLaterBuiltinReplacesAnEarlierOneOfItsName() {
    func builtin(_ name: String, _ result: Int) -> Builtin {
      Builtin(name) { _ throws(Fault) in .int(result) }
    }
    let natives = NativeTable([builtin("first", 1), builtin("second", 2), builtin("first", 3)])
    defer { natives.deallocate() }
    #expect(natives.number(of: "first") == 2)
    #expect(natives.number(of: "second") == 1)
    #expect(natives.number(of: "third") == nil)
    #expect(natives.name(of: 1) == "second")
  }

  @Test func everyUseOfTheOutsideIsCounted() {
    var printed = ""
    let outside = OutsideWorld { printed += $0 }
    #expect(outside.uses == 0)
    outside.output("a")
    #expect(printed == "a")
    #expect(outside.uses == 1)
    outside.environment.uptime += 1
    #expect(outside.environment.uptime == 1)
    #expect(outside.uses == 3)
  }

  @Test func aPostponedFaultIsThrownOnce() {
    let polling = Polling()
    polling.reset()
    polling.postpone(Fault(.interrupted))
    #expect(throws: Fault.self) { try polling.poll(Limits(), MemoryGauge(limit: nil)) }
    #expect(throws: Never.self) { try polling.poll(Limits(), MemoryGauge(limit: nil)) }
  }

  @Test func anInterruptEndsWithThePollThatSeesIt() {
    let polling = Polling()
    polling.reset()
    polling.interrupt()
    #expect(throws: Fault.self) { try polling.poll(Limits(), MemoryGauge(limit: nil)) }
    #expect(throws: Never.self) { try polling.poll(Limits(), MemoryGauge(limit: nil)) }
    polling.interrupt()
    polling.reset()
    #expect(throws: Never.self) { try polling.poll(Limits(), MemoryGauge(limit: nil)) }
  }

  @Test func stepsAreLimitedToTheQuantum() {
    let polling = Polling()
    polling.reset()
    let limits = Limits(steps: 2 * Polling.quantum)
    #expect(throws: Never.self) {
      for _ in 0..<2 { try polling.poll(limits, MemoryGauge(limit: nil)) }
    }
    #expect(polling.stepCount == 3 * Polling.quantum)
    #expect(throws: Fault.self) { try polling.poll(limits, MemoryGauge(limit: nil)) }
  }

  @Test func requirementsAreFoundInTheLibrary() throws {
    let stage = InterpreterStage()
    let requirements = stage.machine.requirements
    #expect(requirements.equal?.name == "==")
    #expect(requirements.hash?.name == "hash")
    #expect(requirements.find("description", of: "CustomStringConvertible") != nil)
    #expect(requirements.find("none", of: "CustomStringConvertible") == nil)
  }
}
