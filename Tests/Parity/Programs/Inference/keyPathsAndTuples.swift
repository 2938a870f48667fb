// Key paths as functions, closures that change what they get, tuples taken apart.
struct Person { var name: String; var age: Int; var pet: Pet?; var tags: [String] = [] }
struct Pet { var name: String; var kind = Kind.cat; enum Kind: String { case cat, dog } }
var people = [Person(name: "Ann", age: 30, pet: Pet(name: "Tom")), Person(name: "Bob", age: 25), Person(name: "Cyd", age: 41, pet: .init(name: "Rex", kind: .dog), tags: ["x"])]
print(people.map(\.name.count), people.compactMap(\.pet?.name), people.compactMap(\.pet).map(\.kind.rawValue), people.filter(\.tags.isEmpty).count)
print(people.sorted(using: \.age).map(\.name), people.max(by: { $0.age < $1.age })?.name ?? "-", people.first { $0.pet?.kind == .dog }?.name ?? "-")
extension Sequence { func sorted<V: Comparable>(using k: (Element) -> V) -> [Element] { sorted { k($0) < k($1) } }
  func grouped<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) }
  func sum<N: AdditiveArithmetic>(_ f: (Element) -> N) -> N { reduce(.zero) { $0 + f($1) } } }
print(people.sum(\.age), people.sum { Double($0.age) / 2 }, people.grouped(by: \.pet?.kind).map { ($0.key?.rawValue ?? "none", $0.value.count) }.sorted { $0.0 < $1.0 })
func mutate<T, V>(_ x: inout T, _ k: WritableKeyPath<T, V>, _ f: (inout V) -> Void) { f(&x[keyPath: k]) }
mutate(&people[0], \.age) { $0 += 1 }; mutate(&people[1], \.tags) { $0.append("new") }; mutate(&people, \.[2].pet) { $0?.kind = .cat; $0?.name += "!" }
print(people[0].age, people[1].tags, people[2].pet?.name ?? "", people[2].pet?.kind ?? .dog)
let pairs = zip(people.map(\.name), people.map(\.age))
print(pairs.map { n, a in "\(n)\(a)" }, pairs.map { "\($0)-\($1)" }, pairs.filter { $0.1 > 26 }.map(\.0), pairs.reduce(0) { $0 + $1.1 })
for (i, (n, a)) in pairs.enumerated() where i > 0 { print(i, n, a, terminator: ";") }
print()
let dict = Dictionary(uniqueKeysWithValues: pairs)
print(dict.mapValues { $0 * 2 }.filter { $0.value > 55 }.map(\.key).sorted(), dict.sorted { $0.value > $1.value }.map { k, v in k + "\(v)" })
let paths: [KeyPath<Person, String>] = [\.name, \.name.description]; print(paths.map { people[0][keyPath: $0] })
let getAge: (Person) -> Int = \.age; let g2 = \Person.pet?.name; print(getAge(people[1]), people[0][keyPath: g2] as Any)
func update<T>(_ v: T, _ changes: (inout T) throws -> Void) rethrows -> T { var v = v; try changes(&v); return v }
print(update(people[1]) { $0.name = "Rob"; $0.age -= 1 }.name, update([3, 1, 2]) { $0.sort() }, update((a: 1, b: "x")) { $0.b += "y"; $0.a *= 5 })
let (lo, hi) = people.map(\.age).reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }; print(lo, hi)
let acc = people.reduce(into: (names: [String](), years: 0)) { $0.names.append($1.name); $0.years += $1.age }; print(acc.names, acc.years)
print(people.indices.map { people[$0].age }.allSatisfy { $0 > 20 }, people.lazy.map(\.age).filter { $0 % 2 == 1 }.first ?? 0)
