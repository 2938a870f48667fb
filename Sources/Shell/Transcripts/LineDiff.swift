import Reports

/// A line-by-line difference of two texts, in the format of `diff -u`.
package enum LineDiff {
  /// Whether a line is in both texts, only in the old one, or only in the new one.
  private enum Mark: Hashable {
    case same, removed, added
  }

  /// A line of either text.
  private struct Line {
    let mark: Mark
    let text: String
    /// The line numbers in both texts; for a line of one text, the next line of the other.
    let old: Int
    let new: Int
  }

  /// The number of unchanged lines shown around a change.
  private static let context = 3

  /// The hunks, each with its `@@` line; none if the texts are equal.
  package static func hunks(from old: [String], to new: [String]) -> [StyledText] {
    let lines = merged(old, new)
    let changes = lines.indices.filter { lines[$0].mark != .same }
    var result: [StyledText] = []
    var next = changes.startIndex
    while next < changes.endIndex {
      let start = max(0, changes[next] - context)
      var end = changes[next] + context
      next += 1
      while next < changes.endIndex, changes[next] - context <= end + 1 {
        end = changes[next] + context
        next += 1
      }
      result += hunk(lines[start...min(end, lines.count - 1)])
    }
    return result
  }

  private static func hunk(_ lines: ArraySlice<Line>) -> [StyledText] {
    guard let first = lines.first else { return [] }
    let oldCount = lines.count { $0.mark != .added }
    let newCount = lines.count { $0.mark != .removed }
    let title =
      "@@ -\(range(first.old, oldCount)) +\(range(first.new, newCount)) @@"
    return [StyledText(title, .quiet)]
      + lines.map { line in
        switch line.mark {
        case .same: StyledText(" " + line.text).verbatim
        case .removed: StyledText("-" + line.text, .removed).verbatim
        case .added: StyledText("+" + line.text, .added).verbatim
        }
      }
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    // By the format, an empty range has the number of the line before it.
    count == 0 ? "\(start - 1),0" : count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if removed.contains(left), left < old.count {
        lines.append(Line(mark: .removed, text: old[left], old: left + 1, new: right + 1))
        left += 1
      } else if added.contains(right), right < new.count {
        lines.append(Line(mark: .added, text: new[right], old: left + 1, new: right + 1))
        right += 1
      } else {
        lines.append(Line(mark: .same, text: old[left], old: left + 1, new: right + 1))
        left += 1
        right += 1
      }
    }
    return lines
  }
}
