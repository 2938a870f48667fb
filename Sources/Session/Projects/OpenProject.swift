package import Project
package import Semantics
package import SourceText
import Stubs
import Syntax

/// A project whose modules are declared.
package struct OpenProject {
  package let project: Project
  /// The texts of each module, in the order in which they were declared.
  package let modules: [ModuleTexts]
  /// Modules that files import and nobody has.
  package let outside: [OutsideModule]
  /// The files that have changed since it was opened before; nil where it was not, or where its targets
  /// have changed or an operator, which means something in files that do not name it.
  package let changedFiles: [String]?
  let dependencies: FileDependencies
  /// The files that are wrong as texts, by name: they are parsed again.
  let wrongFiles: Set<String>
  /// What the manifests say that were run.
  let manifests: ManifestCache
  /// What it lacks of modules that are not here; nil where it lacks none.
  let standIns: StubbedProject?
  /// What found out what stands in for them, and knows what is wrong with the files that it has checked.
  let solver: ProjectSolver?

  /// The texts of its test targets.
  package var tests: [Source] {
    let names = Set(project.testTargets.map(\.module))
    return modules.filter { names.contains($0.name) }.flatMap { $0.files.map(\.source) }
  }

  /// Where one of its files first mentions a name: `Shop/Cart.swift:7`; the last of names with dots.
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

  /// Finds out now which files depend on which, so that whoever asks later does not wait.
  package func prepareDependencies() { dependencies.prepare() }

  /// The folder that it lies in.
  package var folder: String { project.folder }

  package var sources: [Source] {
    modules.flatMap { $0.files.map(\.source) }.filter { !$0.isStandIn }
  }
}

/// What manifests say, by their paths: a manifest that is the same is not run again.
struct ManifestCache {
  private var known: [String: (bytes: [UInt8], manifest: Manifest)] = [:]

  func manifest(_ path: String, _ bytes: [UInt8]) -> Manifest? {
    known[path].flatMap { $0.bytes == bytes ? $0.manifest : nil }
  }

  mutating func keep(_ manifest: Manifest, _ path: String, _ bytes: [UInt8]) {
    known[path] = (bytes, manifest)
  }
}

/// A module that is not at hand, and where it is imported.
package struct OutsideModule {
  package let name: String
  package let source: Source
  package let span: Span
  package var files: Int
}
