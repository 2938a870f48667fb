// A subscript with a label is no witness of one without, wherever it is declared.
struct Shelf: RandomAccessCollection {
  private let books = ["Dune", "Emma", "Ivanhoe"]
  subscript(safe index: Int) -> String? { indices.contains(index) ? self[index] : nil }
  subscript(from index: Int) -> String { "from " + books[index] }
  subscript(index: Int) -> String { books[index] }
  var startIndex: Int { 0 }
  var endIndex: Int { books.count }
}
let shelf = Shelf()
print(shelf[safe: 3] as Any, shelf[safe: 0]!, shelf[1], shelf[from: 2])
print(shelf.last { $0.count == 4 }!, shelf.map(\.count), shelf.first as Any, shelf.max()!)
func end<C: BidirectionalCollection>(of items: C) -> C.Element { items[items.index(before: items.endIndex)] }
print(end(of: shelf), end(of: [1, 2]))

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
let numbers = [5, 3, 9, 1]
print(numbers.last { $0 > 4 } as Any, numbers.split(separator: 3), end(of: numbers), numbers[safe: 9] as Any)
protocol Keyed { subscript(key name: String) -> Int { get } }
struct Ages: Keyed {
  subscript(name: String) -> Int { -1 }
  subscript(key name: String) -> Int { name.count }
}
func age<K: Keyed>(_ keyed: K) -> Int { keyed[key: "Ann"] }
print(age(Ages()), Ages()["x"])
