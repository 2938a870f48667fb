import Project
import Syntax

extension BuildConfiguration.Conditions {
  /// What holds in the files of a project: those of the platform that was asked for, else of iOS where any
  /// of the files is for Apple's systems.
  init(of project: Project, platform: ProjectSetting.Platform?) {
    self.init()
    modules = Set(project.targets.map(\.module))
    switch platform {
    case .ios?: systems = ["iOS"]
    case .macos?: systems = ["macOS", "OSX"]
    case .linux?:
      systems = ["Linux"]
      hasPlatform = false
    case nil: break
    }
  }
}
