import Testing

@testable import Interpreter

/// How registers are made, freed and laid out.
@Suite struct RegisterAreasTests {
  @Test func aRegisterIsMadeAgainOnlyOnceItIsFree() {
    var registers = RegisterAreas()
    let first = registers.make(isTrivial: true)
    let second = registers.make(isTrivial: true)
    #expect([first, second] == [0, 1])
    registers.free(first)
    #expect(registers.make(isTrivial: true) == first)
    #expect(registers.make(isTrivial: true) == 2)
  }

  @Test func parametersComeFirst() {
    var registers = RegisterAreas()
    registers.reserve(2)
    registers.reserve(1)
    #expect(registers.make(isTrivial: true) == 2)
  }

  @Test func whatHoldsOneValueThroughoutTakesNoFreedRegister() {
    var registers = RegisterAreas()
    registers.free(registers.make(isTrivial: true))
    #expect(registers.makeConstant() == 1)
  }

  @Test func onlyManagedTemporariesAreNoted() {
    var registers = RegisterAreas()
    let plain = registers.makeTemporary(isTrivial: true, depth: 0)
    let managed = registers.makeTemporary(isTrivial: false, depth: 1)
    let kept = registers.makeTemporary(isTrivial: false, depth: 2)
    #expect(!RegisterAreas.isManaged(plain))
    #expect(registers.temporaries.sorted == [managed, kept])
    var made = registers.temporaries
    #expect(made.takeMade(inside: 2) == [kept])
    #expect(made.sorted == [managed])
    #expect(registers.temporaries.subtracting(made).sorted == [kept])
    registers.keep(kept)
    #expect(registers.temporaries.sorted == [managed])
    registers.free(managed)
    #expect(registers.temporaries.sorted.isEmpty)
  }

  @Test func theAreasLieOneAfterTheOther() {
    var registers = RegisterAreas()
    let plain = registers.make(isTrivial: true)
    let managed = registers.make(isTrivial: false)
    let outer = registers.openWindow(2)
    let inner = registers.openWindow(3)
    registers.closeWindow(inner)
    registers.closeWindow(outer)
    #expect(registers.outgoing == 0)
    #expect([plain, managed, outer, inner].map(registers.placed) == [0, 1, 2, 4])
    #expect(registers.frameSize == 1 + 1 + 5 + 1)
  }

  @Test func codeThatInterruptsTakesNoRegisterThatMayBeInUse() {
    var registers = RegisterAreas()
    registers.free(registers.make(isTrivial: true))
    registers.free(registers.make(isTrivial: false))
    registers.interrupt(at: 4)
    #expect(registers.make(isTrivial: true) == 1)
    #expect(registers.placed(registers.make(isTrivial: false)) == 3)
    #expect(registers.outgoing == 4)
  }

  @Test func aFunctionMayHaveTooManyRegisters() {
    var registers = RegisterAreas()
    registers.reserve(0x3FFF)
    #expect(registers.frameSize != nil)
    _ = registers.makeConstant()
    #expect(registers.frameSize == nil)
  }
}
