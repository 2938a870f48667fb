import Foundation
print("Straße".caseInsensitiveCompare("STRASSE").rawValue, "STRASSE".lowercased(), "Straße".compare("STRASSE", options: .caseInsensitive).rawValue)
print("ﬁne".caseInsensitiveCompare("FINE").rawValue, "ẞ".caseInsensitiveCompare("ss").rawValue, "ı".caseInsensitiveCompare("i").rawValue, "Σ".caseInsensitiveCompare("ς").rawValue, "Ä".caseInsensitiveCompare("ä").rawValue)
print("straße" == "strasse", "Straße".localizedCaseInsensitiveCompare("strasse").rawValue)
print(["Strasse", "Straße", "Strand"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
