import Reports
import SourceText

/// Errors and warnings about projects.
enum ProjectError: DiagnosticFact {
  case noPackage
  case noPreview(String, known: [String])
  case noPreviews
  case notOpen
  case stubbedModule(String, files: Int)
  /// An imported module whose code is C.
  case moduleInC(String, files: Int)
  /// An error in a declaration that uses stubs.
  case notChecked(String)
  /// A file without code for the platform, because no branch of its `#if` holds.
  case nothingForPlatform(String, others: [String])
  /// Files of tests that drive an app on a device.
  case testsOfInterface(count: Int)

  var message: String {
    switch self {
    case .noPackage: "the manifest makes no package"
    case .noPreview(let name, let known):
      (name.isEmpty ? "'#Preview' needs a name" : "there is no preview called '\(name)'")
        + (known.isEmpty
          ? ""
          : "; there \(known.count == 1 ? "is" : "are") \(NameList.text(of: known).plain)")
    case .noPreviews:
      "there is no preview: declare one, '#Preview { … }', or open a project that has some"
    case .notOpen: "no project is open; say 'open DIR'"
    case .notChecked(let message):
      "this uses a stub, so it was not checked: \(message)"
    case .nothingForPlatform(let platform, let others):
      "no '#if' of this file has a branch for \(platform)"
        + (others.isEmpty ? "" : ", nor in \(NameList.text(of: others).plain)")
    case .testsOfInterface(let count):
      "tests that drive an app on a device are not run here: "
        + (count == 1 ? "this file is left out" : "\(count) files are left out")
    case .stubbedModule(let module, let files):
      "module '\(module)' is not available (\(Self.importers(files))); "
        + "stubs replace what is used of it; 'stubs' lists them"
    case .moduleInC(let module, let files):
      "module '\(module)' is written in C, which is not run (\(Self.importers(files))): a function "
        + "that can change nothing here does nothing, another stops the program"
    }
  }

  private static func importers(_ files: Int) -> String {
    "imported by \(files == 1 ? "1 file" : "\(files) files")"
  }
}
