import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
struct Address: Codable, Equatable { var street: String; var zip: Int? }
struct Person: Codable, Equatable {
  var name: String; var age: Int; var tags: [String]; var address: Address?; var scores: [String: Double]; var active = true; var kind: Kind = .user; enum Kind: String, Codable { case user, admin }
}
read(Person.self, #"{"name":"B","age":1,"tags":[],"scores":{},"active":false,"kind":"admin"}"#); read([Int].self, "[1, 2 ,3]"); read([String: Int].self, #"{"a":1}"#);
read(Address.self, #"{"street":"x","zip":5,"extra":true}"#); read(Int.self, "5"); read(String.self, #""a\u00e9\n\"\/""#); read([Int?].self, "[1,null]"); read(Double.self, "1e3");
read(Bool.self, "true"); read([[Int]].self, "[[1],[2,3]]"); read(UUID.self, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#)
