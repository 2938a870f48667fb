import Foundation
print(
  ["b10", "b9", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }, ["B", "a"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending },
  "one two  three".components(separatedBy: .whitespaces), "k=v".components(separatedBy: "="), "path/to/file.txt".components(separatedBy: "/").last!)
