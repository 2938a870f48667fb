// `some IteratorProtocol<T>` determines what a closure gives that returns `nil` first.
struct Tree<T>: Sequence {
  var value: T
  var kids: [Tree] = []
  func makeIterator() -> some IteratorProtocol<T> {
    var stack = [self]
    return AnyIterator {
      guard let next = stack.popLast() else { return nil }
      stack.append(contentsOf: next.kids.reversed())
      return next.value
    }
  }
}
let tree = Tree(value: "a", kids: [Tree(value: "b", kids: [Tree(value: "c")]), Tree(value: "d")])
print(tree.map { $0 }, tree.contains("c"), tree.joined())
