import SourceText
import ViewGraph

/// Names in the arguments of commands.
extension Session {
  /// Checks a name that the user gives to something new.
  func newName(_ word: Word?) throws(Rejection) -> String? {
    guard let word else { return nil }
    guard word.text.utf8.first?.isNameStart ?? false, word.text.utf8.allSatisfy(\.isNamePart)
    else { throw .refused(.notAName(word.text), word.span) }
    return word.text
  }
}
