// Names with labels, called at once: the labels choose among overloads.
struct Kit {
  func pick(_ first: Int, with second: Int) -> Int { first * second }
  func pick(_ first: Int, plus second: Int) -> Int { first + second }
  func map<T>(_ value: T, twice: (T) -> T) -> T { twice(twice(value)) }
}
let kit = Kit()
print(kit.pick(_:with:)(3, 4), kit.pick(_:plus:)(3, 4), Kit.pick(_:plus:)(kit)(1, 1))
func add(_ first: Int, to second: Int) -> Int { first + second }
func add(_ first: Int, from second: Int) -> Int { second - first }
print(add(_:from:)(1, 10), add(_:to:)(1, 10))
print(kit.map(_:twice:)(3, { $0 * 2 }))
print(withExtendedLifetime(kit) { $0.pick(2, with: 5) })
