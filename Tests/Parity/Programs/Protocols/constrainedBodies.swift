// What an extension asks of its own type is nothing to the members that its bodies mention first.
extension Sequence where Element == Int {
  var list: String { map { String($0) }.joined(separator: "-") }
  func texts(_ texts: [String]) -> String { texts.joined() + "\(reduce(0, +))" }
}
print([1, 2].list, [3].texts(["a", "b"]))
print([[1], [2, 3]].joined().list)

// Parts of collections that go both ways go both ways themselves.
extension BidirectionalCollection {
  func trimmed(_ isTrimmed: (Element) -> Bool) -> SubSequence {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest = rest.dropFirst() }
    while let last = rest.last, isTrimmed(last) { rest = rest.dropLast() }
    return rest
  }
}
print([3, 1, 4, 0, 5].trimmed { $0 > 2 }, "  both sides ".trimmed(\.isWhitespace))
