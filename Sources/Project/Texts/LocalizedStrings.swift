/// The localized texts of a project in one language, by key.
package struct LocalizedStrings: Sendable {
  private var texts: [String: LocalizedString] = [:]
  /// The keys that have format specifiers, sorted so that the first match is always the same.
  private var formats: [(pieces: [FormatPiece], text: LocalizedString)] = []

  package var isEmpty: Bool { texts.isEmpty }

  /// Reads the localized texts of all targets of a project.
  ///
  /// - Returns: The texts, and the files that cannot be read.
  package static func read(
    _ project: Project, from files: FolderAccess
  ) -> (texts: LocalizedStrings, problems: [ProjectProblem]) {
    var found: [String: LocalizedString] = [:]
    var problems: [ProjectProblem] = []
    for path in project.targets.flatMap(\.texts) {
      switch files.read(path) {
      case .failure(let failure):
        problems.append(.unreadableFile(path, reason: failure.message))
      case .success(let bytes):
        guard let texts = texts(in: bytes, of: path, language: project.language) else {
          problems.append(.unreadableTexts(path))
          continue
        }
        // If a key has two texts, the one that depends on a number is used.
        found.merge(texts) { first, second in
          first.plurals.isEmpty && !second.plurals.isEmpty ? second : first
        }
      }
    }
    return (LocalizedStrings(found), problems)
  }

  /// The texts of a file in a language; none if it is in another language, nil if it is not a file
  /// of texts.
  private static func texts(
    in bytes: [UInt8], of path: String, language: String
  ) -> [String: LocalizedString]? {
    if path.hasSuffix(".xcstrings") { return StringCatalog.read(bytes, language: language) }
    guard isOfLanguage(path, language) else { return [:] }
    if path.hasSuffix(".stringsdict") { return PluralsFile.read(bytes) }
    return StringsFile.read(bytes)?.mapValues { LocalizedString($0) }
  }

  init(_ texts: [String: LocalizedString]) {
    self.texts = texts
    formats = texts.sorted { $0.key < $1.key }.compactMap { key, text in
      let pieces = FormatPiece.pieces(of: key)
      return pieces.contains { if case .value = $0 { true } else { false } }
        ? (pieces, text) : nil
    }
  }

  private static func isOfLanguage(_ path: String, _ language: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    guard let folder = folders.last, folder.hasSuffix(".lproj") else { return true }
    return folder == "\(language).lproj" || folder == "Base.lproj"
  }

  /// The localized text for a key, or for a text that matches a key with values inserted.
  ///
  /// Nil if no key matches.
  package func text(for shown: String) -> String? {
    if let found = texts[shown] { return found.text(for: []) }
    for format in formats {
      if let values = LocalizedStrings.values(in: shown[...], format.pieces[...]) {
        return format.text.text(for: values)
      }
    }
    return nil
  }

  /// The values in a text that matches a format; nil if it does not match.
  private static func values(
    in text: Substring, _ pieces: ArraySlice<FormatPiece>
  ) -> [Substring]? {
    guard let first = pieces.first else { return text.isEmpty ? [] : nil }
    let rest = pieces.dropFirst()
    switch first {
    case .text(let piece):
      return text.hasPrefix(piece) ? values(in: text.dropFirst(piece.count), rest) : nil
    case .value:
      guard case .text(let next)? = rest.first else {
        guard rest.isEmpty else { return nil }
        return text.isEmpty ? nil : [text]
      }
      var start = text.startIndex
      while let range = text[start...].firstRange(of: next) {
        if let found = values(in: text[range.lowerBound...], rest) {
          return [text[..<range.lowerBound]] + found
        }
        start = text.index(after: range.lowerBound)
      }
      return nil
    }
  }
}
