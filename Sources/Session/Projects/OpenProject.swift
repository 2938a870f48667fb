package import Project
package import Semantics
package import SourceText
import Syntax

/// A project whose modules are declared.
package struct OpenProject {
  package let project: Project
  /// The texts of each module, in the order in which they were declared.
  package let modules: [ModuleTexts]
  /// Modules that files import and nobody has.
  package let outside: [OutsideModule]

  /// The texts of its test targets.
  package var tests: [Source] {
    let names = Set(project.testTargets.map(\.module))
    return modules.filter { names.contains($0.name) }.flatMap { $0.files.map(\.source) }
  }

  package var sources: [Source] { modules.flatMap { $0.files.map(\.source) } }
}

/// A module that is not at hand, and where it is imported.
package struct OutsideModule {
  package let name: String
  package let source: Source
  package let span: Span
  package var files: Int
}
