// The names of a tuple's elements come with a conversion where another type tells the elements.
typealias Game = (score: Int, age: Int)
let games = Array(zip([1], [2])) as [Game]
print(games[0], games)
let more: [Game] = Array(zip([1, 2], [3, 4]))
print(more)
let counted = Array(["a", "b"].enumerated()) as [(offset: Int, element: String)]
print(counted)
func pairs() -> [(n: Int, s: String)] { zip([1, 2], ["a", "b"]).map { ($0, $1) } }
print(pairs())
let byName = [1: (1, 2)] as [Int: (a: Int, b: Int)]
print(byName)
print(Array(zip([1], ["a"])))

// Another name of a tuple type makes one, with the names of the elements or without them.
typealias Point = (x: Int, y: Int)
typealias Pair<A, B> = (A, B)
print(Point(1, 2), Point(x: 3, y: 4).y, Pair(1, "a"))
print([1, 2].map { Point(x: $0, y: $0 * 2) })
