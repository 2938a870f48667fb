import Foundation

/// Asks the compiler itself which texts are valid Swift.
///
/// The library reports some errors that the compiler reports later, and the other way round: where
/// the two disagree, our parser may agree with either.
enum CompilerFrontend {
  /// The first error of the compiler's parser in each text; nil for valid ones.
  static func errors(in texts: [String], swift: String) throws -> [String?] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "parser-oracle-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let url = folder.appending(path: "text\(index).swift")
      try text.write(to: url, atomically: false, encoding: .utf8)
      paths.append(url.path)
    }
    guard !paths.isEmpty else { return [] }
    var errors: [String?] = Array(repeating: nil, count: texts.count)
    for line in try output(of: swift, ["-frontend", "-parse", "-diagnostic-style", "llvm"] + paths)
    {
      guard line.hasPrefix(folder.path), let found = line.range(of: ": error: "),
        // Several files form a library, in which only declarations are allowed at the top level.
        !line.hasSuffix("are not allowed at the top level")
      else { continue }
      let number = line.dropFirst(folder.path.count + "/text".count).prefix(while: \.isNumber)
      guard let index = Int(number), errors.indices.contains(index) else { continue }
      errors[index] = errors[index] ?? String(line[found.upperBound...])
    }
    return errors
  }

  private static func output(of program: String, _ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
