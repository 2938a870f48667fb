// Identity, sharing, equality written by hand, hashing, and objects in collections.
final class Node: Equatable, Hashable {
  var value: Int
  var next: Node?
  weak var previous: Node?
  init(_ value: Int, next: Node? = nil) {
    self.value = value
    self.next = next
    next?.previous = self
  }
  static func == (left: Node, right: Node) -> Bool { left.value == right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
let list = Node(1, next: Node(2, next: Node(3)))
var cursor: Node? = list
var sum = 0
while let node = cursor {
  sum += node.value
  cursor = node.next
}
print(
  sum, list.next!.next!.value, list.next?.next?.next?.value as Any, list.next!.previous === list)
list.next?.value += 40
list.next?.next?.next = Node(9)
print(
  list.next!.value, list.next?.next?.next?.value ?? -1,
  list.next?.next?.next?.previous?.value as Any)
print(
  Node(5) == Node(5), Node(5) === Node(5), Node(5) != Node(6),
  Set([Node(1), Node(1), Node(2)]).count)
let shared = Node(0)
var holders = [shared, shared, Node(0)]
holders[0].value = 8
print(
  holders.map(\.value), holders.filter { $0 === shared }.count, holders.firstIndex(of: Node(0))!)
let byName = ["a": shared, "b": list]
byName["a"]?.value += 1
byName["b"]!.next = nil
print(shared.value, list.next == nil, byName["c"]?.value as Any)
print(
  ObjectIdentifier(shared) == ObjectIdentifier(holders[1]),
  ObjectIdentifier(shared) == ObjectIdentifier(list))
struct Box {
  let node: Node
  var label: String
}
let box = Box(node: shared, label: "x")
var other = box
other.label = "y"
other.node.value = 100
print(box.node.value, box.label, other.label)
func change(_ node: Node) { node.value *= 2 }
change(shared)
print(box.node.value)
extension Node {
  var length: Int { 1 + (next?.length ?? 0) }
  func find(_ wanted: Int) -> Node? { value == wanted ? self : next?.find(wanted) }
}
let chain = Node(1, next: Node(2, next: Node(3)))
print(chain.length, chain.find(3)?.value as Any, chain.find(4) as Any? == nil)
