// What tasks keep alive, and for how long.
final class Item { let name: String; init(_ name: String) { self.name = name }; deinit { print("goes", name) } }
func use() async {
  let item = Item("local")
  await Task.yield()
  print("uses", item.name)
}
await use()
do {
  let item = Item("captured")
  let task = Task {
    await Task.yield(); print("task has", item.name)
  }
  await task.value
}
do {
  var item: Item? = Item("weak")
  let task = Task { [weak item] in
    try? await Task.sleep(for: .milliseconds(20))
    print("weak is", item?.name ?? "gone")
  }
  print("scope has", item!.name)
  item = nil
  await task.value
}
func optional(_ flag: Bool) async -> Item? {
  guard flag else { return nil }
  await Task.yield()
  return Item("made")
}
if let item = await optional(true) { print("has", item.name) }
print(await optional(false) == nil)
extension Item: Equatable { static func == (a: Item, b: Item) -> Bool { a === b } }
