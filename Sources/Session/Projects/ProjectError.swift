import Reports
import SourceText

/// What is wrong with a project or with how it is asked about.
enum ProjectError: DiagnosticFact {
  case noPackage
  case noPreview(String, known: [String])
  case notOpen
  case standIn(String, files: Int)

  var message: String {
    switch self {
    case .noPackage: "the manifest makes no package"
    case .noPreview(let name, let known):
      (name.isEmpty ? "'#Preview' needs a name" : "there is no preview called '\(name)'")
        + (known.isEmpty
          ? ""
          : "; there \(known.count == 1 ? "is" : "are") \(NameList.text(of: known).plain)")
    case .notOpen: "no project is open; say 'open DIR'"
    case .standIn(let module, let files):
      "module '\(module)' is not here (imported by \(files == 1 ? "1 file" : "\(files) files")); "
        + "what mentions it fails where it is used"
    }
  }
}
