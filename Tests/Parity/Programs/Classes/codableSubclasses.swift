import Foundation

// What the compiler derives for a class knows its own properties; subclasses add theirs by hand.
class Shape: Codable {
  var name = "shape"
  var sides: Int
  init(sides: Int) { self.sides = sides }
}

class Square: Shape {
  var edge: Double
  init(edge: Double) {
    self.edge = edge
    super.init(sides: 4)
    name = "square"
  }
  private enum CodingKeys: String, CodingKey { case edge = "edge_length" }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    edge = try container.decode(Double.self, forKey: .edge)
    try super.init(from: decoder)
  }
  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edge, forKey: .edge)
  }
}

final class Tile: Square {
  var colour = "grey"
  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    print("encoded a \(colour) tile")
  }
}

class Blob: Shape {
  var softness = 7
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text(_ shape: Shape) throws -> String {
  String(decoding: try encoder.encode(shape), as: UTF8.self)
}
let tile = Tile(edge: 2)
tile.colour = "red"
print(try text(Shape(sides: 3)))
print(try text(Square(edge: 1.5)))
print(try text(tile))
print(try text(Blob(sides: 0)))

let data = Data(#"{"name":"read","sides":4,"edge_length":2.5,"softness":1}"#.utf8)
let square = try JSONDecoder().decode(Square.self, from: data)
print(type(of: square), square.name, square.sides, square.edge)
let read = try JSONDecoder().decode(Tile.self, from: data)
print(type(of: read), read.name, read.edge, read.colour)
let blob = try JSONDecoder().decode(Blob.self, from: data)
print(type(of: blob), blob.name, blob.softness)

// A class that conforms below one that does not encodes what it adds alone.
class Plain { var hidden = "hidden" }
class Open: Plain, Codable { var shown = "shown" }
print(String(decoding: try encoder.encode(Open()), as: UTF8.self))
let open = try JSONDecoder().decode(Open.self, from: Data(#"{"shown":"read","hidden":"not"}"#.utf8))
print(open.shown, open.hidden)
let shapes: [any Encodable] = [Square(edge: 1), Blob(sides: 1)]
for shape in shapes { print(String(decoding: try encoder.encode(shape), as: UTF8.self)) }
