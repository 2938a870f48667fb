// The type of a default value chooses among overloads of the optional before it.
let some: [Int]? = [1, 2, 3]
let none: [Int]? = nil
let other = [7]

func doubled(_ values: [Int]?) -> [Int] {
  values?.lazy.filter { $0 > 1 }.map { $0 * 2 } ?? other
}
print(doubled(some), doubled(none))
let stated: [Int] = some?.lazy.filter { $0 > 1 }.map { $0 * 2 } ?? other
print(stated)
let inferred = none?.lazy.filter { $0 > 1 }.map { $0 * 2 } ?? other
print(inferred, type(of: inferred))
print((some?.lazy.map { $0 + 1 } ?? other).count)

func pick(_ n: Int) -> Int? { n }
func pick(_ n: Int) -> String? { "\(n)" }
let text = pick(3) ?? other.description
print(text, pick(4) ?? 0)
