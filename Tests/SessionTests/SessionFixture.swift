import Project
import Reports
import Session
import SourceText

/// A session that records the program's output, with files in memory.
final class SessionFixture {
  let session: Session
  /// The recorded output, and the files.
  private final class Kept {
    var output = ""
    var files: [String: String] = [:]
  }
  private let kept = Kept()

  init(
    namesResults: Bool = true, files: [String: String] = [:], maxSteps: Int? = nil,
    maxMemory: Int? = nil, preparesInputs: Bool = true,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    kept.files = files
    let kept = kept
    var configuration = Configuration(
      write: { kept.output += $0 }, isInterrupted: isInterrupted,
      files: Configuration.Files(
        read: { path in
          kept.files[path].map { .success($0) }
            ?? .failure(Configuration.Files.Failure(message: "No such file or directory"))
        },
        write: { path, text in
          kept.files[path] = text
          return nil
        }, exists: { kept.files[$0] != nil }))
    configuration.folders = FolderAccess(
      read: { FolderAccess.memory(kept.files).read($0) },
      entries: { FolderAccess.memory(kept.files).entries($0) },
      realPath: { FolderAccess.memory(kept.files).realPath($0) })
    configuration.namesResults = namesResults
    configuration.limits.steps = maxSteps
    configuration.limits.memory = maxMemory
    configuration.preparesInputs = preparesInputs
    session = Session(configuration)
  }

  /// The program's output since the last transcript began.
  var printed: String { kept.output }

  func file(_ path: String) -> String? { kept.files[path] }

  /// Saves a file, like an editor outside of the session.
  func save(_ path: String, _ text: String) { kept.files[path] = text }

  /// How the last input ended.
  private(set) var ending = Outcome.Ending.accepted

  @discardableResult
  func evaluate(_ text: String) -> Outcome {
    let outcome = session.evaluate(Source(name: "<input>", text: text))
    ending = outcome.ending
    return outcome
  }

  /// Everything that a user at the prompt would see for some inputs, in order.
  func transcript(_ inputs: String...) -> String {
    var lines: [String] = []
    for input in inputs {
      kept.output = ""
      let outcome = evaluate(input)
      lines += kept.output.split(separator: "\n").map(String.init)
      lines += (outcome.answer + outcome.lines(withUpdates: true)).map(\.plain)
      if let value = outcome.value { lines.append(value.line.plain) }
      if outcome.steps.isEmpty {
        lines += UpdateReport.lines(of: outcome.transaction).map(\.plain)
      }
      lines += outcome.diagnostics.map { "\($0.severity): \($0.message)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The facts of one input as JSON.
  func facts(_ input: String) -> String {
    JSONValue.object(OutcomeJSON.members(of: evaluate(input))).text
  }
}
