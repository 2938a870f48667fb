/// How a project is opened.
package struct ProjectSetting: Hashable, Sendable {
  /// The platform that conditions hold for.
  package enum Platform: String, CaseIterable, Hashable, Sendable { case ios, macos, linux }

  /// nil: iOS where the project imports SwiftUI, else Linux.
  package var platform: Platform?
  /// Where the sources of packages lie that are not in the project, by name.
  package var dependencies: [String: String]

  package init(platform: Platform? = nil, dependencies: [String: String] = [:]) {
    self.platform = platform
    self.dependencies = dependencies
  }

  /// The conditions of a target that hold in a debug build.
  func defines(of target: Manifest.Target) -> [String] {
    target.defines.filter { define in
      define.configuration != "release"
        && (define.platforms.isEmpty
          || define.platforms.contains((platform ?? .ios).rawValue))
    }.map(\.name)
  }
}
