import Testing

@testable import Interpreter

/// The small tables of a function that is being lowered.
@Suite struct LoweringTablesTests {
  @Test func aTextIsOneConstant() {
    var constants = ConstantPool()
    let text = constants.index(of: "a text of many bytes")
    #expect(constants.index(of: "another") != text)
    #expect(constants.index(of: "a text of many bytes") == text)
    // Equal as strings, but of other bytes.
    #expect(constants.index(of: "\u{E9}") != constants.index(of: "e\u{301}"))
    #expect(constants.values.count == 4)
    for value in constants.values { value.release() }
  }

  @Test func cleanupsRunFromTheInnermostOn() {
    var registers = RegisterAreas()
    let (outer, inner) = (registers.make(isTrivial: false), registers.make(isTrivial: false))
    let plain = registers.make(isTrivial: true)
    var cleanups = Cleanups()
    cleanups.push(.release(outer))
    let depth = cleanups.depth
    cleanups.push(.release(inner))
    cleanups.push(.deferred([]))
    cleanups.push(.release(plain))
    #expect(cleanups.released(inside: 0) == [inner, outer])
    #expect(cleanups.released(inside: depth) == [inner])
    #expect(cleanups.inside(0).filter(\.mattersToErrors).count == 1)
    #expect(cleanups.pop().released == plain)
    #expect(cleanups.inside(9).isEmpty)
  }

  @Test func consumptionEndsWithAValueOrThePath() {
    var consumed = ConsumedRegisters()
    consumed.add(1)
    let mark = consumed.count
    consumed.add(2)
    consumed.add(3)
    consumed.restore(2)
    #expect(consumed.end(since: mark) == [3])
    #expect(consumed.contains(1))
    #expect(!consumed.contains(3))
  }

  @Test func aPadIsTakenOnce() {
    var errors = ErrorPaths()
    let pad = Pad(
      instruction: 5, cleanups: Cleanups(), catcher: nil, temporaries: RegisterSet(), outgoing: 0,
      locations: [:])
    errors.add(pad)
    #expect(errors.takePad()?.instruction == 5)
    #expect(errors.takePad()?.instruction == nil)
  }
}
