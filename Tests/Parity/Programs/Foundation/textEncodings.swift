import Foundation

let t =
  "Hello, world! It's 3.5 o'clock. How are you? Fine\nNew line — don't stop: e.g. this one. \u{1F468}\u{200D}\u{1F469}"
for (n, o) in [("lines", String.EnumerationOptions.byLines), ("par", .byParagraphs)] {
  var out: [String] = []
  t.enumerateSubstrings(in: t.startIndex..<t.endIndex, options: o) { s, r, e, stop in
    out.append(s! + "|" + String(t[e]))
  }
  print(n, out)
}
t.enumerateSubstrings(in: t.startIndex..., options: [.byComposedCharacterSequences, .reverse]) {
  s, r, e, stop in
  print(s!, terminator: " ")
  if s == "i" { stop = true }
}
print()
print()
print(
  t.range(of: "HELLO", options: .caseInsensitive, range: nil, locale: nil) != nil,
  "b".compare("abc", options: [], range: "b".startIndex..<"b".endIndex, locale: nil).rawValue,
  "aXbXc".rangeOfCharacter(from: .uppercaseLetters, options: .backwards)!.lowerBound.utf16Offset(
    in: "aXbXc"))
print(
  "ab".capitalized(with: nil), "Résumé x".localizedStandardRange(of: "resume") != nil,
  "abc".cString(using: .utf8)!, "abc".smallestEncoding, "é".smallestEncoding, "日".smallestEncoding,
  "abc".fastestEncoding, "abc".maximumLengthOfBytes(using: .utf8))
for e in [
  String.Encoding.utf8, .ascii, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32,
  .utf32BigEndian, .utf32LittleEndian, .isoLatin1, .windowsCP1252, .unicode,
] {
  print(
    e, e.rawValue, e.description, "aé€".data(using: e).map { Array($0) } as Any,
    "aé".lengthOfBytes(using: e), "aé€".canBeConverted(to: e))
}
print(
  String(data: Data([0xe9, 0x80]), encoding: .windowsCP1252) as Any,
  String(data: Data([0, 97, 0, 98]), encoding: .utf16BigEndian) as Any,
  String(data: Data([97, 0]), encoding: .utf16LittleEndian) as Any,
  String(data: Data([0, 97, 0, 98]), encoding: .utf16) as Any,
  String(data: Data([97, 0, 0, 0]), encoding: .utf32LittleEndian) as Any)
print(
  String.defaultCStringEncoding, String.localizedName(of: .utf8),
  String.Encoding(rawValue: 4) == .utf8)
print(
  "café".applyingTransform(.stripDiacritics, reverse: false) as Any,
  "é".decomposedStringWithCanonicalMapping.unicodeScalars.count,
  "e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count)
