// Key paths: reading, writing, chaining, subscripts, as functions, appended, in generic code.
struct Address { var street = "Main", number = 1, tags = ["a", "b"] }
struct Person { var name: String; var age: Int; var address = Address(); var boss: Boss?; var isAdult: Bool { age >= 18 } }
final class Boss { var title = "CEO"; var reports: [Person] = []; let id = 7 }
var ann = Person(name: "Ann", age: 30)
let people = [ann, Person(name: "Bo", age: 12), Person(name: "Cy", age: 45)]
print(people.map(\.name), people.filter(\.isAdult).map(\.age), people.map(\.address.street.count), people.sorted(by: { $0.age < $1.age }).map(\.name))
let age = \Person.age
ann[keyPath: age] += 1
ann[keyPath: \.address.number] = 99
ann[keyPath: \.address.tags[0]] = "first"
print(ann.age, ann[keyPath: \.address], ann[keyPath: \.self].name, ann[keyPath: \.boss?.title] as Any)
ann.boss = Boss()
let title: KeyPath<Person, String?> = \.boss?.title
print(ann[keyPath: title]!, ann[keyPath: \.boss!.id], ann[keyPath: \Person.boss?.reports.first?.name] as Any)
let bossTitle: ReferenceWritableKeyPath<Boss, String> = \.title
let boss = ann.boss!
boss[keyPath: bossTitle] = "CTO"
print(ann.boss!.title, boss[keyPath: \.reports.count])
let path = \Person.address
let street = path.appending(path: \.street)
print(ann[keyPath: street], ann[keyPath: path.appending(path: \.tags).appending(path: \.[1])])
func sorted<Root, Value: Comparable>(_ list: [Root], by path: KeyPath<Root, Value>) -> [Root] { list.sorted { $0[keyPath: path] < $1[keyPath: path] } }
func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, to value: Value) -> (Root) -> Root {
  {
    var copy = $0; copy[keyPath: path] = value; return copy
  }
}
extension Sequence {
  func sum<Value: AdditiveArithmetic>(_ path: KeyPath<Element, Value>) -> Value { reduce(.zero) { $0 + $1[keyPath: path] } }
  func grouped<Key: Hashable>(by path: KeyPath<Element, Key>) -> [Key: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
}
print(sorted(people, by: \.name.count).map(\.name), people.map(set(\.name, to: "X")).map(\.name), people.sum(\.age), people.grouped(by: \.isAdult)[true]!.count)
let paths: [WritableKeyPath<Person, Int>] = [\.age, \.address.number]
for path in paths { ann[keyPath: path] *= 2 }
print(paths.map { ann[keyPath: $0] }, paths[0] == \Person.age, paths[0] == paths[1])
let getters: [(String, PartialKeyPath<Person>)] = [("name", \.name), ("age", \.age)]
print(getters.map { "\($0.0)=\(ann[keyPath: $0.1])" })
let function: (Person) -> String = \.name
print(function(ann), ["a": 1, "b": 2].map(\.value).sorted(), [[1, 2], [3]].map(\.count), ["x", ""].filter(\.isEmpty).count, [(1, "a")].map(\.1))
print([Int?.some(1), nil].map(\.debugDescription), ["ab", "c"].map(\.first!), [3, 1].map(\.description).joined(), [[5, 6]].map(\.[1]))
var dictionary = ["k": [1]]
dictionary[keyPath: \.["k"]!.count.description].isEmpty ? print("never") : print(dictionary[keyPath: \.["k"]]!)
dictionary["k", default: []].append(2)
dictionary[keyPath: \.["new"]] = [9]
print(dictionary["k"]!, dictionary.keys.sorted(), ann[keyPath: \.address.tags.first!])
struct Form<Model> { var model: Model; mutating func update<V>(_ path: WritableKeyPath<Model, V>, _ change: (inout V) -> Void) { change(&model[keyPath: path]) } }
var form = Form(model: ann)
form.update(\.name) { $0 += "!" }
form.update(\.address.tags) { $0.removeAll() }
print(form.model.name, form.model.address.tags, form[keyPath: \.model.age])
