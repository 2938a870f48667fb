/// The settings with which a project is opened.
package struct ProjectSetting: Hashable, Sendable {
  /// The platform for which compilation conditions are evaluated.
  package enum Platform: String, CaseIterable, Hashable, Sendable { case ios, macos, linux }

  /// The platform; nil means iOS if the project imports SwiftUI, otherwise Linux.
  package var platform: Platform?
  /// The source folders of packages outside of the project, by package name.
  package var dependencies: [String: String]

  package init(platform: Platform? = nil, dependencies: [String: String] = [:]) {
    self.platform = platform
    self.dependencies = dependencies
  }

  /// The compilation conditions of a target that are set in a debug build.
  func defines(of target: Manifest.Target) -> [String] {
    target.defines.filter { define in
      define.configuration != "release"
        && (define.platforms.isEmpty
          || define.platforms.contains((platform ?? .ios).rawValue))
    }.map(\.name)
  }
}
