import Foundation

// The associated types that members determine are named by members above or beside these.

struct A: Identifiable {
  let id = UUID()
  func isSame(_ other: ID) -> Bool { other == id }
}
let a = A()
print(a.isSame(a.id))

struct B: Identifiable {
  static func find(_ id: Self.ID) -> B { B(id: id + 1) }
  static var first: ID = 5
  var id = 3
  var other: ID { id * 2 }
}
print(B.find(3).id, B.first, B().other)

struct C: Identifiable {
  init(_ id: ID) { self.id = id }
  var id: String
}
print(C("c").id)

protocol Box {
  associatedtype Item
  var item: Item { get }
}

struct Texts: Box {
  static func marked(_ item: Item) -> Item { item + "!" }
  var items: [Item] = ["x"]
  var item = "a"
}
print(Texts.marked("b"), Texts().items)
