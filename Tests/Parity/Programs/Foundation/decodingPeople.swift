import Foundation
struct Address: Codable, Equatable { var street: String; var zip: String? }
enum Role: String, Codable { case admin, user }
struct Person: Codable, Equatable {
  var name: String; var age: Int; var address: Address?; var tags: [String]; var role: Role
  enum CodingKeys: String, CodingKey { case name = "full_name", age, address, tags, role }
}
let p = Person(name: "Ann", age: 30, address: Address(street: "Main", zip: nil), tags: ["x", "y"], role: .admin)
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys, .prettyPrinted]
let data = try enc.encode(p)
print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode(Person.self, from: data)
print(back == p)
let json = #"[{"full_name":"Bo","age":4,"tags":[],"role":"user"},{"full_name":"C","age":1,"tags":["q"],"role":"admin","address":{"street":"S","zip":"1"}}]"#
let list = try JSONDecoder().decode([Person].self, from: Data(json.utf8))
print(list.map(\.name), list[1].address?.zip ?? "-", list[0].address as Any)
do { _ = try JSONDecoder().decode(Person.self, from: Data(#"{"full_name":"x"}"#.utf8)) }
catch DecodingError.keyNotFound(let key, let ctx) { print("missing", key.stringValue, ctx.codingPath.count) }
do { _ = try JSONDecoder().decode([Person].self, from: Data(#"[{"full_name":1}]"#.utf8)) }
catch let DecodingError.typeMismatch(t, ctx) { print("type", t, ctx.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Role.self, from: Data(#""boss""#.utf8)) }
catch let DecodingError.dataCorrupted(ctx) { print(ctx.debugDescription) }
let d = try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a":[1,2],"b":[]}"#.utf8))
print(d["a"]!, d.count)
enc.outputFormatting = .sortedKeys
print(String(decoding: try enc.encode(["k": 1.5, "j": 2]), as: UTF8.self))
print(String(decoding: try enc.encode([Optional(1), nil]), as: UTF8.self))
