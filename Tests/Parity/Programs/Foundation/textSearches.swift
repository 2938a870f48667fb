import Foundation
let text = "  The quick brown fox, the lazy dog.  "
print(text.trimmingCharacters(in: .whitespaces), "xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")), "\n a \n".trimmingCharacters(in: .whitespacesAndNewlines).count)
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "a--b".components(separatedBy: "-"), "one two".capitalized, "hello".replacingOccurrences(of: "l", with: "L"))
print("Hello".range(of: "LL", options: .caseInsensitive).map { "Hello"[$0] } as Any, "abcabc".range(of: "bc", options: .backwards).map { "abcabc".distance(from: "abcabc".startIndex, to: $0.lowerBound) } as Any)
print("ada@example.com".range(of: #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#, options: [.regularExpression, .caseInsensitive]) != nil, "nope".range(of: "[0-9]+", options: .regularExpression) == nil)
print("tel 555-1234".replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression), "John Smith".replacingOccurrences(of: "(\\w+) (\\w+)", with: "$2, $1", options: .regularExpression))
print("abc".compare("ABD", options: .caseInsensitive).rawValue, "a2".compare("a10", options: .numeric) == .orderedAscending, "É".compare("e", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame)
print("b".localizedCompare("a").rawValue, "File2".localizedStandardCompare("file10") == .orderedAscending, "Café".folding(options: .diacriticInsensitive, locale: nil))
print("5".padding(toLength: 3, withPad: "0", startingAt: 0), "abcdef".padding(toLength: 2, withPad: " ", startingAt: 0), "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b%zz".removingPercentEncoding as Any, "a%20b".removingPercentEncoding!)
print("a/b?c=d&e".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a/b?c=d&e".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!, "a b+c".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)
"one\ntwo\nthree".enumerateLines { line, stop in
  print("line", line)
  if line == "two" { stop = true }
}
print("x=%d y=%.2f %@ %5d|%-5d|%05d %x %X %o %e %g %% %c %s".count, String(format: "%d %.2f %@ %5d|%-5d|%05d %x %X %o %e %g %% %+d", 3, 2.5, "s", 42, 42, 42, 255, 255, 8, 12345.678, 0.0001, 7))
print(String(format: "%08.3f|%10@|%-6@|", 3.14159, "r", "l"), String(format: "%ld %lld %u %i", 1, Int64(2), UInt32(3), 4), "%d items".appendingFormat(" %@", "x"))
let letters = CharacterSet.letters.union(.decimalDigits)
print(letters.contains("a"), letters.contains("-"), letters.inverted.contains("-"), CharacterSet.letters.intersection(CharacterSet(charactersIn: "abc1")).contains("1"), CharacterSet(charactersIn: "abc").subtracting(CharacterSet(charactersIn: "b")).contains("b"), CharacterSet(charactersIn: "a"..."f").contains("e"), CharacterSet.letters.isSuperset(of: CharacterSet(charactersIn: "xyz")))
var set = CharacterSet(charactersIn: "ab")
set.insert("c")
set.insert(charactersIn: "de")
set.remove("a")
set.formUnion(.newlines)
set.invert()
print(set.contains("a"), set.contains("c"), set == set, CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: "42")), "12a".rangeOfCharacter(from: .letters) != nil, "123".unicodeScalars.allSatisfy(CharacterSet.decimalDigits.contains), CharacterSet.controlCharacters.contains("\n"), CharacterSet.punctuationCharacters.contains("!"))
print("Hello, world".contains("world"), "abc".hasPrefix("ab"), "The End".localizedUppercase, "x".appending("y"), "abc".commonPrefix(with: "abd"))
print("a.b.c".split(separator: ".").map(String.init), "k=v".firstIndex(of: "=").map { "k=v"[..<$0] } as Any, "12,5".rangeOfCharacter(from: CharacterSet(charactersIn: ",.")).map { "12,5".distance(from: "12,5".startIndex, to: $0.lowerBound) } as Any)
print("42".isEmpty, Int("42".trimmingCharacters(in: .punctuationCharacters))!, "abc".lengthOfBytes(using: .utf16), "abc".data(using: .utf16)!.count, NSString(string: "a/b.txt").lastPathComponent, ("a/b.txt" as NSString).pathExtension, ("a" as NSString).appendingPathComponent("b"))
let ns = NSRange(location: 1, length: 2)
print(Range(ns, in: "hello").map { "hello"["hello".startIndex..<$0.upperBound] } as Any, NSRange("el".startIndex..., in: "el").length, NSString(string: text).range(of: "quick").location, NSRange(0..<3).length, Range(ns)!)
let regex = try NSRegularExpression(pattern: "(\\d+)-(\\d+)")
let m = regex.firstMatch(in: "at 12-34", range: NSRange(location: 0, length: 8))!
print(m.range, m.numberOfRanges, NSString(string: "at 12-34").substring(with: m.range(at: 2)), regex.numberOfMatches(in: "1-2 3-4", range: NSRange(location: 0, length: 7)), regex.stringByReplacingMatches(in: "1-2", range: NSRange(location: 0, length: 3), withTemplate: "$2-$1"))
