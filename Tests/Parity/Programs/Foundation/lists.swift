import Foundation
let us = Locale(identifier: "en_US")
for names in [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]] as [[String]] {
  print(names.formatted(.list(type: .or).locale(us)))
  print(names.formatted(.list(type: .and).locale(us)))
  print(names.formatted(.list(type: .and, width: .short).locale(us)))
  print(names.formatted(.list(type: .and, width: .narrow).locale(us)))
}
