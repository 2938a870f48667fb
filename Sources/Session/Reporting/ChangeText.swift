import Reports
import ViewGraph

/// Formats the change of a value on one line.
///
/// `"Dune" → "Dune Messiah"`, `[3].name "n3" → "changed"`, `+[5] ShoppingItem "Tea"`,
/// `nil → nil  in place: it notifies even where nothing changes`.
enum ChangeText {
  /// The number of differences that are listed.
  private static let limit = 3

  /// The change of a cause's value.
  static func text(of cause: Transaction.Cause) -> StyledText {
    switch cause.comparison {
    case .closure: return incomparable("closure", of: cause)
    case .binding: return incomparable("binding", of: cause)
    case .firstValue:
      let value = cause.change.new.map(short) ?? ""
      return "\("unused first value", .quiet) \(value, .value)"
    case .recreated(let remaking) where remaking.isLibrary: return StyledText("made anew", .quiet)
    case .value, .recreated: return text(of: cause.change)
    }
  }

  private static func incomparable(_ part: String, of cause: Transaction.Cause) -> StyledText {
    guard let owner = cause.change.owner else { return StyledText("cannot be compared", .quiet) }
    return
      "\(owner.property ?? "the \(part)", .quiet)\(" of", .quiet) \(text(of: owner))\(" cannot be compared", .quiet)"
  }

  private static func text(of owner: ContentOwner) -> StyledText {
    let name = StyledText(owner.name, .name)
    return owner.isModifier ? "\("a modifier of", .quiet) \(name)" : name
  }

  /// The text of a change; the path of a single changed part is shown with the target instead.
  static func text(of change: ValueChange) -> StyledText {
    let text = textWithoutOwner(of: change)
    guard let owner = change.owner else { return text }
    return "\(self.text(of: owner)) \(text)"
  }

  private static func textWithoutOwner(of change: ValueChange) -> StyledText {
    if !change.differences.isEmpty || change.changedCount != nil { return differences(change) }
    var text = StyledText()
    switch (change.old, change.new) {
    case (let old?, let new?) where isOtherReference(change.rule):
      text = StyledText(short(old == new ? new : "\(old) → \(new)"), .value)
    case (let old?, let new?) where old == new && change.rule == nil:
      text = "\(short(new), .value) \("changed", .quiet)"
    case (let old?, let new?):
      let (before, after) = differingParts(old, new)
      text = "\(short(before), .value) \("→", .quiet) \(short(after), .value)"
    case (nil, let new?): text = "\("now", .quiet) \(short(new), .value)"
    case (let old?, nil): text = "\("no longer", .quiet) \(short(old), .value)"
    case (nil, nil): return text
    }
    if let rule = change.rule { text += StyledText("  \(sentence(rule))", .quiet) }
    return text
  }

  private static func isOtherReference(_ rule: ValueChange.Rule?) -> Bool {
    if case .otherReference = rule { true } else { false }
  }

  /// The reason that readers were notified of a value that looks unchanged.
  static func sentence(_ rule: ValueChange.Rule) -> String {
    switch rule {
    case .inPlace, .inPlaceUncompared: "in place: it notifies even where nothing changes"
    case .inPlaceOfNil: "in place: it notifies though there was nothing to write to"
    case .notEquatable(let type, _): "\(type) is not Equatable: every assignment notifies"
    case .published: "@Published announces every assignment"
    case .restored: "as it was in the end, but each write notified"
    case .weak: "weak: every assignment notifies"
    case .notANumber: "nan is not equal to itself"
    case .otherReference(let type, _):
      "an equal \(type), but another one: it has no == to compare by"
    }
  }

  private static func differences(_ change: ValueChange) -> StyledText {
    if let changed = change.changedCount, let count = change.count {
      return "\(count) \(count == 1 ? "element" : "elements"), \(changed) changed"
    }
    if change.differences.count > limit, let count = change.count {
      return "\(count) \(count == 1 ? "element" : "elements"), \(tally(change.differences))"
    }
    var text = StyledText()
    let hidesPath = !change.path.isEmpty
    for (index, difference) in change.differences.prefix(limit).enumerated() {
      if index > 0 { text += StyledText(", ", .quiet) }
      text += self.text(of: difference, hidesPath: hidesPath)
    }
    let rest = change.differences.count - limit
    if rest > 0 { text += StyledText(" and \(rest) more", .quiet) }
    return text
  }

  private static func tally(_ differences: [ValueChange.Difference]) -> String {
    var (changed, inserted, removed, moved) = (Set<Substring>(), 0, 0, 0)
    for difference in differences {
      switch difference {
      case .changed(let path, _, _): changed.insert(path.prefix { $0 != "]" })
      case .inserted: inserted += 1
      case .removed: removed += 1
      case .moved: moved += 1
      }
    }
    let parts = [
      (changed.count, "changed"), (inserted, "added"), (removed, "removed"), (moved, "moved"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private static func text(
    of difference: ValueChange.Difference, hidesPath: Bool
  ) -> StyledText {
    switch difference {
    case .changed(let path, let old, let new):
      let change: StyledText = "\(short(old), .value) \("→", .quiet) \(short(new), .value)"
      return path.isEmpty || hidesPath ? change : "\(path, .name) \(change)"
    case .inserted(let path, let value):
      return "\("+", .appeared)\(path, .name)\(path.isEmpty ? "" : " ")\(short(value), .value)"
    case .removed(let path, let value):
      return "\("−", .disappeared)\(path, .name)\(path.isEmpty ? "" : " ")\(short(value), .value)"
    case .moved(let path, let place):
      return place.isEmpty
        ? StyledText(path.isEmpty ? "in another order" : "\(path) in another order", .quiet)
        : "\("moved", .quiet) \(path, .name) \("→", .quiet) \(place, .name)"
    }
  }

  /// A value on one line, shortened to 100 characters.
  static func short(_ value: String) -> String {
    if value.utf8.count <= longest, value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return value
    }
    let value = value.contains(where: \.isNewline) ? value.onOneLine : value
    return value.count > longest ? value.prefix(longest - 1) + "…" : value
  }

  private static let longest = 100

  /// Two texts from the part on in which they differ, if they are alike as far as they are shown.
  private static func differingParts(_ old: String, _ new: String) -> (String, String) {
    guard old != new, max(old.count, new.count) > longest else { return (old, new) }
    let alike = zip(old, new).prefix { $0 == $1 }.count
    guard alike >= longest / 2 else { return (old, new) }
    // The element or field in which they differ is shown whole.
    let common = old.prefix(alike)
    let start = common.lastIndex(of: " ").map { common.distance(from: common.startIndex, to: $0) }
    let shared = start.map { $0 + 1 } ?? alike
    return ("… \(old.dropFirst(shared))", "… \(new.dropFirst(shared))")
  }
}

extension String {
  /// The text with `\n` in place of line breaks.
  fileprivate var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}
