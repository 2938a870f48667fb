import Testing

/// The branches of `#if` that a project's platform takes.
@Suite struct PlatformTests {
  private static let files = [
    "Kit/Kit.swift": """
    import SwiftUI
    #if canImport(UIKit)
    import UIKit
    typealias PlatformColor = UIColor
    let kit = "UIKit"
    #elseif canImport(AppKit)
    import AppKit
    typealias PlatformColor = NSColor
    let kit = "AppKit"
    #else
    let kit = "none"
    #endif
    #if os(iOS)
    let system = "iOS"
    #elseif os(macOS)
    let system = "macOS"
    #else
    let system = "another"
    #endif
    """
  ]

  @Test(
    arguments: zip(
      [[], ["--platform", "ios"], ["--platform", "macos"], ["--platform", "linux"]],
      ["iOS UIKit", "iOS UIKit", "macOS AppKit", "another none"]))
  func frameworksCanBeImportedWhereTheirSystemHasThem(options: [String], expected: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try ProjectRun(
      options + ["--quiet", folder.path + "/Kit"], typing: ["print(system, kit)"])
    #expect(run.lines.last == expected)
  }
}
