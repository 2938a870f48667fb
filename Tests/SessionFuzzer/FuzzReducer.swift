import Foundation

/// Shortens a session that ends its process, as long as it still does so.
struct FuzzReducer {
  /// The program that runs a file as a session.
  let executable: String
  let scratch: String
  let options: [String]
  /// The maximum number of attempts.
  var tries = 400

  mutating func reduce(_ session: FuzzSession) -> FuzzSession? {
    guard fails(session) else { return nil }
    var session = session
    var index = session.programs.count - 1
    while index >= 0, session.programs.count > 1 {
      var shorter = session
      shorter.programs.remove(at: index)
      if fails(shorter) { session = shorter }
      index -= 1
    }
    for index in session.programs.indices {
      reduce(&session, index, { $0.split(separator: "\n").map(String.init) }, joinedBy: "\n")
      reduce(&session, index, FuzzCorpus.tokens, joinedBy: "")
    }
    return session
  }

  /// Removes halves, quarters, and so on of a program's parts.
  private mutating func reduce(
    _ session: inout FuzzSession, _ index: Int, _ split: (String) -> [String],
    joinedBy separator: String
  ) {
    var parts = split(session.programs[index].text)
    var size = (parts.count + 1) / 2
    while size > 0, tries > 0 {
      var start = 0
      while start < parts.count, tries > 0 {
        var rest = parts
        rest.removeSubrange(start..<min(start + size, parts.count))
        var shorter = session
        shorter.programs[index].text = rest.joined(separator: separator)
        if fails(shorter) {
          (parts, session) = (rest, shorter)
        } else {
          start += size
        }
      }
      size = size == 1 ? 0 : (size + 1) / 2
    }
  }

  private mutating func fails(_ session: FuzzSession) -> Bool {
    tries -= 1
    do {
      try session.text.write(toFile: scratch, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(filePath: executable)
      process.arguments = options + ["--run", scratch]
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal || process.terminationStatus > 1
    } catch {
      return false
    }
  }
}
