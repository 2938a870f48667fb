// weak and unowned, cycles broken and not, order of deinit, captured objects.
final class Node {
  let name: String
  var children: [Node] = []
  weak var parent: Node?
  init(_ name: String) { self.name = name }
  func add(_ child: Node) -> Node { child.parent = self; children.append(child); return self }
  deinit { print("-", name) }
}
do {
  let root = Node("root").add(Node("a").add(Node("a1"))).add(Node("b"))
  print(root.children.map(\.name), root.children[0].children[0].parent?.parent?.name ?? "none")
}
print("tree gone")
weak var observed: Node?
var strong: Node? = Node("strong")
observed = strong
print(observed?.name ?? "nil")
strong = nil
print(observed?.name ?? "nil")
final class Owner {
  let name: String
  var action: (() -> String)?
  init(_ name: String) { self.name = name }
  deinit { print("- owner", name) }
}
do {
  let cyclic = Owner("cyclic")
  cyclic.action = { "from " + cyclic.name }
  print(cyclic.action!())
  cyclic.action = nil
}
do {
  let weakly = Owner("weak")
  weakly.action = { [weak weakly] in weakly.map { "from " + $0.name } ?? "gone" }
  print(weakly.action!())
}
var kept: (() -> String)?
do {
  let owner = Owner("captured")
  kept = { [weak owner] in owner?.name ?? "gone" }
  print(kept!())
}
print(kept!())
do {
  let owner = Owner("held")
  kept = { owner.name }
}
print(kept!())
kept = nil
print("released")
final class Apartment { unowned let owner: Owner; init(_ owner: Owner) { self.owner = owner }; deinit { print("- apartment of", owner.name) } }
do {
  let owner = Owner("landlord")
  let apartment = Apartment(owner)
  print(apartment.owner.name)
}
class Parent { let label: String; init(_ label: String) { self.label = label }; deinit { print("- parent", label) } }
final class Child: Parent { let part = Owner("part"); deinit { print("- child", label) } }
_ = Child("c")
var array = [Owner("x"), Owner("y"), Owner("z")]
array[1] = Owner("w")
array.removeFirst()
print(array.map(\.name))
array = []
func temporary() -> Int { Owner("temp").name.count }
print(temporary())
struct Pair { var left: Owner, right: Owner }
var pair: Pair? = Pair(left: Owner("left"), right: Owner("right"))
let copy = pair?.left
pair = nil
print(copy!.name)
