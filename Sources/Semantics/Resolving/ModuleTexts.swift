package import SourceText
package import Syntax

/// A module of a project, with its parsed files.
package struct ModuleTexts {
  package typealias File = (source: Source, statements: [Statement])

  package let name: String
  /// The package to which it belongs.
  package let package: String
  package let files: [File]
  /// The file whose statements the program begins with, if there is one.
  package let mainFile: String?

  package init(
    name: String, package: String, files: [File], mainFile: String? = nil
  ) {
    self.name = name
    self.package = package
    self.files = files
    self.mainFile = mainFile
  }
}
