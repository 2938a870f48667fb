struct Address { var zip: Int }
struct Person { var name: String; var address: Address; var nick: String? }
let paths: [PartialKeyPath<Person>] = [\.name, \.address.zip, \.nick]
for path in paths { print(type(of: path).rootType, type(of: path).valueType) }
print(type(of: \Person.address).valueType, WritableKeyPath<Person, Int>.rootType)
let any: AnyKeyPath = \[Int].count
print(type(of: any).valueType == Int.self)
