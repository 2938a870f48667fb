import Glibc
import ShellFixtures
import Terminal
import Testing

@Suite struct HistoryTests {
  @Test(arguments: ["a", "a\nb", "\\n", "\\", "a\\\nb", "价值 🎉", "\t"])
  func anEntryIsOneLineAndComesBack(entry: String) {
    #expect(!History.escaped(entry).contains("\n"))
    #expect(History.unescaped(History.escaped(entry)) == entry)
  }

  @Test func entriesOutliveTheSession() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = folder.path + "/history"
    var history = History(path: path)
    for entry in ["one", "two {\n}", "two {\n}", " secret", "", "  ", "\n", "one"] {
      history.add(entry)
    }
    #expect(history.entries == ["one", "two {\n}", "one"])
    #expect(try FileAccess.read(path) == "one\ntwo {\\n}\none\n")
    #expect(History(path: path).entries == history.entries)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func twoSessionsKeepBothTheirEntries() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = folder.path + "/history"
    var first = History(path: path)
    var second = History(path: path)
    first.add("a")
    second.add("b")
    first.add("c")
    #expect(History(path: path).entries == ["a", "b", "c"])
  }

  @Test func aLongFileIsCut() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = try folder.file("history", (1...20_001).map { "entry \($0)\n" }.joined())
    let history = History(path: path)
    #expect(history.entries.count == 10_000)
    #expect(history.entries.last == "entry 20001")
    #expect(try FileAccess.read(path).hasPrefix("entry 10002\n"))
  }

  @Test func aFileThatCannotBeKeptIsNoHindrance() {
    var history = History(path: "/proc/nonexistent/history")
    history.add("a")
    #expect(history.entries == ["a"])
  }

  @Test func theFileFollowsTheEnvironment() {
    func path(_ variables: [String: String]) -> String? {
      ProcessEnvironment { variables[$0] }.historyFile
    }
    #expect(path([:]) == nil)
    #expect(path(["HOME": "/h"]) == "/h/.local/state/bindery/history")
    #expect(path(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/bindery/history")
    #expect(path(["HOME": "/h", "XDG_STATE_HOME": "s"]) == "/h/.local/state/bindery/history")
    #expect(path(["HOME": "/h", "BINDERY_HISTORY": "/x"]) == "/x")
    #expect(path(["HOME": "/h", "BINDERY_HISTORY": ""]) == nil)
  }
}
