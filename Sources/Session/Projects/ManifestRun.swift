import Project
import SourceText

/// Runs a `Package.swift` in a session of its own.
struct ManifestRun {
  let files: FolderAccess
  /// Who may end it.
  let isInterrupted: () -> Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: FolderAccess, isInterrupted: @escaping () -> Bool) {
    self.files = files
    self.isInterrupted = isInterrupted
  }

  /// How many steps a manifest may take.
  private static let maxSteps = 50_000_000

  /// What the manifest says; nil where it fails, and the diagnostics say why.
  mutating func run(_ path: String, in folder: String) -> Manifest? {
    let text: String
    switch files.read(path) {
    case .success(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .failure(let failure):
      diagnostics.append(
        ProjectProblem.unreadableFile(path, reason: failure.message).diagnostic)
      return nil
    }
    let output = ManifestOutput()
    var configuration = Configuration(
      write: { output.text += $0 }, isInterrupted: isInterrupted)
    configuration.maxSteps = Self.maxSteps
    let session = Session(configuration)
    let source = Source(name: path, text: text)
    let prepared = session.prepare(source, hasCommands: false)
    let errors = prepared.diagnostics.filter(\.isError)
    guard errors.isEmpty else {
      diagnostics += errors
      return nil
    }
    let place = ValueText.quoted(files.realPath(folder) ?? folder)
    session.evaluate(
      Source(name: "", text: "import PackageDescription; _Manifest.directory = \(place)"))
    for input in prepared.inputs {
      let outcome = session.evaluate(input)
      guard outcome.ending == .accepted else {
        diagnostics += outcome.diagnostics.filter(\.isError)
        return nil
      }
    }
    output.text = ""
    session.evaluate(Source(name: "", text: "print(_Manifest.description)"))
    guard let manifest = ManifestReader.read(output.text) else {
      diagnostics.append(
        Diagnostic(
          .error, ProjectError.noPackage, in: source,
          at: Span(0, 0)))
      return nil
    }
    return manifest
  }
}

/// What a manifest prints.
private final class ManifestOutput {
  var text = ""
}
