// Default values that tell what generic parameters are.
struct Box<Item> {
  init(count: Int = 1, make: @escaping () -> Item = { 5 }) { print(count, make()) }
}
_ = Box()
_ = Box(count: 2, make: { "a" })
func count<Items: Collection>(_ items: Items = [1, 2]) -> Int { items.count }
print(count(), count("abc"))
