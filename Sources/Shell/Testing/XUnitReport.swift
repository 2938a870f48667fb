import Session

/// The XML report of a run, as `swift test --xunit-output` writes it, without times.
///
/// Results of XCTest go to the file that was named, those of Swift Testing to one beside it.
struct XUnitReport {
  let entries: [TestLog.Entry]

  /// The path for Swift Testing: `results-swift-testing.xml` for `results.xml`.
  static func swiftTestingPath(of path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return path + "-swift-testing"
    }
    return path.dropLast(name[dot...].count) + "-swift-testing" + name[dot...]
  }

  /// The report on tests of XCTest.
  var xcTestText: String {
    let entries = entries.filter { $0.kind == .xcTest }
    let failures = entries.count { !$0.failures.isEmpty }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "", "<testsuites>",
      "<testsuite name=\"TestResults\" errors=\"0\" tests=\"\(entries.count)\" "
        + "failures=\"\(failures)\" time=\"0.0\">",
    ]
    for entry in entries {
      lines.append("<testcase \(Self.names(entry)) time=\"0.0\">")
      lines += entry.failures.map {
        "<failure message=\"\(Self.escaped($0.text, isASCII: false))\"></failure>"
      }
      lines.append("</testcase>")
    }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// The report on tests of Swift Testing; nil if there are none.
  var swiftTestingText: String? {
    let entries = entries.filter { $0.kind == .swiftTesting }
    guard !entries.isEmpty else { return nil }
    let skipped = entries.count(where: \.isSkipped)
    let failures = entries.reduce(0) { $0 + $1.failures.count }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
      "  <testsuite name=\"TestResults\" errors=\"0\" tests=\"\(entries.count - skipped)\" "
        + "failures=\"\(failures)\" skipped=\"\(skipped)\" time=\"0.0\">",
    ]
    for entry in entries { lines += Self.lines(of: entry) }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func lines(of entry: TestLog.Entry) -> [String] {
    let time = entry.isSkipped ? "" : " time=\"0.0\""
    let opening = "    <testcase \(names(entry))\(time) "
    var inner = entry.failures.map { issue in
      let comments = issue.comments.joined(separator: "\n")
      let text = issue.text + " (error)" + (comments.isEmpty ? "" : ": " + comments)
      return "      <failure message=\"\(escaped(text))\" />"
    }
    if entry.isSkipped {
      inner.append(
        entry.comment.map { "      <skipped>\(escaped($0))</skipped>" } ?? "      <skipped />")
    }
    return inner.isEmpty ? [opening + "/>"] : [opening + ">"] + inner + ["    </testcase>"]
  }

  private static func names(_ entry: TestLog.Entry) -> String {
    "classname=\"\(escaped(entry.suite))\" name=\"\(escaped(entry.name))\""
  }

  /// Escapes a text for an attribute or element.
  ///
  /// - Parameter isASCII: Whether to write other characters than ASCII as character references.
  private static func escaped(_ text: String, isASCII: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r": result += "&#\(scalar.value);"
      default:
        if scalar.isASCII || !isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "&#\(scalar.value);"
        }
      }
    }
    return result
  }
}
