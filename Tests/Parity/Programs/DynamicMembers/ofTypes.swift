@dynamicMemberLookup struct Name: Equatable {
  let text: String
  static subscript(dynamicMember name: String) -> Name { Name(text: name) }
  static let known = Name(text: "known!")
}
func show(_ name: Name) -> String { name.text }
print(show(.known), Name.blue.text, Name.self.green.text)
let maybe: Name? = Name.x
print(maybe!.text)
let type = Name.self
print(type.red.text)
@dynamicMemberLookup enum Env {
  static subscript(dynamicMember name: String) -> String { "$" + name }
  static subscript(dynamicMember name: String) -> Int { name.count }
}
let home: String = Env.HOME
let length: Int = Env.HOME
print(home, length)
