import Glibc
import ShellFixtures
import Terminal
import Testing

@Suite struct StreamLineReaderTests {
  /// Reads all inputs of a text; braces must match.
  private func inputs(_ text: String) throws -> [ReadResult] {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let descriptor = open(try folder.file("in", text), O_RDONLY)
    defer { close(descriptor) }
    var reader = StreamLineReader(
      descriptor: descriptor, beforeWaiting: {}, continues: { $0.hasPrefix(".") })
    var results: [ReadResult] = []
    while true {
      let result = reader.nextInput(Prompt()) { text in
        let open = text.utf8.count { $0 == UInt8(ascii: "{") }
        let closed = text.utf8.count { $0 == UInt8(ascii: "}") }
        return open > closed ? .needsMore(closer: UInt8(ascii: "}")) : .whole
      }
      guard result != .endOfFile else { return results }
      results.append(result)
    }
  }

  @Test func linesAreCutAndCounted() throws {
    #expect(
      try inputs("a\nb\r\n\nf {\n  c\n}\nlast") == [
        .input("a", firstLine: 1), .input("b", firstLine: 2), .input("", firstLine: 3),
        .input("f {\n  c\n}", firstLine: 4), .input("last", firstLine: 7),
      ])
  }

  @Test func nothingIsNothing() throws {
    #expect(try inputs("").isEmpty)
    #expect(try inputs("\n") == [.input("", firstLine: 1)])
  }

  @Test func linesThatGoOnAreJoined() throws {
    #expect(
      try inputs("a\n.b\n.c {\n.d }\ne\n\n.f") == [
        .input("a\n.b\n.c {\n.d }", firstLine: 1), .input("e", firstLine: 5),
        .input("", firstLine: 6), .input(".f", firstLine: 7),
      ])
  }

  @Test func anUnfinishedInputEndsWithTheFile() throws {
    #expect(try inputs("f {\na") == [.input("f {\na", firstLine: 1)])
  }

  @Test func linesMayBeLongerThanThePiecesRead() throws {
    let long = String(repeating: "价", count: 100_000)
    #expect(
      try inputs("a\n\(long)\nb") == [
        .input("a", firstLine: 1), .input(long, firstLine: 2), .input("b", firstLine: 3),
      ])
  }

  @Test func bytesThatAreNoTextAreRefusedWithTheirPlace() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = folder.path + "/in"
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    defer { close(descriptor) }
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0x0A, 0x00, 0x0A]
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    lseek(descriptor, 0, SEEK_SET)
    var reader = StreamLineReader(descriptor: descriptor, beforeWaiting: {})
    let wrong = SystemError(try #require(InvalidText(in: [0x61, 0xFF])))
    #expect(reader.nextInput(Prompt()) { _ in .whole } == .failed(wrong))
    #expect(wrong.message == "line 1, byte 2 is not UTF-8")
    #expect(reader.nextInput(Prompt()) { _ in .whole } == .input("\0", firstLine: 2))
  }

  @Test func whatWasPrintedIsFlushedBeforeWaiting() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var waits = 0
    let writer = ends[1]
    var reader = StreamLineReader(descriptor: ends[0]) {
      waits += 1
      // The writer answers only when the reader waits.
      _ = write(writer, "b\n", 2)
      close(writer)
    }
    _ = write(writer, "a\n", 2)
    #expect(reader.nextInput(Prompt()) { _ in .whole } == .input("a", firstLine: 1))
    #expect(waits == 0)
    #expect(reader.nextInput(Prompt()) { _ in .whole } == .input("b", firstLine: 2))
    #expect(waits == 1)
    #expect(reader.nextInput(Prompt()) { _ in .whole } == .endOfFile)
  }

  @Test func aDirectoryCannotBeRead() {
    let descriptor = open("/", O_RDONLY)
    defer { close(descriptor) }
    var reader = StreamLineReader(descriptor: descriptor, beforeWaiting: {})
    #expect(reader.nextInput(Prompt()) { _ in .whole } == .failed(SystemError(code: EISDIR)))
  }
}

@Suite struct ScriptedLineReaderTests {
  @Test func linesAreGivenInOrderAndJoinedUntilWhole() {
    var reader = ScriptedLineReader(lines: "a\n{\n}")
    func next() -> ReadResult {
      reader.nextInput(Prompt()) { $0 == "{" ? .needsMore(closer: nil) : .whole }
    }
    #expect(next() == .input("a", firstLine: 1))
    #expect(next() == .input("{\n}", firstLine: 1))
    #expect(next() == .endOfFile)
  }
}
