/// The words of names, each of which but the first begins with a capital.
extension StringProtocol {
  /// The name with a capital, as types have it: `Line` for `line`.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The last word: `Price` of `unitPrice`, and `price` of `price`.
  package var lastWord: SubSequence { self[(lastIndex(where: \.isUppercase) ?? startIndex)...] }
}
