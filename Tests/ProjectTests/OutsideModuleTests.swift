import Testing

/// Projects that import what is not here, or only in part.
@Suite struct OutsideModuleTests {
  @Test func programsOfTheCLibraryNeedNoStubs() throws {
    let folder = try TemporaryFolder([
      "Tool/Package.swift": """
      import PackageDescription
      let package = Package(name: "Tool", targets: [.executableTarget(name: "tool")])
      """,
      "Tool/Sources/tool/main.swift": """
      import Glibc
      guard let file = fopen("/etc/hosts", "r") else { exit(1) }
      defer { fclose(file) }
      var status = stat()
      if stat("/etc", &status) == 0, status.st_mode & S_IFMT == S_IFDIR { print("folder") }
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      let code = errno
      if code == EINTR { print(String(cString: strerror(code))) }
      let descriptor = open("/tmp/x", O_RDONLY | O_CLOEXEC)
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = read(descriptor, &bytes, bytes.count)
      print(count, time.tv_sec)
      let folder = opendir("/tmp")
      if let folder, let entry = readdir(folder) {
        print(withUnsafePointer(to: &entry.pointee.d_name) { "\\($0)" })
      }
      struct Folder {
        func isThere(_ path: String) -> Bool {
          var found = stat()
          return stat(path, &found) == 0
        }
      }
      """,
    ])
    let run = try ProjectRun(["-n", folder.path + "/Tool"])
    #expect(run.lines == [])
    #expect(run.status == 0)
  }

  /// A file that does not import the module is checked for it where it meets what stands in.
  @Test func whatStandsInReachesFilesThatDoNotImportIt() throws {
    let folder = try TemporaryFolder([
      "Shop/Net.swift": """
      import Netting
      struct Net {
        var channel: Channel
        private var secret = Channel(name: "s")
        func open() -> Channel { Channel(name: "c") }
      }
      """,
      "Shop/Use.swift": """
      func use(_ net: Net) -> String { net.open().title() + "!" }
      """,
      "Shop/Other.swift": """
      func other() -> Int { "a" }
      """,
    ])
    let shop = folder.path + "/Shop"
    let run = try ProjectRun([shop], typing: ["stubs"])
    #expect(
      run.lines.map { $0.replacing(shop + "/", with: "") } == [
        "Net.swift:1:1: note: module 'Netting' is not available (imported by 1 file); stubs "
          + "replace what is used of it; 'stubs' lists them",
        "import Netting", "^~~~~~~~~~~~~~", "opened Shop: Shop (3 files)",
        "Netting  module that is not available  Net.swift:1",
        "Channel  stub struct                   Net.swift:3",
      ])
    let checked = try ProjectRun(["-n", shop])
    #expect(
      checked.lines.dropFirst(3).map { $0.replacing(shop + "/", with: "") } == [
        "Other.swift:1:23: error: cannot convert return expression of type 'String' to return type "
          + "'Int'",
        "func other() -> Int { \"a\" }", "                      ^~~",
      ])
  }

  /// Where many files import the module, those bodies are checked that can meet it: by a name that nothing
  /// declares, through a private variable, through what a type inherits.
  @Test func manyFilesThatImportIt() throws {
    var files = (0..<20).map { number in
      (
        "Shop/Part\(number).swift",
        """
        import Netting
        struct Part\(number) {
          var size = \(number)
          func twice() -> Int { size * 2 }
          func wrong() -> Int { "\(number)" }
        }
        """
      )
    }
    files += [
      (
        "Shop/Part20.swift",
        """
        import Netting
        struct Part20 {
          private var channel = openChannel("s")
          func size() -> Int { channel.count }
        }
        class Link: Wire {
          func twice() -> Int { total() * 2 }
        }
        extension Part3 {
          var shown: String { "\\(size.asText) parts" }
        }
        """
      )
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let shop = folder.path + "/Shop"
    let run = try ProjectRun([shop], typing: ["stubs"])
    #expect(
      run.lines.dropFirst(3).map { $0.replacing(shop + "/", with: "") } == [
        "opened Shop: Shop (21 files)",
        "Netting      module that is not available  Part0.swift:1",
        "Int          stub members                  Part0.swift:4",
        "Wire         stub class                    Part20.swift:6",
        "openChannel  stub function                 Part20.swift:3",
        "total        stub function                 Part20.swift:7",
      ])
    let checked = try ProjectRun(["-n", shop])
    #expect(checked.lines.filter { $0.contains(": error:") }.count == 20)
    #expect(checked.lines.filter { $0.contains("Part20") } == [])
  }
}
