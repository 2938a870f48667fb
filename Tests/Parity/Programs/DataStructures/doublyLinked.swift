final class Node<T> { var value: T; var next: Node?; weak var prev: Node?; init(_ v: T) { value = v } ; deinit { if "\(value)" == "9" { print("freed 9") } } }
struct List<T>: Sequence, CustomStringConvertible, ExpressibleByArrayLiteral {
  private(set) var head: Node<T>?, tail: Node<T>?
  private(set) var count = 0
  init(arrayLiteral elements: T...) { elements.forEach { append($0) } }
  mutating func append(_ v: T) { let n = Node(v); n.prev = tail; if tail == nil { head = n } else { tail!.next = n }; tail = n; count += 1 }
  @discardableResult mutating func remove(where p: (T) -> Bool) -> T? {
    var n = head
    while let c = n {
      if p(c.value) {
        if let q = c.prev { q.next = c.next } else { head = c.next }
        if let q = c.next { q.prev = c.prev } else { tail = c.prev }
        count -= 1
        return c.value
      }
      n = c.next
    }
    return nil
  }
  func makeIterator() -> some IteratorProtocol<T> { var n = head; return AnyIterator<T> { defer { n = n?.next }; return n?.value } }
  var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" }
  mutating func reverse() { var p: Node<T>?; var c = head; tail = head; while let n = c { c = n.next; n.next = p; n.prev = c; p = n }; head = p }
}
var l: List = [3, 9, 4]
print(l, l.count, l.contains(9), l.reduce(0, +))
l.remove { $0 == 9 }
print(l, l.remove(where: { $0 > 100 }) as Any)
l.reverse(); l.append(7)
print(l, l.max()!, Array(l.dropFirst()), l.sorted())
for (i, v) in l.enumerated() where i > 0 { print(i, v, separator: "=") }
