import Glibc
import ShellFixtures
import Terminal
import Testing

@Suite struct TextSinkTests {
  @Test func whatIsWrittenWaitsForTheFlush() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = folder.path + "/out"
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let sink = TextSink(descriptor: descriptor, flushesLines: false)
    sink.write("a\n")
    #expect(try FileAccess.read(path).isEmpty)
    sink.flush()
    #expect(try FileAccess.read(path) == "a\n")
    let long = String(repeating: "b", count: 100_000)
    sink.write(long)
    #expect(try FileAccess.read(path) == "a\n" + long)
  }

  @Test func linesForAPersonDoNotWait() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = folder.path + "/out"
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let sink = TextSink(descriptor: descriptor, flushesLines: true)
    sink.write("a")
    #expect(try FileAccess.read(path).isEmpty)
    sink.write("b\n")
    #expect(try FileAccess.read(path) == "ab\n")
  }

  @Test func theFirstFailureIsToldOnce() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    var failures: [SystemError] = []
    let sink = TextSink(descriptor: descriptor, flushesLines: true) { failures.append($0) }
    sink.write("a\n")
    sink.write("b\n")
    sink.flush()
    #expect(failures == [SystemError(code: ENOSPC)])
    #expect(sink.failure?.message == "No space left on device")
  }

  @Test func memoryKeepsWhatItIsGiven() {
    let sink = TextSink()
    sink.write("a")
    sink.flush()
    sink.write("价")
    #expect(sink.takeText() == "a价")
    #expect(sink.takeText().isEmpty)
  }
}
