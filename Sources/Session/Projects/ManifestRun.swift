import Project
import SourceText

/// Runs a `Package.swift` in a new session.
struct ManifestRun {
  let files: FolderAccess
  /// Whether the run is to be interrupted.
  let isInterrupted: () -> Bool
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var cache: ManifestCache

  init(
    _ files: FolderAccess, _ cache: ManifestCache?, isInterrupted: @escaping () -> Bool
  ) {
    self.files = files
    self.cache = cache ?? ManifestCache()
    self.isInterrupted = isInterrupted
  }

  /// The number of steps that a manifest may take.
  private static let maxSteps = 50_000_000

  /// The contents of a manifest; nil if it fails, with the reason in `diagnostics`.
  mutating func run(_ path: String, in folder: String) -> Manifest? {
    let bytes: [UInt8]
    switch files.read(path) {
    case .success(let read): bytes = read
    case .failure(let failure):
      diagnostics.append(
        ProjectProblem.unreadableFile(path, reason: failure.message).diagnostic)
      return nil
    }
    if let known = cache.manifest(path, bytes) { return known }
    guard let manifest = run(Source(name: path, bytes: bytes), in: folder) else { return nil }
    cache.keep(manifest, path, bytes)
    return manifest
  }

  private mutating func run(_ source: Source, in folder: String) -> Manifest? {
    let output = ManifestOutput()
    var configuration = Configuration(
      write: { output.text += $0 }, isInterrupted: isInterrupted)
    configuration.limits.steps = Self.maxSteps
    let session = Session(configuration)
    let prepared = session.preparation.prepare(source, hasCommands: false)
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

/// Collects the output of a manifest.
private final class ManifestOutput {
  var text = ""
}
