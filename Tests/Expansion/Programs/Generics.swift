import Observation

@Observable class Shelf<Item> {
  var items: [Item]
  var first: Item? { items.first }
  init(items: [Item]) { self.items = items }
}

@Observable final class Pair<Member: Equatable, Other> where Other: Hashable {
  var left: Member
  var right: Other
  var both: [(Member, Other)] = []
  init(_ left: Member, _ right: Other) {
    self.left = left
    self.right = right
  }
}

struct Box<T> { var value: T }

@Observable final class Crate {
  var box: Box = Box(value: 3)
  var wide = Box(value: ["a"])
}

do {
  let shelf = Shelf(items: [1])
  withObservationTracking { _ = shelf.first } onChange: { print("items change") }
  shelf.items = [1]
  shelf.items.append(2)
  let pair = Pair(1, "b")
  withObservationTracking { _ = pair.left } onChange: { print("left changes") }
  pair.left = 1
  pair.left = 2
  withObservationTracking { _ = pair.right } onChange: { print("right changes") }
  pair.right = "b"
  pair.right = "c"
  pair.both.append((pair.left, pair.right))
  let crate = Crate()
  crate.box.value += 1
  crate.wide.value.append("b")
  print(shelf.items, pair.both, crate.box.value, crate.wide.value)
}
