// Types with parameter packs.
struct Box<each Item> {
  let items: (repeat each Item)

  init(_ item: repeat each Item) { items = (repeat each item) }

  var count: Int {
    var count = 0
    for _ in repeat each items { count += 1 }
    return count
  }

  func show() { repeat print(each items) }

  func paired<each Other>(with other: repeat each Other) -> Box<repeat (each Item, each Other)> {
    Box<repeat (each Item, each Other)>(repeat (each items, each other))
  }
}
let box = Box(1, "a", [true])
print(box.items, box.items.1, box.count)
box.show()
print(Box("one").items, Box("one").count)
print(type(of: box), type(of: Box<Int>(1)))
print(box)
let other = Box(1, "b").paired(with: 2.5, false)
print(other.items.0.1, other.items.1.0)

struct Plain<each Item> { let items: (repeat each Item) }
let plain = Plain(items: (1, "p"))
print(plain.items.0, plain.items.1)
let typed: Plain<Int, String> = Plain(items: (2, "q"))
print(typed.items)

protocol Shape { func area() -> Double }
struct Square: Shape {
  let side: Double
  func area() -> Double { side * side }
}
struct Circle: Shape {
  let radius: Double
  func area() -> Double { 3 * radius * radius }
}
struct Group<each Member: Shape>: Shape {
  var members: (repeat each Member)
  init(_ member: repeat each Member) { members = (repeat each member) }
  func area() -> Double {
    var sum = 0.0
    repeat sum += (each members).area()
    return sum
  }
}
let group = Group(Square(side: 2), Circle(radius: 1), Group(Square(side: 1), Square(side: 3)))
print(group.area())
print(type(of: group))
let shapes: [any Shape] = [group, Square(side: 5)]
print(shapes.map { $0.area() })

extension Box where repeat each Item: Equatable {
  func isEqual(to other: Self) -> Bool {
    for (left, right) in repeat (each items, each other.items) {
      if left != right { return false }
    }
    return true
  }
}
print(Box(1, "a").isEqual(to: Box(1, "a")), Box(1, "a").isEqual(to: Box(1, "b")))

struct Labelled<Label, each Value> {
  let label: Label
  let values: (repeat each Value)
  init(_ label: Label, _ value: repeat each Value) {
    self.label = label
    values = (repeat each value)
  }
}
let labelled = Labelled("sizes", 1, 2.5)
print(labelled.label, labelled.values)
print(type(of: labelled))
func open<Label, each Value>(_ value: Labelled<Label, repeat each Value>) -> (Label, repeat each Value) {
  (value.label, repeat each value.values)
}
print(open(labelled))

class Store<each Value> {
  var values: (repeat each Value)
  init(_ value: repeat each Value) { values = (repeat each value) }
  func map<each Result>(_ transform: repeat (each Value) -> each Result) -> Store<repeat each Result> {
    Store<repeat each Result>(repeat (each transform)(each values))
  }
}
let store = Store(1, "ab").map({ "\($0)!" }, { $0.count })
print(store.values)
store.values = ("x", 0)
print(store.values.0)
