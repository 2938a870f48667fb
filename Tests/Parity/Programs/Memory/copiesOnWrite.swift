// Values that copy what they share when they are changed, and not before.
final class Storage<Element> {
  var elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
}
struct Bag<Element> {
  private var storage: Storage<Element>
  private(set) var copies = 0
  init(_ elements: [Element]) { storage = Storage(elements) }
  var elements: [Element] { storage.elements }
  mutating func add(_ element: Element) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.elements)
      copies += 1
    }
    storage.elements.append(element)
  }
}
var first = Bag([1])
first.add(2)
first.add(3)
print(first.elements, first.copies)
var second = first
second.add(4)
second.add(5)
first.add(6)
print(first.elements, first.copies, second.elements, second.copies)
final class Shelf {
  var bag = Bag(["a"])
  var bags = [Bag([1]), Bag([2])]
}
let shelf = Shelf()
shelf.bag.add("b")
shelf.bags[1].add(3)
shelf.bags[1].add(4)
print(shelf.bag.elements, shelf.bag.copies, shelf.bags.map(\.elements), shelf.bags.map(\.copies))
func fill(_ bag: inout Bag<Int>) { for number in 7...9 { bag.add(number) } }
fill(&first)
print(first.elements, first.copies)
for index in shelf.bags.indices { fill(&shelf.bags[index]) }
print(shelf.bags.map(\.elements), shelf.bags.map(\.copies))
let other = shelf.bags
shelf.bags[0].add(0)
print(other[0].elements.count, shelf.bags[0].elements.count, shelf.bags.map(\.copies))
var object = Storage([1])
print(isKnownUniquelyReferenced(&object))
let alias = object
print(isKnownUniquelyReferenced(&object))
object = Storage([2])
print(isKnownUniquelyReferenced(&object), alias.elements)
var perhaps: Storage<Int>? = Storage([3])
print(isKnownUniquelyReferenced(&perhaps))
var pair = (Bag([1]), Bag([2]))
pair.1.add(3)
print(pair.1.elements, pair.1.copies)
