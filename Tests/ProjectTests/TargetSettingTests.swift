import Testing

/// What a manifest says of one target holds in that target alone.
@Suite struct TargetSettingTests {
  private static func file(_ name: String) -> String {
    """
    public struct \(name) {
      #if FAST
      public static let member = "fast"
      #else
      public static let member = "slow"
      #endif

      public static var statement: String {
        #if FAST
        return "fast"
        #else
        return "slow"
        #endif
      }

      public static var chain: Int {
        [3, 1, 2]
          #if FAST
          .max()!
          #else
          .min()!
          #endif
      }

      public static func kind(of number: Int) -> String {
        switch number {
        #if FAST
        case 0: return "fast"
        #endif
        default: return "any"
        }
      }
    }

    #if FAST
    public let top\(name) = "fast"
    #else
    public let top\(name) = "slow"
    #endif
    """
  }

  @Test func flagsHoldInTheTargetThatSetsThem() throws {
    let folder = try TemporaryFolder([
      "Shop/Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Quick", swiftSettings: [.define("FAST")]), .target(name: "Plain"),
        ])
      """,
      "Shop/Sources/Quick/Quick.swift": Self.file("Quick"),
      "Shop/Sources/Plain/Plain.swift": Self.file("Plain"),
    ])
    func uses(_ name: String) -> [String] {
      [
        "print(\(name).member, \(name).statement, \(name).chain, \(name).kind(of: 0), "
          + "top\(name))"
      ]
    }
    let run = try ProjectRun([folder.path + "/Shop"], typing: uses("Quick") + uses("Plain"))
    #expect(
      run.lines == [
        "opened Shop: Quick, Plain (2 files)", "fast fast 3 fast fast", "slow slow 1 any slow",
      ])
  }
}
