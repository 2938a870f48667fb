// Tuples are compared part by part, and their parts are worked out once, all of them, before.
func pair(_ name: String, _ number: Int) -> (Int, Int) {
  print("pair", name)
  return (number, 2)
}
func part(_ name: String, _ number: Int) -> Int {
  print("part", name)
  return number
}
print(pair("a", 1) == pair("b", 1))
print(pair("a", 1) != (3, 2))
print((part("x", 1), part("y", 2)) == (part("z", 2), part("w", 2)))
print((part("x", 1), 2, 3, part("y", 2)) < (part("z", 2), 2, 3, part("w", 2)))
struct Team: Comparable {
  let name: String
  static func < (lhs: Team, rhs: Team) -> Bool { lhs.name < rhs.name }
}
let reds = Team(name: "Reds")
let blues = Team(name: "Blues")
print((1, 2, 3, reds) < (1, 2, 3, blues), (1, 2, 3, reds) > (1, 2, 3, blues), (1, 2, reds) >= (1, 2, blues))
print((1, 2, 3, "a", 5.0) >= (1, 2, 3, "b", 1.0), (1, 2, 3) <= (1, 2, 3), (1, 2, 3, 4, 5, 6) <= (1, 2, 3, 4, 5, 6))
let rows = [(1, 2, 3, "b"), (1, 2, 3, "a"), (0, 9, 9, "z")]
print(rows.sorted { $0 < $1 }.map(\.3))
