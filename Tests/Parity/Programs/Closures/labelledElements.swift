let amounts = ["rent": 2.0, "food": 3.5, "fun": 1.0]

struct Report {
  var totals: [(category: String, amount: Double)] {
    amounts.map { ($0.key, $0.value) }.sorted { $0.amount > $1.amount }
  }
  func above(_ least: Double) -> [(category: String, amount: Double)] {
    amounts.map { ($0.key, $0.value) }
      .filter { $0.amount > least }
      .sorted { $0.category < $1.category }
  }
}
print(Report().totals)
print(Report().above(1.5))
let named: [(name: String, length: Int)] = ["pear", "fig"].map { ($0, $0.count) }.sorted { $0.length < $1.length }
print(named, named[0].name)
let plain: [(String, Int)] = ["pear", "fig"].map { (name: $0, length: $0.count) }.sorted { $0.1 < $1.1 }
print(plain)
let grouped = Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }
let counts: [(letter: Character, count: Int)] = grouped.map { ($0, $1.count) }.sorted { $0.letter < $1.letter }
for (letter, count) in counts { print(letter, count) }
let texts: [String] = named.map { "\($0.name)" }.sorted { $0 > $1 }
print(texts)
