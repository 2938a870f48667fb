// Structs that are made only to be taken apart, by functions that may be inlined.
struct Vector {
  var x: Double
  var y: Double
  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(a.x * k, a.y * k) }
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  var turned: Vector { Vector(-y, x) }
}
struct Named {
  let name: String
  let vector: Vector
  init(name: String, vector: Vector) {
    self.vector = vector
    self.name = name
  }
  func described() -> String { name + " at \(vector.x)" }
}
struct Swapped {
  let first: Int
  let second: Int
  init(_ value: Int) {
    second = say(value)
    first = say(value + 1)
  }
}
func say(_ number: Int) -> Int {
  print("say", number)
  return number
}
func kept(_ vector: Vector) -> Vector { vector }
func sum(_ pair: Swapped) -> Int { pair.first * 10 + pair.second }
func checked(_ x: Double) -> Vector {
  if x < 0 { print("negative") }
  return Vector(x, 1)
}
func run(_ n: Int) {
  let k = Double(n)
  print((Vector(k, 1) + Vector(1, k)).dot(Vector(2, 3)))
  print(((Vector(k, 2) + Vector(k, 3)) * 2).turned.dot(checked(-k)))
  print(kept(Vector(k, k)), kept(checked(k)).x)
  print(Named(name: "n", vector: Vector(k, k) * 3).described())
  print(sum(Swapped(n)))
}
for n in 1...2 { run(n) }

let text = Array("abcdefgh".utf8)
for start in 0..<3 {
  let slice = text[start..<(start + 4)]
  print(String(decoding: slice, as: UTF8.self), slice.startIndex, text[start...].count)
}
func middle(_ values: [Int], _ n: Int) -> [Int] { Array(values[n..<(values.count - n)]) }
print(middle([1, 2, 3, 4, 5], 1), middle([1, 2], 1))

// Parts of texts that are not ASCII.
let line = "naïve e\u{301}te\u{301} 👍🏽 fin"
for word in line.split(separator: " ") { print(String(word), word.count, String(word) + "!") }
print(String(line.dropFirst(2).prefix(5)), String(line.suffix(3)) + "|")
