import Foundation
print(
  "abc".padding(toLength: 5, withPad: ".", startingAt: 0), "abc".padding(toLength: 2, withPad: ".", startingAt: 0), "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!,
  "a%20b".removingPercentEncoding!, "5".appending("6"), "caf\u{E9}".folding(options: .diacriticInsensitive, locale: nil), "abc".data(using: .utf8)!.count,
  String(data: Data([104, 105]), encoding: .utf8)!, "l1\nl2\r\nl3".components(separatedBy: .newlines), "a\nb".split(whereSeparator: \.isNewline), "abc".lengthOfBytes(using: .utf8))
