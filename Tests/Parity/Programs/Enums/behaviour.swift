// Enumerations with protocols, static tables, mutation, sets of cases, nesting and iteration.
protocol Describable { var text: String { get } }
enum Suit: String, CaseIterable, Describable { case clubs = "♣", hearts = "♥"; var text: String { "\(self) \(rawValue)" }; var isRed: Bool { self == .hearts } }
enum Rank: Int, CaseIterable, Comparable {
  case two = 2, three, jack = 11, ace = 14
  static func < (l: Rank, r: Rank) -> Bool { l.rawValue < r.rawValue }
  var name: String {
    switch self {
    case .jack, .ace: String(describing: self).capitalizedFirst;
    default: String(rawValue)
    }
  }
}
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
struct Card: Hashable, Comparable { var rank: Rank; var suit: Suit; static func < (l: Card, r: Card) -> Bool { (l.rank, l.suit.rawValue) < (r.rank, r.suit.rawValue) } }
let deck = Suit.allCases.flatMap { suit in Rank.allCases.map { Card(rank: $0, suit: suit) } }
print(deck.count, deck.max()!, deck.sorted().prefix(3).map { $0.rank.name + $0.suit.rawValue }, Set(deck).count)
print(Dictionary(grouping: deck, by: \.suit).mapValues(\.count)[.clubs]!, deck.filter(\.suit.isRed).map(\.rank.rawValue).reduce(0, +))
enum Light {
  case red, green, amber;
  mutating func next() {
    switch self {
    case .red: self = .green;
    case .green: self = .amber;
    case .amber: self = .red
    }
  }
}
var light = Light.red
for _ in 0..<4 { light.next(); print(light, terminator: " ") }
print()
enum Expression {
  case value(Double); indirect case add(Expression, Expression), multiply(Expression, Expression); case variable(String)
  func evaluate(_ table: [String: Double] = [:]) -> Double? {
    switch self {
    case .value(let value): value
    case .variable(let name): table[name]
    case .add(let l, let r): l.evaluate(table).flatMap { a in r.evaluate(table).map { a + $0 } }
    case .multiply(let l, let r):
      if let a = l.evaluate(table), let b = r.evaluate(table) { a * b } else { nil }
    }
  }
}
let expression = Expression.add(.value(2), .multiply(.variable("x"), .value(3)))
print(expression.evaluate(["x": 4]) as Any, expression.evaluate() as Any)
enum Tab: Int, CaseIterable, Identifiable { case home, search; var id: Self { self }; var title: String { "\(self)".capitalizedFirst } }
print(Tab.allCases.map(\.title), Tab(rawValue: 1)!.id, Tab.home.rawValue.advanced(by: 1))
func list(_ items: [any Describable]) -> String { items.map(\.text).joined(separator: ", ") }
print(list(Suit.allCases))
enum Result2<Success> {
  case ok(Success), bad(any Error);
  func get() throws -> Success {
    switch self {
    case .ok(let value): return value;
    case .bad(let error): throw error
    }
  }
}
struct Oops: Error {}
print((try? Result2.ok(3).get()) as Any, (try? Result2<Int>.bad(Oops()).get()) as Any)
let optionalSuit: Suit? = .hearts
switch optionalSuit {
case .hearts: print("hearts");
case .clubs: print("clubs");
case nil: print("none")
}
print(optionalSuit == .hearts, optionalSuit?.text ?? "", Suit(rawValue: "x") as Any, [Suit.clubs: 1][.clubs]!)
