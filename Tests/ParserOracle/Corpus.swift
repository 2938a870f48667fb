import Foundation

/// A text and where it comes from.
struct CorpusText: Sendable {
  let name: String
  let text: String
}

/// Texts written by people: the sources and tests of this package, its library, and the blocks of
/// the documents in the folder `BINDERY_DOCS`.
enum Corpus {
  static func texts(root: URL) -> [CorpusText] {
    files(root: root) + documents()
  }

  private static func files(root: URL) -> [CorpusText] {
    ["Package.swift", "Sources", "Tests"].flatMap { entry in
      let url = root.appending(path: entry)
      let names = FileManager.default.subpaths(atPath: url.path)?.sorted() ?? [""]
      let paths = names.isEmpty ? [entry] : names.map { $0.isEmpty ? entry : "\(entry)/\($0)" }
      return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8))
          .map { CorpusText(name: path, text: $0) }
      }
    }
  }

  private static func documents() -> [CorpusText] {
    guard let folder = ProcessInfo.processInfo.environment["BINDERY_DOCS"] else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return names.flatMap { name in
      let path = "\(folder)/\(name)"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return blocks(of: text).enumerated().map { number, block in
        CorpusText(name: "\(name) block \(number + 1)", text: block)
      }
    }
  }

  private static func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    var current: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        if let lines = current { blocks.append(lines.joined(separator: "\n")) }
        current = current == nil ? [] : nil
      } else {
        current?.append(line)
      }
    }
    return blocks
  }
}
