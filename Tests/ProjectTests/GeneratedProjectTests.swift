import Glibc
import Terminal
import Testing

/// A package with two hundred generated files.
@Suite struct GeneratedProjectTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Generated",
      targets: [
        .target(name: "Generated"),
        .testTarget(name: "GeneratedTests", dependencies: ["Generated"]),
      ])
    """

  /// A file with a type that mentions the one in the next file, as generated code does.
  private static func file(_ number: Int) -> String {
    """
    public struct Record\(number): Codable, Equatable, Identifiable, Sendable {
      public let id: Int
      public var name: String
      public var next: Record\(number + 1)?

      public init(id: Int, name: String = "\(number)", next: Record\(number + 1)? = nil) {
        self.id = id
        self.name = name
        self.next = next
      }

      public var depth: Int { 1 + (next?.depth ?? 0) }
    }
    """
  }

  private static let last = """
    public struct Record200: Codable, Equatable, Identifiable, Sendable {
      public let id: Int
      public var depth: Int { id }
    }
    """

  private static let test = """
    import Testing
    @testable import Generated

    @Test func recordsKnowEachOther() {
      let record = Record0(id: 1, next: Record1(id: 2, next: Record2(id: 3)))
      #expect(record.depth == 3)
      #expect(record.next?.next?.name == "2")
    }
    """

  private static let folder: String = {
    var template = Array("/tmp/bindery-generated-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return "" }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()

  private static func write(_ text: String, to path: String) throws {
    var made = folder
    for part in path.split(separator: "/").dropLast() {
      made += "/" + part
      mkdir(made, 0o755)
    }
    try FileAccess.replace("\(folder)/\(path)", with: text)
  }

  private static func removeAll() {
    for number in 0...200 { unlink("\(folder)/Sources/Generated/Record\(number).swift") }
    unlink("\(folder)/Tests/GeneratedTests/RecordTests.swift")
    unlink("\(folder)/Package.swift")
    for part in ["Sources/Generated", "Sources", "Tests/GeneratedTests", "Tests", ""] {
      rmdir("\(folder)/\(part)")
    }
  }

  @Test func twoHundredFilesAreOneModule() throws {
    try Self.write(Self.manifest, to: "Package.swift")
    try Self.write(Self.test, to: "Tests/GeneratedTests/RecordTests.swift")
    for number in 0..<200 {
      try Self.write(Self.file(number), to: "Sources/Generated/Record\(number).swift")
    }
    try Self.write(Self.last, to: "Sources/Generated/Record200.swift")
    defer { Self.removeAll() }

    let checked = try ProjectRun(["-n", Self.folder])
    #expect(checked.lines == [])
    #expect(checked.status == 0)
    let driven = try ProjectRun(
      [Self.folder], typing: ["Record0(id: 1, next: Record1(id: 2)).depth"])
    #expect(
      driven.lines == [
        "opened Generated: Generated (202 files, tests in GeneratedTests)", "$1: Int = 2",
      ])
    let tested = try ProjectRun(["--test", Self.folder])
    #expect(tested.lines.last == "✔ Test run with 1 test in 0 suites passed.")
  }
}
