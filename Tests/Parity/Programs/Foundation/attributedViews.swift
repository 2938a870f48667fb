import Foundation

// Observed idioms: predicates, sort descriptors, attributed strings, keypaths, results, mirrors
struct Item: Identifiable, Hashable, Codable {
  var id: Int
  var name: String
  var price: Double
  var tags: [String]
  var due: Date?
}
let items = [
  Item(id: 1, name: "Pen", price: 1.5, tags: ["office"], due: nil),
  Item(
    id: 2, name: "book", price: 12, tags: ["read", "gift"], due: Date(timeIntervalSince1970: 0)),
  Item(id: 3, name: "Bag", price: 40, tags: [], due: Date(timeIntervalSince1970: 99)),
]
let cheap = #Predicate<Item> { $0.price < 20 && $0.name.contains("b") }
print(try items.filter(cheap).map(\.name), try cheap.evaluate(items[0]))
let limit = 10.0
let p2 = #Predicate<Item> { i in i.price > limit || i.tags.contains("office") }
print(try items.filter(p2).map(\.id))
let p3 = #Predicate<Item> { $0.tags.isEmpty == false && $0.due != nil }
print(try items.filter(p3).count)
let cut = Date(timeIntervalSince1970: 5)
let p4 = #Predicate<Item> { item in if let d = item.due { d > cut } else { false } }
print(try items.filter { try p4.evaluate($0) }.map(\.id))
print(
  items.sorted(using: [
    SortDescriptor(\Item.tags.count, order: .reverse), SortDescriptor(\Item.price),
  ]).map(\.id), items.sorted(using: SortDescriptor(\Item.name, comparator: .lexical)).map(\.name),
  items.sorted(using: KeyPathComparator(\.due, order: .reverse)).map(\.id),
  [3, 1].sorted(using: ComparableComparator(order: .reverse)),
  items.max(by: { $0.price < $1.price })!.name)
var sd = SortDescriptor(\Item.price)
print(sd.order, sd.compare(items[0], items[1]).rawValue, sd.keyPath == \Item.price)
var cmp = [KeyPathComparator(\Item.id)]
cmp[0].order = .reverse
print(
  items.sorted(using: cmp).map(\.id), cmp[0].keyPath == \Item.id,
  cmp.compare(items[0], items[1]).rawValue)
var att = AttributedString("Hello brave World")
if let r = att.range(of: "brave") {
  att[r].link = URL(string: "http://x.y")
  att[r].languageIdentifier = "en"
}
print(att.runs.count, String(att.characters), att.characters.count)
for run in att.runs {
  print(
    String(att[run.range].characters), run.link?.absoluteString ?? "-",
    run.languageIdentifier ?? "-")
}
for (l, r) in att.runs[\.link] { print(l?.absoluteString ?? "nil", String(att[r].characters)) }
let idx = att.characters.firstIndex(of: "b")!
print(
  att.characters[idx], String(att[idx...].characters),
  att.characters.distance(from: att.startIndex, to: idx))
att.replaceSubrange(att.range(of: "World")!, with: AttributedString("There"))
print(String(att.characters[...]))
att.characters.append("!")
att.append(AttributedString("?", attributes: AttributeContainer().link(URL(string: "q:r")!)))
print(String(att.characters), att.runs.last!.link!, att == att, att.hashValue == att.hashValue)
var c = AttributeContainer()
c.link = URL(string: "a:b")
var t = AttributedString("xy", attributes: c)
t.mergeAttributes(AttributeContainer().languageIdentifier("en"))
print(t.link!, t.languageIdentifier!, t.runs.first!.attributes.link!)
t.setAttributes(AttributeContainer())
print(t.link as Any)
print(
  AttributedString("a") + AttributedString("b") == AttributedString("ab"),
  String(AttributedString("long text").characters.prefix(4)),
  AttributedString("abc").characters.reversed().map { $0 },
  AttributedString("a b").characters.split(separator: " ").count)
for i in att.characters.indices where att.characters[i].isUppercase {
  att[i..<att.index(afterCharacter: i)].languageIdentifier = "up"
}
print(
  att.runs.filter { $0.languageIdentifier == "up" }.count, att.unicodeScalars.count,
  att.index(att.startIndex, offsetByCharacters: 2) > att.startIndex,
  att[att.startIndex..<att.index(att.startIndex, offsetByCharacters: 5)].characters.count)
let res: Result<Int, CocoaError> = .success(3)
print(
  try res.get(), res.map { $0 * 2 }, res.mapError { _ in CocoaError(.userCancelled) },
  (try? Result<Int, Error> { throw CocoaError(.fileNoSuchFile) }.get()) as Any,
  res.flatMap { .success("\($0)") })
if case .success(let v) = res { print(v) }
let kp = \Item.name
let kps: [PartialKeyPath<Item>] = [\.id, \.name, \.tags]
print(
  items[0][keyPath: kp], kps.map { "\(items[0][keyPath: $0])" },
  kp.appending(path: \.count) == \Item.name.count, items.map(\.name.count),
  (\Item.price as AnyKeyPath) is WritableKeyPath<Item, Double>, \Item.tags[0] == \Item.tags[0])
var it = items[0]
it[keyPath: \.price] += 1
print(
  it.price, items[keyPath: \.[1].name], [[1, 2], [3]].map(\.first),
  ["a": 1][keyPath: \.["a"]] as Any)
for ch in Mirror(reflecting: items[0]).children {
  print(ch.label ?? "-", ch.value, terminator: "; ")
}
print(
  Mirror(reflecting: items[0]).displayStyle!, Mirror(reflecting: [1]).displayStyle!,
  Mirror(reflecting: (1, b: 2)).children.map { $0.label ?? "-" },
  Mirror(reflecting: Optional(1)).children.count,
  Mirror(reflecting: Optional(1)).descendant("some") as Any,
  Mirror(reflecting: items[1]).descendant("tags", 1) as Any,
  Mirror(reflecting: Item.self).subjectType)
dump(items[1])
dump([1: "a"], name: "d", indent: 2, maxDepth: 1)
