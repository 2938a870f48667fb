import Session
import SourceText
import Terminal

/// The sample sessions, which are installed with the program or lie in its source folder.
enum SampleSessions {
  private static let folderName = "sample-sessions"

  /// All samples: groups first, each in the order of its files.
  static func all() -> [Sample] {
    guard let folder else { return [] }
    let names = FileAccess.names(in: folder).sorted()
    let groups = names.filter { $0.hasSuffix("/") && !isPackage("\(folder)/\($0)") }.flatMap {
      name -> [Sample] in
      let group = String(name.dropLast())
      let files = FileAccess.names(in: "\(folder)/\(group)").filter { $0.hasSuffix(".session") }
        .sorted()
      return files.map { file in
        sample(
          "\(number(group)).\(number(file))", "\(folder)/\(group)/\(file)",
          group: title(of: group))
      }
    }
    return groups + names.compactMap { single($0, in: folder) }
  }

  /// A sample that belongs to no group: a session, a file of tests or a package.
  private static func single(_ name: String, in folder: String) -> Sample? {
    let path = "\(folder)/\(name)"
    if name.hasSuffix(".session") { return sample(number(name), path, group: nil) }
    if name.hasSuffix(".swift") {
      return sample(number(name), path, group: nil, commandLine: "bindery --test \(path)")
    }
    guard name.hasSuffix("/"), isPackage(path) else { return nil }
    return Sample(
      name: number(name), title: title(of: String(name.dropLast())), path: path, group: nil,
      commandLine: "bindery \(path.dropLast())")
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileAccess.names(in: folder).contains("Package.swift")
  }

  private static func sample(
    _ name: String, _ path: String, group: String?, commandLine: String? = nil
  ) -> Sample {
    let first = (try? FileAccess.read(path))?.split(separator: "\n").first ?? ""
    let text = String(first.drop { "#/ ".contains($0) })
    // The title is the first sentence, or what precedes a colon.
    let end = text.firstIndex { $0 == "." || $0 == ":" } ?? text.endIndex
    let title = text[..<end].reversed().drop { $0 == " " }.reversed()
    return Sample(
      name: name, title: String(title), path: path, group: group, commandLine: commandLine)
  }

  /// The number in a name: `8` for `08-my-view-does-not-update`.
  private static func number(_ name: String) -> String {
    let digits = name.prefix { $0.isNumber }
    return Int(digits).map(String.init) ?? String(name.prefix { $0 != "." })
  }

  /// The title in a name: `My view does not update` for `08-my-view-does-not-update`.
  private static func title(of folder: String) -> String {
    let words = folder.split(separator: "-").drop { $0.allSatisfy(\.isNumber) }
    let text = words.joined(separator: " ")
    return text.capitalizedFirst
  }

  private static let folder: String? = {
    guard var path = FileAccess.ownPath else { return nil }
    var candidates: [String] = []
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      candidates += ["\(path)/share/bindery/\(folderName)", "\(path)/\(folderName)"]
    }
    return candidates.first(where: FileAccess.isDirectory)
  }()

  /// The inputs of a document, each with the prose before it.
  static func steps(
    of path: String, _ text: String
  ) -> Result<[DocumentStep], Configuration.Files.Failure> {
    let transcript: Transcript
    do throws(TranscriptParser.FormatError) {
      transcript = try TranscriptParser.parse(text, as: .of(path))
    } catch {
      return .failure(
        Configuration.Files.Failure(message: "line \(error.line): \(error.message)"))
    }
    var steps: [DocumentStep] = []
    var prose: [String] = []
    for piece in transcript.pieces {
      switch piece {
      case .text(let lines): prose += lines.filter { !$0.isEmpty && !$0.hasPrefix("```") }
      case .exchange(let exchange):
        steps.append(
          DocumentStep(
            prose: prose.map(plain), input: exchange.input, line: exchange.line,
            isToFail: exchange.expected.contains(where: isError)))
        prose = []
      }
    }
    return .success(steps)
  }

  /// Whether a line of recorded output is the head of an error in the input: `<input 3>:1:5: error: …`.
  private static func isError(_ line: String) -> Bool {
    guard line.hasPrefix("<input "), let end = line.firstIndex(of: ">") else { return false }
    let parts = line[line.index(after: end)...].split(separator: ":", maxSplits: 3)
    return parts.count == 4 && parts[..<2].allSatisfy { Int($0) != nil } && parts[2] == " error"
  }

  private static func plain(_ line: String) -> String {
    String(line.drop { $0 == "#" || $0 == " " })
  }
}
