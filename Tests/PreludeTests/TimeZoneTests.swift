import Interpreter
import Testing

/// Compiled time zone files, made here byte by byte, because the system's own may change.
@Suite struct TimeZoneTests {
  /// A version 2 file with an offset of one hour until `end`, and a rule for the time after it.
  private func file(_ rule: String, until end: Int = 0) -> TimeZoneFile? {
    TimeZoneFile(bytes(rule, until: end))
  }

  private func bytes(_ rule: String, until end: Int) -> [UInt8] {
    func header(times: UInt8, types: UInt8) -> [UInt8] {
      var header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 39)
      header[35] = times
      header[39] = types
      header[43] = 4
      return header
    }
    let offset: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0] + Array("LMT\0".utf8)
    let time = (0..<8).map { UInt8(truncatingIfNeeded: end >> (56 - 8 * $0)) }
    return header(times: 0, types: 1) + offset + header(times: 1, types: 1) + time + [0] + offset
      + Array("\n\(rule)\n".utf8)
  }

  private func seconds(_ rule: String, _ times: Int...) -> [Int] {
    times.map { file(rule)?.offset(at: $0).seconds ?? -1 }
  }

  /// 2024-01-15 and 2024-07-15, noon UTC.
  private let winter = 1_705_320_000
  private let summer = 1_721_044_800

  @Test func offsetsBeforeTheRuleAreTheFiles() throws {
    let zone = try #require(file("EST5EDT,M3.2.0,M11.1.0", until: summer))
    #expect(zone.offset(at: winter).seconds == 3600)
    #expect(!zone.offset(at: winter).isDaylight)
    #expect(zone.offset(at: summer).seconds == -14400)
    #expect(zone.offset(at: summer).isDaylight)
    #expect(zone.offset(at: -1 << 60).seconds == 3600)
  }

  @Test func rulesSayWhenTheClocksChange() throws {
    #expect(seconds("EST5EDT,M3.2.0,M11.1.0", winter, summer) == [-18000, -14400])
    #expect(seconds("AEST-10AEDT,M10.1.0,M4.1.0/3", winter, summer) == [39600, 36000])
    #expect(seconds("IST-1GMT0,M10.5.0,M3.5.0/1", winter, summer) == [0, 3600])
    #expect(seconds("<+0545>-5:45", winter, summer) == [20700, 20700])
    #expect(seconds("AAA3BBB,J60/0,J300/0", 1_709_164_800, 1_709_262_000) == [-10800, -7200])
    let york = try #require(file("EST5EDT,M3.2.0,M11.1.0"))
    #expect(york.transition(after: winter) == 1_710_054_000)
    #expect(york.transition(after: 1_710_054_000) == 1_730_613_600)
    #expect(york.daylightOffset(at: summer) == 3600)
    #expect(york.daylightOffset(at: winter) == 0)
    #expect(file("UTC0")?.transition(after: winter) == nil)
  }

  @Test(arguments: [
    "", "5", "EST", "EST5EDT", "EST5EDT,M13.1.0,M1.1.0", "EST5EDT,M3.2.0", "EST5EDT,Mx",
  ])
  func whatIsNoRuleLeavesTheLastOffset(rule: String) {
    #expect(seconds(rule, summer) == [3600])
  }

  @Test func whatIsNoFileIsRefused() {
    let whole = bytes("UTC0", until: 0)
    #expect(TimeZoneFile([]) == nil)
    #expect(TimeZoneFile(Array("leap seconds".utf8)) == nil)
    for count in stride(from: 0, to: whole.count - 6, by: 1) {
      #expect(TimeZoneFile(Array(whole.prefix(count))) == nil)
    }
    var negative = whole
    negative[36] = 0xFF
    #expect(TimeZoneFile(negative) == nil)
  }

  @Test func aMissingDatabaseIsSaid() {
    var database = TimeZoneDatabase()
    database.folder = "/nowhere/zoneinfo"
    #expect(throws: Fault.self) { try database.file(named: "Europe/Berlin") }
    database.folder = "/"
    #expect(throws: Never.self) { try #expect(database.file(named: "etc/passwd") == nil) }
    #expect(throws: Never.self) { try #expect(database.file(named: "../etc/passwd") == nil) }
  }
}
