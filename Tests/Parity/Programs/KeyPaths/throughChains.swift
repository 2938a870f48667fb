// What key paths can do that lead through optionals, and those whose types say less.

struct Person {
  final class Box {
    var person: Person
    init(_ person: Person) { self.person = person }
  }
  var name: String
  var nickname: String?
  var friend: Box?
}
var ann = Person(name: "Ann", nickname: nil, friend: .init(Person(name: "Bob", nickname: "B")))
let path = \Person.friend?.person.name
print(ann[keyPath: path] as Any, type(of: path), type(of: \Person.friend!.person.name))

let any: [AnyKeyPath] = [\Person.name, \Person.nickname, \Person.friend?.person.nickname]
for path in any { print(ann[keyPath: path] as Any, ann[keyPath: path] == nil) }
let partial: [PartialKeyPath<Person>] = [\.name, \.nickname]
for path in partial { print(ann[keyPath: path]) }
if let name = ann[keyPath: any[0]] as? String { print(name) }
ann.nickname = "A"
print(partial.map { ann[keyPath: $0] })
