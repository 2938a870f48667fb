import Foundation

// Codable: nested, custom keys, dates, polymorphic
struct Address: Codable, Equatable {
  var street: String
  var zip: String?
}
struct Person: Codable, Equatable {
  enum Role: String, Codable, CaseIterable {
    case admin
    case user = "regular"
  }
  let id: Int
  var name: String
  var email: URL?
  var role: Role
  var address: Address
  var tags: Set<String>
  var scores: [String: Double]
  enum CodingKeys: String, CodingKey {
    case id
    case name = "full_name"
    case email, role, address, tags, scores
  }
}
let json = """
  {"id": 7, "full_name": "Ann Lee", "email": "https://ex.com/a", "role": "regular", "address": {"street": "Main"}, "tags": ["x"], "scores": {"m": 1.5}}
  """
let p = try JSONDecoder().decode(Person.self, from: Data(json.utf8))
print(p.name, p.role, p.email!.host!, p.address.zip as Any, p.tags, p.scores["m"]!)
let enc = JSONEncoder()
enc.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try enc.encode(p), encoding: .utf8)!)
print(try JSONDecoder().decode(Person.self, from: enc.encode(p)) == p)
struct Event: Codable {
  var at: Date
  var kind: Kind
  enum Kind: Codable, Equatable {
    case click(x: Int, y: Int)
    case key(String)
    case idle
  }
}
let e = JSONEncoder()
e.dateEncodingStrategy = .iso8601
e.outputFormatting = .sortedKeys
e.keyEncodingStrategy = .convertToSnakeCase
let ev = [
  Event(at: Date(timeIntervalSince1970: 0), kind: .click(x: 1, y: 2)),
  Event(at: Date(timeIntervalSince1970: 60), kind: .idle),
]
let s = String(decoding: try e.encode(ev), as: UTF8.self)
print(s)
let d = JSONDecoder()
d.dateDecodingStrategy = .iso8601
print(try d.decode([Event].self, from: Data(s.utf8)).map(\.kind))
struct Lossy<T: Decodable>: Decodable {
  var items: [T]
  init(from decoder: Decoder) throws {
    var c = try decoder.unkeyedContainer()
    items = []
    while !c.isAtEnd {
      if let v = try? c.decode(T.self) { items.append(v) } else { _ = try? c.decode(Skip.self) }
    }
  }
  struct Skip: Decodable {}
}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data("[1,\"x\",3]".utf8)).items)
do { _ = try JSONDecoder().decode(Person.self, from: Data("{\"id\": \"7\"}".utf8)) } catch let
  DecodingError.typeMismatch(t, c)
{ print("mismatch", t, c.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Person.self, from: Data("{\"id\": 7}".utf8)) } catch let
  DecodingError.keyNotFound(k, _)
{ print("missing", k.stringValue) } catch { print("?") }
enum AnyValue: Codable {
  case int(Int)
  case string(String)
  case list([AnyValue])
  case null
  init(from decoder: Decoder) throws {
    let c = try decoder.singleValueContainer()
    if c.decodeNil() {
      self = .null
    } else if let i = try? c.decode(Int.self) {
      self = .int(i)
    } else if let s = try? c.decode(String.self) {
      self = .string(s)
    } else {
      self = .list(try c.decode([AnyValue].self))
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.singleValueContainer()
    switch self {
    case .int(let i): try c.encode(i)
    case .string(let s): try c.encode(s)
    case .list(let l): try c.encode(l)
    case .null: try c.encodeNil()
    }
  }
}
let v = try JSONDecoder().decode([AnyValue].self, from: Data("[1,\"a\",[2,null]]".utf8))
print(v, String(decoding: try JSONEncoder().encode(v), as: UTF8.self))
