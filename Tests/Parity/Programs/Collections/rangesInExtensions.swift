extension Collection {
  func from(_ start: Index) -> SubSequence { self[start...] }
  func through(_ end: Index) -> SubSequence { self[...end] }
  func upTo(_ end: Index) -> SubSequence { self[..<end] }
  var whole: SubSequence { self[...] }
  func split(after wanted: (Element) -> Bool) -> [SubSequence] {
    var (parts, start) = ([SubSequence](), startIndex)
    for index in indices where wanted(self[index]) {
      parts.append(self[start...index])
      start = self.index(after: index)
    }
    return start == endIndex ? parts : parts + [self[start...]]
  }
}
func tail<C: Collection>(_ all: C, _ start: C.Index) -> C.SubSequence { all[start...] }
print([1, 2, 3].from(1), [1, 2, 3].through(1), [1, 2, 3].upTo(1), "abc".whole)
print([1, 2, 3, 4, 5].split { $0 % 2 == 0 }, "a,b".split(after: { $0 == "," }))
print(tail("abc", "abc".startIndex), tail([1, 2], 1), (1..<9).from(7))
