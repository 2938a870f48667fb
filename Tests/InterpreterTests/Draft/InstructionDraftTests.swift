import SourceText
import Testing

@testable import Interpreter

/// The distances of jumps, and which instructions may be removed.
@Suite struct InstructionDraftTests {
  private var draft = InstructionDraft()

  private mutating func jump(to label: Label) {
    label.refer(from: draft.emit(DraftInstruction(.jump)))
  }

  @Test mutating func jumpsLeadToTheirLabels() {
    let start = draft.makeLabel()
    let end = draft.makeLabel()
    draft.place(start)
    _ = draft.emit(DraftInstruction(.release))
    jump(to: end)
    jump(to: start)
    draft.place(end)
    #expect(draft.finish() == 0)
    #expect(draft.instructions.map(\.payload) == [0, 1, -3])
  }

  @Test mutating func aJumpToAJumpLeadsToWhereThatOneLeads() {
    let middle = draft.makeLabel()
    let end = draft.makeLabel()
    jump(to: middle)
    _ = draft.emit(DraftInstruction(.release))
    draft.place(middle)
    jump(to: end)
    _ = draft.emit(DraftInstruction(.release))
    draft.place(end)
    _ = draft.emit(DraftInstruction(.halt))
    _ = draft.finish()
    #expect(draft.instructions.map(\.payload) == [3, 0, 1, 0, 0])
  }

  @Test mutating func aJumpToTheEndOfTheFunctionReturnsWhatWasMovedForIt() {
    let end = draft.makeLabel()
    _ = draft.emit(DraftInstruction(.move, 1, 0))
    jump(to: end)
    _ = draft.emit(DraftInstruction(.addInt, 1, 0, 0))
    draft.place(end)
    _ = draft.emit(DraftInstruction(.returnValue, 1))
    _ = draft.finish()
    #expect(
      draft.instructions.map(\.opcode) == [.returnValue, .returnValue, .addInt, .returnValue])
    #expect(draft.instructions.map(\.a) == [0, 1, 1, 1])
  }

  @Test mutating func aValueThatIsReleasedAfterItsCopyIsMoved() {
    _ = draft.emit(DraftInstruction(.copy, 3, 1))
    _ = draft.emit(DraftInstruction(.move, 4, 0))
    _ = draft.emit(DraftInstruction(.makeWholeStruct, 2, 3, 2))
    _ = draft.emit(DraftInstruction(.release, 1))
    #expect(draft.instructions.map(\.opcode) == [.take, .move, .makeWholeStruct])
  }

  @Test(arguments: [
    DraftInstruction(.callNative, 2, 3), DraftInstruction(.move, 4, 1),
    DraftInstruction(.makeWholeTuple, 2, 0, 2),
  ])
  mutating func aValueIsCopiedIfItIsUsedBeforeItIsReleased(between: DraftInstruction) {
    _ = draft.emit(DraftInstruction(.copy, 3, 1))
    _ = draft.emit(between)
    _ = draft.emit(DraftInstruction(.release, 1))
    #expect(draft.instructions.map(\.opcode) == [.copy, between.opcode, .release])
  }

  @Test mutating func aValueIsCopiedIfAJumpLeadsBehindTheCopy() {
    _ = draft.emit(DraftInstruction(.copy, 3, 1))
    draft.place(draft.makeLabel())
    _ = draft.emit(DraftInstruction(.release, 1))
    #expect(draft.instructions.map(\.opcode) == [.copy, .release])
  }

  @Test mutating func aChainOfJumpsToTheEndOfTheFunctionReturns() {
    let middle = draft.makeLabel()
    let end = draft.makeLabel()
    jump(to: middle)
    _ = draft.emit(DraftInstruction(.addInt, 1, 0, 0))
    draft.place(middle)
    jump(to: end)
    _ = draft.emit(DraftInstruction(.addInt, 1, 0, 0))
    draft.place(end)
    _ = draft.emit(DraftInstruction(.returnValue, 1))
    _ = draft.finish()
    #expect(
      draft.instructions.map(\.opcode)
        == [.returnValue, .addInt, .returnValue, .addInt, .returnValue])
  }

  @Test mutating func aResultThatIsTakenAtOnceIsMadeWhereItBelongs() {
    _ = draft.emit(DraftInstruction(.copy, 3, 2))
    _ = draft.emit(DraftInstruction(.take, 4, 3))
    _ = draft.emit(DraftInstruction(.unwrap, 3, 3))
    _ = draft.emit(DraftInstruction(.take, 4, 3))
    #expect(draft.instructions.map(\.opcode) == [.copy, .unwrap, .take])
    #expect(draft.instructions.map(\.a) == [4, 3, 4])
  }

  @Test mutating func aReleasedVariableThatTakesAValueIsOneInstruction() {
    _ = draft.emit(DraftInstruction(.release, 4))
    _ = draft.emit(DraftInstruction(.take, 4, 3))
    _ = draft.emit(DraftInstruction(.release, 4))
    draft.place(draft.makeLabel())
    _ = draft.emit(DraftInstruction(.take, 4, 3))
    #expect(draft.instructions.map(\.opcode) == [.replace, .release, .take])
    #expect(draft.instructions.map(\.b) == [3, 0, 3])
  }

  @Test mutating func aDistanceMayBeAHalfOfThePayload() {
    let label = draft.makeLabel()
    let index = draft.emit(
      DraftInstruction(.jumpIfLessConstant, payload: Instruction.halves(low: 7, high: 0)))
    label.refer(from: index, .high)
    _ = draft.emit(DraftInstruction(.release))
    draft.place(label)
    _ = draft.finish()
    #expect(draft.instructions[0].low == 7)
    #expect(draft.instructions[0].high == 1)
  }

  @Test mutating func thePrologueLeavesDistancesAsTheyAre() {
    let label = draft.makeLabel()
    draft.place(label)
    jump(to: label)
    draft.emitInPrologue(DraftInstruction(.borrowSlot))
    #expect(draft.count == 1)
    #expect(draft.finish() == 1)
    #expect(draft.instructions.map(\.opcode) == [.borrowSlot, .jump])
    #expect(draft.instructions[1].payload == -1)
  }

  @Test mutating func eachInstructionHasThePlaceItWasEmittedFor() {
    draft.span = Span(1, 2)
    _ = draft.emit(DraftInstruction(.release))
    draft.span = Span(3, 4)
    _ = draft.emit(DraftInstruction(.release))
    draft.removeLast { _ in true }
    #expect(draft.spans == [Span(1, 2)])
  }

  @Test mutating func anInstructionBeforeALabelIsNotRemoved() {
    _ = draft.emit(DraftInstruction(.release))
    draft.removeLast { $0.opcode == .copy }
    #expect(draft.count == 1)
    draft.place(draft.makeLabel())
    draft.removeLast { _ in true }
    #expect(draft.count == 1)
  }

  @Test mutating func aJumpToTheNextInstructionIsDropped() {
    let end = draft.makeLabel()
    jump(to: end)
    draft.dropJump(to: end)
    #expect(draft.count == 0)
    #expect(!end.isUsed)
    jump(to: end)
    _ = draft.emit(DraftInstruction(.release))
    draft.dropJump(to: end)
    #expect(draft.count == 2)
    #expect(end.isUsed)
  }
}
