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
    guard !names.contains(word.text) else { return word.text }
    var candidates: [String] = []
    for name in names where LiveName.short(name) == word.text && !candidates.contains(name) {
      candidates.append(name)
    }
    guard candidates.count < 2 else {
      throw .refused(.ambiguousName(word.text, candidates), word.span)
    }
    return candidates.first ?? word.text
  }
}
