// Properties of one object, stored, computed and textual.
final class Item {
  var count = 0
  var name = ""
  var double: Int { count * 2 }
}
let item = Item()
var total = 0
for _ in 0..<500_000 {
  item.count += 1
  item.name = "item \(item.count)"
  total += item.name.utf8.count + item.double % 7
}
print(total)
