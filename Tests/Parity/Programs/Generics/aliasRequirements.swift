// A `typealias` with requirements, and a `@dynamicMemberLookup` type whose subscript is in an extension with
// requirements.

protocol Feature {
  associatedtype State
}
struct Pair<First, Second> {
  var first: First
  var second: Second
}
typealias IdentifiedPair<F: Feature> = Pair<F.State.ID, F.State> where F.State: Identifiable

struct Item: Identifiable {
  var id = 1
  var name = "one"
}
struct Items: Feature {
  typealias State = Item
}
let pair = IdentifiedPair<Items>(first: 1, second: Item())
print(pair.first, pair.second.name)

protocol Readable {}
@dynamicMemberLookup struct Box<Value> {
  var value: Value
}
extension Box where Value: Readable {
  subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}
extension Item: Readable {}
print(Box(value: Item()).name, Box(value: 3).value)
