import Foundation
print(
  "hello world foo".capitalized, "HELLO".localizedCapitalized, "abc".localizedUppercase, "ABC".localizedLowercase, "hello".contains("ell"), "Hello".localizedCaseInsensitiveContains("hELL"),
  "résumé".localizedStandardContains("resume"), "a".compare("b") == .orderedAscending, "a".caseInsensitiveCompare("A") == .orderedSame,
  "file10".localizedStandardCompare("file9") == .orderedDescending, "a".localizedCompare("b").rawValue, "10".compare("9", options: .numeric) == .orderedDescending)
