// What an extension asks of its own type is nothing to the members that its bodies mention first.
extension Sequence where Element == Int {
  var list: String { map { String($0) }.joined(separator: "-") }
  func texts(_ texts: [String]) -> String { texts.joined() + "\(reduce(0, +))" }
}
print([1, 2].list, [3].texts(["a", "b"]))
print([[1], [2, 3]].joined().list)
