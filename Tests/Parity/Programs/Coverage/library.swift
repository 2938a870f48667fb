// Members, calls and types of the standard library and Foundation, each under its name.
import Foundation
import Observation

func row(_ name: String, _ values: Any...) {
  print("\(name): " + values.map { "\($0)" }.joined(separator: " "))
}

var flag = false
flag.toggle()
row("toggle", flag)
var items = [3, 1, 2]
items.append(4)
items.append(contentsOf: [5])
row("append", items)
row("isEmpty", items.isEmpty, "".isEmpty)
row("count", items.count, "four".count)
row("filter", items.filter { $0 > 2 })
row("map", items.map { $0 * 10 })
row("remove", items.remove(at: 0), items)
row("sorted", items.sorted(), items.sorted(by: >))
row("firstIndex", items.firstIndex(of: 2) ?? -1, items.firstIndex { $0 > 3 } ?? -1)
row("contains", items.contains(9), items.contains { $0 == 4 }, "swift".contains("if"))
row("reduce", items.reduce(0, +), items.reduce(into: "") { $0 += "\($1)" })
items.removeAll { $0 == 5 }
row("removeAll", items)
enum Level: Int, CaseIterable { case low = 1, high }
row("rawValue", Level.high.rawValue)
row("random", (1...6).contains(Int.random(in: 1...6)), [true, false].contains(Bool.random()))
row("allCases", Level.allCases.count)
items.forEach { row("forEach", $0) }
try await Task.sleep(for: .milliseconds(1))
try await Task.sleep(nanoseconds: 1)
row("sleep", "slept")
var letters = ["a", "b", "c", "d"]
letters.swapAt(0, 3)
row("swapAt", letters)
row("indices", Array(letters.indices))
row("first", letters.first!, letters.first { $0 < "c" }!)
row("prefix", Array(letters.prefix(2)), "prefix".prefix(3), "prefix".hasPrefix("pre"))
for (index, letter) in letters.enumerated() where index < 2 { row("enumerated", index, letter) }
letters.insert("x", at: 1)
row("insert", letters)
row("last", letters.last!, letters.last(where: { $0 > "b" })!)
@propertyWrapper struct Box { var wrappedValue: Int }
row("wrappedValue", Box(wrappedValue: 3).wrappedValue)
letters.sort()
row("sort", letters)
row("keys", ["k": 1, "j": 2].keys.sorted(), ["k": 1].values.first!)
row("allSatisfy", items.allSatisfy { $0 > 0 })
row("randomElement", items.contains(items.randomElement()!), [Int]().randomElement() as Any)
row("lowercased", "ABC".lowercased(), "abc".uppercased(), "two words".capitalized)

print("print", 1, true, separator: "-", terminator: ":\n")
row("UUID", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, UUID() == UUID())
row("String", String(12), String(repeating: "ab", count: 2), String(describing: Level.low))
row("Array", Array("abc"), Array(repeating: 0, count: 2))
let task = Task { 5 }
row("Task", await task.value)
struct Book: Codable {
  var title: String
  var pages: Int
}
let data = Data(#"{"title": "Dune", "pages": 412}"#.utf8)
let book = try JSONDecoder().decode(Book.self, from: data)
row("JSONDecoder", book)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
row("JSONEncoder", String(data: try encoder.encode(book), encoding: .utf8)!)
let url = URL(string: "https://example.com/books/dune.html?page=1")!
row("URL", url.host()!, url.lastPathComponent, url.pathExtension, url.scheme!)
let day = Date(timeIntervalSince1970: 86_400)
row("Date", day.timeIntervalSince1970, day < Date(), day.addingTimeInterval(60) > day)
row("Set", Set([1, 1, 2]).count)
final class Plain: Sendable {}
@Observable final class Model { var value = 1; var other = 1 }
let model = Model()
withObservationTracking {
  _ = model.value
} onChange: {
  row("withObservationTracking", "changes from", model.value)
}
model.other = 2
model.value = 2
row("Double", Double("2.5")!, Double(3), 2.5.rounded())
row("Int", Int("42")!, Int("x") as Any, Int(2.9))
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy-MM-dd HH:mm"
row("DateFormatter", formatter.string(from: day))
func never() -> Int { fatalError("not called") }
row("fatalError", type(of: never))

func types(
  _ text: String, _ flag: Bool, _ whole: Int, _ real: Double, _ size: CGFloat, _ url: URL,
  _ date: Date, _ data: Data, _ id: UUID, _ set: Set<Int>, _ any: Any, _ error: any Error,
  _ indexes: IndexSet, _ path: KeyPath<Book, String>, _ price: Decimal
) -> Void {
  row("String Bool Int Double", text, flag, whole, real)
  row("CGFloat", size / 2, CGPoint(x: 1, y: 2).x, CGSize(width: 3, height: 4).height)
  row("Data", data.count, [UInt8](data).first!)
  row("Any Error", any, error.localizedDescription == "\(error.localizedDescription)")
  row("IndexSet", indexes.count, Array(indexes), indexes.contains(3))
  row("KeyPath", Book(title: "t", pages: 1)[keyPath: path])
  row("Decimal", price, price * 3, price > 1)
}
struct Unknown: Error {}
types(
  "s", true, 1, 1.5, 5, url, day, data, UUID(), [1], "any", Unknown(), IndexSet([1, 3]),
  \Book.title, Decimal(string: "1.10")!)
extension Book {
  func copy() -> Self { self }
  static func make() -> Self { Self(title: "made", pages: 0) }
}
row("Self", book.copy().title, Book.make().title)
row("Void", type(of: types) == type(of: types), () == ())
