/// The results of tests as JUnit writes them, and `swift test --xunit-output`; times are left out.
struct XUnitReport {
  let entries: [TestLog.Entry]

  var text: String {
    let failures = entries.count { !$0.failures.isEmpty }
    let skipped = entries.count(where: \.isSkipped)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "", "<testsuites>",
      "<testsuite name=\"TestResults\" errors=\"0\" tests=\"\(entries.count)\" "
        + "failures=\"\(failures)\" skipped=\"\(skipped)\" time=\"0.0\">",
    ]
    for entry in entries {
      lines.append(
        "<testcase classname=\"\(Self.escaped(entry.suite))\" name=\"\(Self.escaped(entry.name))\" "
          + "time=\"0.0\">")
      lines += entry.failures.map { "<failure message=\"\(Self.escaped($0))\"></failure>" }
      if entry.isSkipped { lines.append("<skipped></skipped>") }
      lines.append("</testcase>")
    }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      default: result.append(character)
      }
    }
    return result
  }
}
