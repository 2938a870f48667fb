// Protocols with generics: type erasure, composition, witness by extension, static requirements, operators.
protocol Monoid { static var empty: Self { get }; static func <> (l: Self, r: Self) -> Self }
infix operator <> : AdditionPrecedence
extension String: Monoid { static let empty = ""; static func <> (l: String, r: String) -> String { l + r } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (l: [Element], r: [Element]) -> [Element] { l + r } }
struct Sum: Monoid { var value: Int; static let empty = Sum(value: 0); static func <> (l: Sum, r: Sum) -> Sum { Sum(value: l.value + r.value) } }
func fold<M: Monoid>(_ values: [M]) -> M { values.reduce(.empty, <>) }
print(fold(["a", "b"]), fold([[1], [2, 3]]), fold([Sum(value: 2), Sum(value: 5)]).value, fold([String]()).isEmpty)
struct AnyPrinter<Value> { private let work: (Value) -> String; init<P: Printer>(_ printer: P) where P.Value == Value { work = printer.show }; func show(_ value: Value) -> String { work(value) } }
protocol Printer { associatedtype Value; func show(_ value: Value) -> String }
struct Plain: Printer { func show(_ value: Int) -> String { "\(value)" } }
struct Fancy: Printer { let mark: String; func show(_ value: Int) -> String { mark + "\(value)" + mark } }
let printers = [AnyPrinter(Plain()), AnyPrinter(Fancy(mark: "*"))]
print(printers.map { $0.show(5) })
extension Printer where Value == Int { func showAll(_ values: Int...) -> [String] { values.map(show) } }
print(Fancy(mark: "-").showAll(1, 2))
protocol Node { var children: [any Node] { get }; var label: String { get } }
extension Node {
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }; func walk(_ visit: (String, Int) -> Void, _ level: Int = 0) { visit(label, level); for child in children { child.walk(visit, level + 1) } }
}
struct Leaf: Node { let label: String; var children: [any Node] { [] } }
struct Group: Node { let label: String; var children: [any Node] }
let tree = Group(label: "root", children: [Leaf(label: "a"), Group(label: "g", children: [Leaf(label: "b")])])
var lines: [String] = []
tree.walk { label, level in lines.append(String(repeating: " ", count: level) + label) }
print(tree.depth, lines)
protocol Event {}
struct Tap: Event { let x: Int }
struct Key: Event { let code: Character }
final class Bus {
  private var handlers: [(any Event) -> Void] = []
  func on<E: Event>(_ type: E.Type = E.self, _ handle: @escaping (E) -> Void) { handlers.append { if let event = $0 as? E { handle(event) } } }
  func send(_ events: any Event...) { for event in events { for handler in handlers { handler(event) } } }
}
let bus = Bus()
bus.on(Tap.self) { print("tap", $0.x) }
bus.on { (key: Key) in print("key", key.code) }
bus.send(Tap(x: 3), Key(code: "q"), Tap(x: 4))
protocol Copying: AnyObject { init(copying other: Self) }
final class Document: Copying { var text: String; init(_ text: String) { self.text = text }; init(copying other: Document) { text = other.text + " copy" } }
func duplicate<T: Copying>(_ value: T) -> T { T(copying: value) }
print(duplicate(Document("doc")).text)
protocol Defaulted { associatedtype Value = Int; var value: Value { get } }
extension Defaulted where Value == Int { var value: Int { 7 } }
struct UsesDefault: Defaulted {}
struct Own: Defaulted { let value = "own" }
print(UsesDefault().value, Own().value)
