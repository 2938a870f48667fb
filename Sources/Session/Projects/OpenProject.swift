package import Project
package import Semantics
package import SourceText
import Stubs
import Syntax

/// A project whose modules have been declared.
package struct OpenProject {
  package let project: Project
  /// The source files of each module, in order of declaration.
  package let modules: [ModuleTexts]
  /// Modules that files import and that were not found.
  package let outside: [ImportedModule]
  /// The files that have changed since the project was opened before.
  ///
  /// Nil if it was not, or if its targets or an operator have changed: files use operators without
  /// naming them.
  package let changedFiles: [String]?
  let dependencies: FileDependencies
  /// The names of the files with syntax errors, which are parsed again.
  let filesWithSyntaxErrors: Set<String>
  /// The results of the manifests that were run.
  let manifests: ManifestCache
  /// The parts of the project that use missing modules; nil if none does.
  let stubs: StubbedProject?
  /// The solver that made the stubs; it has the diagnostics of the files that it has checked.
  let solver: ProjectSolver?

  /// The source files of the targets whose tests run.
  package var tests: [Source] {
    let names = Set(project.testedTargets.map(\.module))
    return modules.filter { names.contains($0.name) }.flatMap { $0.files.map(\.source) }
  }

  /// The place where a name is first mentioned: `Shop/Cart.swift:7`; of a dotted name, its last
  /// component.
  func firstUse(of name: String) -> String? {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    guard let last = words.last?.split(separator: ".").last else { return nil }
    for source in sources where source.mentionedNames.contains(String(last)) {
      for place in source.bytes.ranges(of: Array(last.utf8)) {
        let line = LineMap(source).position(of: place.lowerBound).line
        if source.names(around: Span(place.lowerBound, place.upperBound)).contains(String(last)) {
          return "\(source.name):\(line)"
        }
      }
    }
    return nil
  }

  /// Computes the dependencies between files now, so that later calls return quickly.
  package func prepareDependencies() { dependencies.prepare() }

  /// The folder that contains the project.
  package var folder: String { project.folder }

  package var sources: [Source] {
    modules.flatMap { $0.files.map(\.source) }.filter { !$0.isStub }
  }
}

/// The results of manifests by path, so that an unchanged manifest is not run again.
struct ManifestCache {
  private var known: [String: (bytes: [UInt8], manifest: Manifest)] = [:]

  func manifest(_ path: String, _ bytes: [UInt8]) -> Manifest? {
    known[path].flatMap { $0.bytes == bytes ? $0.manifest : nil }
  }

  mutating func keep(_ manifest: Manifest, _ path: String, _ bytes: [UInt8]) {
    known[path] = (bytes, manifest)
  }
}

/// A module, and where it is first imported.
package struct ImportedModule {
  package let name: String
  package let source: Source
  package let span: Span
  /// The number of files that import it.
  package var files: Int

  /// A note at the first import.
  func note(_ make: (_ name: String, _ files: Int) -> ProjectError) -> Diagnostic {
    Diagnostic(.note, make(name, files), in: source, at: span)
  }
}
