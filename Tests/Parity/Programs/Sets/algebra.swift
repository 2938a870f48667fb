// A set algebra of the program's own takes array literals.
struct Letters: SetAlgebra {
  private(set) var items: [Character] = []
  init() {}
  func contains(_ member: Character) -> Bool { items.contains(member) }
  @discardableResult
  mutating func insert(_ new: __owned Character) -> (inserted: Bool, memberAfterInsert: Character) {
    if contains(new) { return (false, new) }
    items.append(new)
    return (true, new)
  }
  mutating func remove(_ member: Character) -> Character? {
    items.firstIndex(of: member).map { items.remove(at: $0) }
  }
  mutating func update(with new: __owned Character) -> Character? { insert(new).inserted ? nil : new }
  mutating func formUnion(_ other: __owned Letters) { for one in other.items { insert(one) } }
  mutating func formIntersection(_ other: Letters) { items.removeAll { !other.contains($0) } }
  mutating func formSymmetricDifference(_ other: __owned Letters) {
    for one in other.items where remove(one) == nil { insert(one) }
  }
  func union(_ other: __owned Letters) -> Letters { var copy = self; copy.formUnion(other); return copy }
  func intersection(_ other: Letters) -> Letters { var copy = self; copy.formIntersection(other); return copy }
  func symmetricDifference(_ other: __owned Letters) -> Letters {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
}
let first: Letters = ["a", "b", "a"]
print(first.items, first.union(["c"]).items, first.isSuperset(of: ["b"]), Letters("xy").items)
print(first.subtracting(["a"]).items, first == ["a", "b"], (["q"] as Letters).isEmpty)
