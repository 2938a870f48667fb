import Foundation
let cs = CharacterSet.letters.union(.decimalDigits);
print(
  cs.contains("a"), cs.contains("-"), CharacterSet.uppercaseLetters.contains("A"), cs.inverted.contains("-"), "a-b1".unicodeScalars.filter { cs.contains($0) }.count,
  String("a-b1".unicodeScalars.filter(cs.contains)), CharacterSet.alphanumerics.contains("é"), CharacterSet.punctuationCharacters.contains("!"), CharacterSet.whitespaces.contains("\n"),
  CharacterSet.newlines.contains("\n"), "abc".rangeOfCharacter(from: .decimalDigits) as Any)
