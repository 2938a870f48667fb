import SourceText
import ViewGraph

/// Resolves names of views in the arguments of commands.
extension Session {
  /// Checks a name that the user gives to something new.
  func newName(_ word: Word?) throws(Rejection) -> String? {
    guard let word else { return nil }
    guard word.text.utf8.first?.isNameStart ?? false, word.text.utf8.allSatisfy(\.isNamePart)
    else { throw .refused(.notAName(word.text), word.span) }
    return word.text
  }

  /// The view that a word means: `Dial` is `Dial#1` if there is no other.
  ///
  /// A word without a match is returned as it is; looking it up then reports the error.
  func viewName(_ word: Word) throws(Rejection) -> String {
    let host = world.host
    return try viewName(
      word, among: host.inspector.mountedViews.map(\.name) + host.inspector.viewRecords.map(\.name))
  }

  func viewName(_ word: Word, among names: [String]) throws(Rejection) -> String {
    let candidates = viewNames(shortenedTo: word, among: names)
    guard candidates.count < 2 else {
      throw .refused(.ambiguousName(word.text, candidates), word.span)
    }
    return candidates.first ?? word.text
  }

  /// The views whose names without their numbers equal a word; none if the word is a complete name
  /// of a view.
  func viewNames(shortenedTo word: Word, among names: [String]) -> [String] {
    var candidates: [String] = []
    var known: Set<String> = []
    for name in names {
      if name == word.text { return [] }
      if LiveName.short(name) == word.text, known.insert(name).inserted { candidates.append(name) }
    }
    return candidates
  }
}
