// Changes in place always tell, whatever they change.
import Observation
struct Point: Equatable { var x = 0; mutating func nothing() {} }
final class Leaf { var n = 1 }
@Observable final class Child {
  var n = 1
  var name = "c"
}
@Observable final class Model {
  var int = 1
  var list = [2, 1, 1]
  var table = ["a": 1]
  var point = Point()
  var maybe: Point?
  var pair = (1, 2)
  var other = 5
  var child = Child()
  var maybeChild: Child? = Child()
  var children = [Child()]
  var map = ["k": Child()]
  var flag = false
  var wrapped: Int {
    get { int }
    set { int = newValue }
  }
  @ObservationIgnored var ignored = 1
}
func fires(_ name: String, _ read: (Model) -> Void, _ write: (Model) -> Void) {
  let model = Model()
  var count = 0
  withObservationTracking {
    read(model)
  } onChange: {
    count += 1
  }
  write(model)
  print(name, count)
}
func touch(_ value: inout Int) {}
struct Stop: Error {}
func fail(_ value: inout Int) throws { throw Stop() }
fires("+= 0", { _ = $0.int }) { $0.int += 0 }
fires("element", { _ = $0.list }) { $0.list[0] = 2 }
fires("sort", { _ = $0.list.count }) { $0.list.sort() }
fires("removeAll", { _ = $0.list.isEmpty }) { $0.list.removeAll { _ in false } }
fires("+= []", { _ = $0.list.first }) { $0.list += [] }
fires("list + []", { _ = $0.list }) { $0.list = $0.list + [] }
fires("mapped", { _ = $0.list }) { $0.list = $0.list.map { $0 } }
fires("field", { _ = $0.point }) { $0.point.x = 0 }
fires("nothing", { _ = $0.point.x }) { $0.point.nothing() }
fires("optional nil", { _ = $0.maybe }) { $0.maybe?.x = 1 }
fires("dictionary same", { _ = $0.table["b"] }) { $0.table["a"] = 1 }
fires("dictionary missing", { _ = $0.table }) { $0.table["z"] = nil }
fires("default", { _ = $0.table }) { $0.table["a", default: 0] += 0 }
fires("tuple field", { _ = $0.pair }) { $0.pair.0 = 1 }
fires("swapAt", { _ = $0.list }) { $0.list.swapAt(0, 0) }
fires("swap", { _ = ($0.int, $0.other) }) { swap(&$0.int, &$0.other) }
fires("inout", { _ = $0.int }) { touch(&$0.int) }
fires("throwing", { _ = $0.int }) { try? fail(&$0.int) }
fires("tuple assign", { _ = ($0.int, $0.other) }) { ($0.int, $0.other) = (1, 5) }
fires("key path +=", { _ = $0.int }) { $0[keyPath: \.int] += 0 }
fires("key path field", { _ = $0.point }) { $0[keyPath: \.point.x] = 0 }
fires("key path new", { _ = $0.point }) { $0[keyPath: \.point.x] = 3 }
fires("computed same", { _ = $0.wrapped }) { $0.wrapped = 1 }
fires("computed += 0", { _ = $0.wrapped }) { $0.wrapped += 0 }
fires("computed new", { _ = $0.wrapped }) { $0.wrapped += 1 }
fires("toggled twice", { _ = $0.flag }) {
  $0.flag = true; $0.flag = false
}
fires("child's name by container", { _ = $0.child }) { $0.child.name = "x" }
fires("child's name by reader", { _ = $0.child.name }) { $0.child.name = "x" }
fires("optional child", { _ = $0.maybeChild }) { $0.maybeChild?.n += 1 }
fires("optional child's n", { _ = $0.maybeChild?.n }) { $0.maybeChild?.n += 1 }
fires("child in list", { _ = $0.children }) { $0.children[0].n += 1 }
fires("child in list's n", { _ = $0.children[0].n }) { $0.children[0].n += 1 }
fires("child in map", { _ = $0.map }) { $0.map["k"]?.n += 1 }
fires("first child", { _ = $0.children }) { $0.children.first?.n += 1 }
fires("replaced child", { _ = $0.child.n }) { $0.child = Child() }
fires("old child", { _ = $0.child.n }) {
  let old = $0.child; $0.child = Child(); old.n = 9
}
fires("ignored", { _ = $0.ignored }) { $0.ignored = 2 }
fires("other property", { _ = $0.int }) { $0.other = 9 }
