// Codable as it is made: nested types, enumerations with payloads, keys, optionals, dictionaries.
import Foundation
enum Kind: String, Codable { case big, small }
enum Shape: Codable, Equatable { case dot; case circle(radius: Double); case box(Int, height: Int); case tagged(String?) }
struct Point: Codable, Equatable { var x: Int; var y: Int }
struct Item: Codable, Equatable {
  var id: Int
  var title: String
  var kind: Kind
  var points: [Point] = []
  var note: String?
  var extra: [String: Double]
  var shape: Shape
  enum CodingKeys: String, CodingKey { case id, title = "name", kind, points, note, extra, shape }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let item = Item(id: 1, title: "one", kind: .big, points: [Point(x: 1, y: 2)], note: nil, extra: ["b": 2, "a": 1.5], shape: .box(3, height: 4))
func json<Value: Encodable>(_ value: Value) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
let text = try json(item)
print(text)
let back = try JSONDecoder().decode(Item.self, from: Data(text.utf8))
print(back == item, back.title, back.note as Any, back.shape)
for shape in [Shape.dot, .circle(radius: 1.5), .box(1, height: 2), .tagged(nil), .tagged("t")] {
  let text = try json(shape)
  print(text, try JSONDecoder().decode(Shape.self, from: Data(text.utf8)) == shape)
}
print(try json([1: "a"].map { [$0.key] }), try json(["k": [true, false]]), try json([Int?.none, 3]), try json("quote\"\n/"))
do { _ = try JSONDecoder().decode(Point.self, from: Data(#"{"x": 1}"#.utf8)) } catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }
do { _ = try JSONDecoder().decode(Point.self, from: Data(#"{"x": 1, "y": "a"}"#.utf8)) } catch DecodingError.typeMismatch(let type, let context) {
  print("mismatch", type, context.codingPath.map(\.stringValue))
}
do { _ = try JSONDecoder().decode(Kind.self, from: Data(#""huge""#.utf8)) } catch { print("corrupt", error is DecodingError) }
struct Manual: Codable {
  var pair: (Int, Int)
  init(_ a: Int, _ b: Int) { pair = (a, b) }
  enum CodingKeys: CodingKey { case first, second }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pair = (try container.decode(Int.self, forKey: .first), try container.decodeIfPresent(Int.self, forKey: .second) ?? -1)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pair.0, forKey: .first)
    try container.encode(pair.1, forKey: .second)
  }
}
print(try json(Manual(1, 2)), try JSONDecoder().decode(Manual.self, from: Data(#"{"first": 5}"#.utf8)).pair)
struct Wrapped<T: Codable>: Codable { var value: T }
print(try json(Wrapped(value: [Point(x: 0, y: 0)])), try JSONDecoder().decode(Wrapped<String>.self, from: Data(#"{"value": "v"}"#.utf8)).value)
class Base: Codable { var a = 1 }
print(try json(Base()), try JSONDecoder().decode(Base.self, from: Data(#"{"a": 7}"#.utf8)).a)
print(try JSONDecoder().decode([String: [Point]].self, from: Data(#"{"p": [{"x": 1, "y": 2}]}"#.utf8))["p"]![0].y)
