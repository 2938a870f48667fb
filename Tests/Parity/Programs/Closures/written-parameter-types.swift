// What a closure writes of its parameters tells what else is passed for them.
struct Tree {
  var weight: Int
  func joined(_ parts: [Int]) -> Tree? {
    parts.reduce(self) { (tree: Tree?, part) in
      part > 100 ? nil : Tree(weight: (tree?.weight ?? 0) + part)
    }
  }
}
print(Tree(weight: 1).joined([2, 3])?.weight ?? -1)
print(Tree(weight: 1).joined([2, 300])?.weight ?? -1)
let best = [3, 9, 4].reduce(0) { (best: Int?, next) in max(best ?? next, next) }
print(best as Any)
let mixed = [1, 2].reduce("") { (text: Any, next) in "\(text)\(next)" }
print(mixed)
