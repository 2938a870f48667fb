// What is registered: only what is read, through whatever way, and not what is only written.
import Observation
protocol Named: AnyObject { var name: String { get set } }
extension Named { var shouted: String { name.uppercased() } }
@Observable final class Item: Named, Equatable {
  var name = "n"
  var price = 1
  var flag = false
  var first: Int?
  var second = 2
  var list = [1, 2, 3]
  var total: Int { price * second }
  var sum: Int { list.reduce(0, +) }
  static func == (l: Item, r: Item) -> Bool { l.name == r.name }
  func describe() -> String { "\(name) \(price)" }
}
@Observable final class Cart { var items = [Item(), Item()]; var cheap: [Item] { items.filter { $0.price < 5 } } }
func tell(_ name: String, _ read: (Item) -> Void, _ writes: (Item) -> Void...) {
  var counts: [Int] = []
  for write in writes {
    let item = Item()
    var count = 0
    withObservationTracking {
      read(item)
    } onChange: {
      count += 1
    }
    write(item)
    counts.append(count)
  }
  print(name, counts)
}
tell("method", { _ = $0.describe() }, { $0.name = "x" }, { $0.price = 2 }, { $0.second = 9 })
tell("computed", { _ = $0.total }, { $0.price = 2 }, { $0.second = 9 }, { $0.name = "x" })
tell("reduce", { _ = $0.sum }, { $0.list.append(1) }, { $0.list[0] = 1 })
tell("protocol", { (item: any Named) in _ = item.shouted }, { $0.name = "x" }, { $0.price = 3 })
func generic<T: Named>(_ value: T) { _ = value.name.count }
tell("generic", { generic($0) }, { $0.name = "x" })
tell("key path", { _ = $0[keyPath: \.price] }, { $0.price = 2 }, { $0.name = "x" })
tell("key path function", { _ = [$0].map(\.price) }, { $0.price = 2 })
tell("equality", { _ = $0 == Item() }, { $0.name = "x" }, { $0.price = 5 })
tell("and", { _ = $0.flag && $0.price > 0 }, { $0.flag = true }, { $0.price = 9 })
tell("coalesce", { _ = $0.first ?? $0.second }, { $0.first = 1 }, { $0.second = 9 })
tell("ternary", { _ = $0.flag ? $0.name : "" }, { $0.name = "x" }, { $0.flag = true })
tell("contains", { item in _ = item.list.contains { $0 == 1 && item.flag } }, { $0.flag = true })
tell("plain write", { $0.price = 7 }, { $0.price = 8 })
tell("compound write", { $0.price += 1 }, { $0.price = 8 })
tell("append", { $0.list.append(4) }, { $0.list = [] })
tell("closure only made", { item in _ = { item.name } }, { $0.name = "x" })
tell("closure called", { item in _ = { item.name }() }, { $0.name = "x" })
tell("lazy", { item in _ = [1].lazy.map { _ in item.name } }, { $0.name = "x" })
tell("lazy forced", { item in _ = Array([1].lazy.map { _ in item.name }) }, { $0.name = "x" })
let cart = Cart()
var told = 0
func watch(_ read: () -> Void) { withObservationTracking(read) { told += 1 } }
watch { _ = cart.cheap.count }
cart.items[1].price = 9
print("price of an item", told)
watch { for _ in cart.items {} }
cart.items[0].name = "other"
print("name of an item", told)
cart.items.append(Item())
print("append", told)
watch { _ = cart.items.first { $0.flag }?.name }
cart.items[0].price = 100
print("not read", told)
cart.items[2].flag = true
print("flag", told)
