import Foundation

print(["a", "b", "c"].formatted(.list(type: .and)))
print(
  ["a", "b", "c"].formatted(.list(type: .or, width: .short).locale(Locale(identifier: "en_US"))))
print(["a", "b"].formatted(.list(type: .or)), ["a"].formatted(.list(type: .and)))
print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and)))
print([1200, 5].formatted(.list(memberStyle: .number.grouping(.never), type: .or)))
