// The name is what a string literal makes of it.
struct Key: ExpressibleByStringLiteral {
  let name: String
  init(stringLiteral value: String) { name = "key \(value)" }
}
@dynamicMemberLookup
struct Environment {
  subscript(dynamicMember name: StaticString) -> String { "$\(name)" }
}
@dynamicMemberLookup
struct Store {
  var values: [String: Int] = [:]
  subscript(dynamicMember key: Key) -> Int {
    get { values[key.name] ?? 0 }
    set { values[key.name] = newValue }
  }
}
print(Environment().HOME, Environment().path)
var store = Store()
store.size += 3
print(store.size, store.other, store.values)
