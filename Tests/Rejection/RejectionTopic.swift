import Terminal
import Testing

/// The invalid programs in one file of `Programs`.
///
/// A program starts with `-- TITLE`. `=> LINE:COLUMN: MESSAGE` is an error of the compiler; `=~`
/// lines after it are what bindery reports instead.
struct RejectionTopic: Sendable, CustomTestStringConvertible {
  /// A program and its errors.
  struct Program: Sendable {
    let title: String
    var text = ""
    /// The compiler's errors.
    var said: [String] = []
    /// bindery's errors, if they differ.
    var own: [String] = []

    var expected: [String] { own.isEmpty ? said : own }
  }

  let name: String
  private(set) var programs: [Program] = []

  /// Whether the errors were not recorded, because the toolchain here has no SwiftUI.
  var isWrittenByHand: Bool { programs.contains { $0.text.hasPrefix("import SwiftUI") } }

  var testDescription: String { name }

  static let all: [RejectionTopic] = {
    let folder =
      #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Programs"
    return FileAccess.names(in: folder).filter { $0.hasSuffix(".txt") }.map { file in
      RejectionTopic(
        name: String(file.dropLast(".txt".count)),
        text: (try? FileAccess.read("\(folder)/\(file)")) ?? "")
    }
  }()

  init(name: String, text: String) {
    self.name = name
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- ") {
        programs.append(Program(title: String(line.dropFirst(3))))
      } else if programs.isEmpty {
        continue
      } else if line.hasPrefix("=> ") {
        programs[programs.count - 1].said.append(String(line.dropFirst(3)))
      } else if line.hasPrefix("=~ ") {
        programs[programs.count - 1].own.append(String(line.dropFirst(3)))
      } else {
        programs[programs.count - 1].text += line + "\n"
      }
    }
    for index in programs.indices {
      while programs[index].text.hasSuffix("\n\n") { programs[index].text.removeLast() }
    }
  }
}
