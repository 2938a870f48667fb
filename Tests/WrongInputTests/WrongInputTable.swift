import Terminal
import Testing

/// The invalid inputs and their answers in `Inputs/wrong-inputs.txt`: an input of one or more
/// lines, then `=> ` and the first error; `## ` starts a topic.
struct WrongInputTable {
  /// An input and its answer.
  struct Row: Sendable {
    let text: String
    let message: String
  }

  /// A group of inputs.
  struct Topic: Sendable, CustomTestStringConvertible {
    let name: String
    var rows: [Row] = []
    var testDescription: String { name }
  }

  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Inputs"

  static func text(of file: String) -> String {
    (try? FileAccess.read("\(folder)/\(file)")) ?? ""
  }

  static let topics: [Topic] = {
    var topics: [Topic] = []
    var lines: [Substring] = []
    for line in text(of: "wrong-inputs.txt").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("## ") {
        topics.append(Topic(name: String(line.dropFirst(3))))
        lines = []
      } else if line.hasPrefix("=> "), !topics.isEmpty {
        let row = Row(text: lines.joined(separator: "\n"), message: String(line.dropFirst(3)))
        topics[topics.count - 1].rows.append(row)
        lines = []
      } else if !line.isEmpty {
        lines.append(line)
      }
    }
    return topics
  }()
}
