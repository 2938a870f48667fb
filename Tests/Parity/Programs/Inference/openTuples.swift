// Empty literals in a tuple are of what is expected of the call that gives the tuple back.
extension Collection {
  func split(by test: (Element) throws -> Bool) rethrows -> (yes: [Element], no: [Element]) {
    try reduce(into: ([], [])) {
      if try test($1) { $0.0.append($1) } else { $0.1.append($1) }
    }
  }
}
print([5, 3, 8, 1].split { $0 > 4 })
func parts(_ numbers: [Int]) -> ([Int], [String: Int]) {
  numbers.reduce(into: ([], [:])) { result, number in
    result.0.append(number)
    result.1["\(number)", default: 0] += 1
  }
}
print(parts([7, 7]))
let counted: (count: Int, names: [String]) = ["a", "b"].reduce((0, [])) { ($0.0 + 1, $0.1 + [$1]) }
print(counted)
