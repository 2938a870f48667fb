import Foundation

let words = ["zebra", "Äpfel", "apfel", "Apfel", "éclair", "Eclair", "file10", "file2", "straße", "STRASSE", "Zoë", "ﬁn"]
print(words.sorted { $0.localizedCompare($1) == .orderedAscending })
print(words.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print(words.sorted { $0.compare($1, options: .caseInsensitive) == .orderedAscending })
let swedish = Locale(identifier: "sv_SE")
print(words.sorted { $0.compare($1, locale: swedish) == .orderedAscending })
print("straße".compare("STRASSE", options: .caseInsensitive).rawValue, "é".compare("e", options: .diacriticInsensitive).rawValue)
print("Ｆｕｌｌ".compare("Full", options: .widthInsensitive).rawValue, "a2".compare("a10", options: .numeric).rawValue)
print("İstanbul".lowercased(with: Locale(identifier: "tr_TR")), "istanbul".uppercased(with: Locale(identifier: "tr_TR")))
print("hello wORLD o'neil".capitalized, "ijsland".capitalized(with: Locale(identifier: "nl_NL")))
print("Crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))
print("Ｆｕｌｌ ﬁn".precomposedStringWithCompatibilityMapping, "é".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print("Καλημέρα".applyingTransform(.toLatin, reverse: false) ?? "-", "sushi".applyingTransform(.latinToHiragana, reverse: false) ?? "-")
print("ひらがな".applyingTransform(.hiraganaToKatakana, reverse: false) ?? "-", "ｱｲｳ".applyingTransform(.fullwidthToHalfwidth, reverse: true) ?? "-")
let text = "The Résumé and the resume: 12 RESUMEs"
print(text.range(of: "resume", options: [.caseInsensitive, .diacriticInsensitive]).map { String(text[$0]) } ?? "-")
print(text.range(of: "resume", options: [.caseInsensitive, .backwards]).map { String(text[$0]) } ?? "-")
print(text.range(of: "the", options: [.anchored, .caseInsensitive]) != nil, text.range(of: "and", options: .anchored) != nil)
print(text.replacingOccurrences(of: "resume", with: "CV", options: [.caseInsensitive, .diacriticInsensitive]))
print(text.replacingOccurrences(of: "(\\w+) and", with: "[$1] &", options: .regularExpression))
print(text.localizedStandardContains("RESUME"), text.localizedCaseInsensitiveContains("the r"))
print("Straßenbahn".commonPrefix(with: "strassen", options: .caseInsensitive))
print("a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")), "a, b, c".components(separatedBy: ", "))

let expression = try NSRegularExpression(pattern: "(?<=#)(?<tag>\\w+)(?:=(?<value>\\d{2,}))?", options: [.caseInsensitive])
let source = "ä #one=12 #two #three=4567"
let whole = NSRange(source.startIndex..., in: source)
for match in expression.matches(in: source, range: whole) {
  print(match.range, match.numberOfRanges, match.range(withName: "tag"), match.range(withName: "value").location == NSNotFound)
}
print(expression.numberOfCaptureGroups, expression.numberOfMatches(in: source, range: whole))
print(expression.stringByReplacingMatches(in: source, range: whole, withTemplate: "<$1:$2>"))
print(expression.rangeOfFirstMatch(in: source, range: NSRange(location: 12, length: 5)))
print(NSRegularExpression.escapedPattern(for: "1+1=2 (a.b)"))
let unicode = try NSRegularExpression(pattern: "^\\p{Lu}[\\p{L}&&[^aeiou]]+$", options: .anchorsMatchLines)
print(unicode.numberOfMatches(in: "Xyz\nBbc\nabc\nÄrz", range: NSRange(location: 0, length: 15)))
do { _ = try NSRegularExpression(pattern: "(unclosed") } catch { print("invalid") }
