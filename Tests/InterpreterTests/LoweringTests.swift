import Foundation
import Testing

/// The code of lowered functions: every instruction, with its registers and landing pads.
///
/// `BINDERY_UPDATE_LISTINGS=1` rewrites the listings; read them before committing.
@Suite struct LoweringTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Listings")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

  @Test(arguments: names) func listing(_ name: String) throws {
    let program = try String(
      contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
    let stage = InterpreterStage()
    try stage.run(program)
    let listing = try stage.listing()
    let record = Self.folder.appending(path: "\(name).code")
    if ProcessInfo.processInfo.environment["BINDERY_UPDATE_LISTINGS"] != nil {
      try listing.write(to: record, atomically: true, encoding: .utf8)
    }
    #expect(listing == (try String(contentsOf: record, encoding: .utf8)))
  }
}
