// Objects go at the moment at which the last reference does, in functions as at the top level.
class Caption {
  let text: String
  lazy var shout: () -> String = { [unowned self] in self.text.uppercased() + "!" }
  init(_ text: String) { self.text = text }
  deinit { print("caption", text, "gone") }
}
var caption: Caption? = Caption("quiet")
print(caption!.shout())
caption = nil
class Node { var v: Int; var next: Node?; weak var prev: Node?; init(_ v: Int) { self.v = v }; deinit { print("node \(v) gone") } }
class LinkedList { var head: Node?; var tail: Node?
  func append(_ v: Int) { let n = Node(v); if let t = tail { t.next = n; n.prev = t } else { head = n }; tail = n }
  func removeFirst() { head = head?.next; if head == nil { tail = nil }; print("removed first") }
  func removeAll() { head = nil; tail = nil; print("cleared") }
  deinit { print("list gone") } }
var l: LinkedList? = LinkedList()
for i in 1...4 { l!.append(i) }
l!.removeFirst()
l!.removeFirst()
func clear() { print("clearing"); l?.removeAll(); l = nil; print("done") }
clear()
class Cache { private var store: [String: Node] = [:]
  func set(_ k: String, _ n: Node?) { store[k] = n; print("set", k, n?.v ?? 0) }
  subscript(k: String) -> Node? { get { store[k] } set { store[k] = newValue } } }
let c = Cache()
c.set("a", Node(10)); c.set("a", Node(11)); c.set("a", nil)
c["b"] = Node(20); c["b"] = nil; print("b", c["b"] == nil)
struct Holder { var n: Node }
var h = Holder(n: Node(30)); h.n = Node(31); print("replaced")
var copy = h; copy.n = Node(32); print(h.n.v, copy.n.v)
func swapThem() { swap(&h, &copy); print("swapped"); h = copy; print("assigned") }
swapThem()
var handlers: [() -> Void] = []
func add() { let n = Node(40); handlers.append { print("handler", n.v) }; print("added") }
add(); handlers[0](); handlers.removeAll(); print("handlers gone")
func thrower() throws { let n = Node(50); print("throwing", n.v); struct E: Error {}; throw E() }
do { try thrower() } catch { print("caught") }
func deferring() { let n = Node(60); defer { print("deferred", n.v) }; print("body") }
deferring()
var opt: Node? = Node(70)
if let o = opt { opt = nil; print("still", o.v) }
print("end if")
var arr = [Node(80), Node(81), Node(82)]
arr.removeAll { $0.v == 81 }
print(arr.map(\.v))
arr[0] = Node(83)
print("set")
let mapped = arr.map { Holder(n: $0) }
arr = []
print("arr empty", mapped.count)
enum Tree { case leaf; indirect case node(Tree, Node, Tree) }
var t = Tree.node(.leaf, Node(90), .node(.leaf, Node(91), .leaf))
t = .leaf
print("tree gone")
class P { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
var a: P? = P("a")
func drop() { print("before"); a = nil; print("after") }
drop()
weak var w = a
print(w == nil)
