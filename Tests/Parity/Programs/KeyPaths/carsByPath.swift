struct Engine { var hp: Int; var kind: String }
struct Car { var name: String; var engine: Engine; var owner: String?; var tags: [String] = [] }
var cars = [Car(name: "B", engine: .init(hp: 90, kind: "v4"), owner: "Z"), Car(name: "A", engine: .init(hp: 120, kind: "v6"), owner: nil, tags: ["x"])]
extension Sequence {
  func sorted<V: Comparable>(by kp: KeyPath<Element, V>, desc: Bool = false) -> [Element] { sorted { desc ? $0[keyPath: kp] > $1[keyPath: kp] : $0[keyPath: kp] < $1[keyPath: kp] } }
  func sum<V: AdditiveArithmetic>(_ kp: KeyPath<Element, V>) -> V { reduce(.zero) { $0 + $1[keyPath: kp] } }
}
print(cars.sorted(by: \.name).map(\.name), cars.sorted(by: \.engine.hp, desc: true).map(\.engine.hp), cars.sum(\.engine.hp))
let kp: WritableKeyPath<Car, Int> = \.engine.hp
cars[0][keyPath: kp] += 10
print(cars[0].engine.hp)
let chain = \Car.engine.kind.count
print(cars.map { $0[keyPath: chain] })
let joined = (\Car.engine).appending(path: \.kind)
print(cars[1][keyPath: joined])
print(cars.map(\.owner?.count), cars.compactMap(\.owner))
func set<R, V>(_ r: inout R, _ kp: WritableKeyPath<R, V>, _ v: V) { r[keyPath: kp] = v }
set(&cars[1], \.owner, "new"); set(&cars[1], \.tags[0], "y")
print(cars[1].owner!, cars[1].tags)
let fields: [PartialKeyPath<Car>] = [\.name, \.engine.hp]
for f in fields { print(cars[0][keyPath: f]) }
print(kp == \Car.engine.hp, Set(fields).count, fields.contains(\Car.name))
final class Box { var n = 1 }
let b = Box(); let ref: ReferenceWritableKeyPath<Box, Int> = \.n
b[keyPath: ref] = 8; print(b.n)
print([[1, 2], [3]].map(\.count), ["a": 1][keyPath: \.["a"]] as Any, [5, 6][keyPath: \.[1]])
print(cars.filter(\.tags.isEmpty).count, [1, 2, 3].map(\.self))
