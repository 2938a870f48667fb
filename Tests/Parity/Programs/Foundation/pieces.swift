import Foundation
print(
  "The quick".enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(), "abc".hasPrefix("ab"), "x=1&y=2".split(separator: "&").map { $0.split(separator: "=").map(String.init) },
  "abc".commonPrefix(with: "abd"), "AbC".lowercased().uppercased(), "%".isEmpty, "tEST".prefix(1).uppercased() + "tEST".dropFirst().lowercased(), Int("0x1F".dropFirst(2), radix: 16)!,
  "1,234".replacingOccurrences(of: ",", with: ""), "a.b".components(separatedBy: CharacterSet(charactersIn: ".,")), "a".substring)
extension String { var substring: Substring { self[...] } }
