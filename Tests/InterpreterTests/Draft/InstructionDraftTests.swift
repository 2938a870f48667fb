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
    jump(to: end)
    jump(to: start)
    draft.place(end)
    #expect(draft.finish() == 0)
    #expect(draft.instructions.map(\.payload) == [1, -2])
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
