import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
struct Address: Codable, Equatable { var street: String; var zip: Int? }
struct Person: Codable, Equatable {
  var name: String; var age: Int; var tags: [String]; var address: Address?; var scores: [String: Double]; var active = true; var kind: Kind = .user; enum Kind: String, Codable { case user, admin }
}
read(Address.self, #"{"zip":5}"#); read(Address.self, #"{"street":5}"#); read(Address.self, #"{"street":null}"#); read(Address.self, "[1]"); read(Address.self, "{bad"); read(Int.self, #""x""#);
read(Person.self, #"{"name":"B","age":1,"tags":[1],"scores":{}}"#); read(Person.self, #"{"name":"B","age":1,"tags":[],"scores":{},"active":true,"kind":"zzz"}"#); read([Int].self, "");
read(Date.self, #""x""#); read(URL.self, #""""#); read([Address].self, #"[{"street":"a"},{"zip":1}]"#)
