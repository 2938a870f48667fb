import Foundation
struct Temp: Codable {
  var celsius: Double
  private enum K: String, CodingKey { case value, unit }
  init(celsius: Double) { self.celsius = celsius }
  init(from d: Decoder) throws {
    let c = try d.container(keyedBy: K.self)
    let v = try c.decode(Double.self, forKey: .value)
    switch try c.decodeIfPresent(String.self, forKey: .unit) ?? "C" {
    case "C": celsius = v
    case "F": celsius = (v - 32) / 1.8
    case let u: throw DecodingError.dataCorruptedError(forKey: .unit, in: c, debugDescription: "bad unit \(u)")
    }
  }
  func encode(to e: Encoder) throws { var c = e.container(keyedBy: K.self); try c.encode(celsius, forKey: .value); try c.encode("C", forKey: .unit) }
}
func parse(_ s: String) -> Result<[Temp], Error> { Result { try JSONDecoder().decode([Temp].self, from: s.data(using: .utf8)!) } }
print(try parse(#"[{"value":50,"unit":"F"},{"value":3}]"#).get().map(\.celsius))
if case .failure(DecodingError.dataCorrupted(let c)) = parse(#"[{"value":1,"unit":"K"}]"#) { print(c.debugDescription, c.codingPath.map { $0.intValue ?? -1 }) }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
print(String(data: try e.encode(["t": Temp(celsius: 1.5)]), encoding: .utf8)!)
enum Shape: Codable, Equatable { case circle(radius: Double), rect(Double, Double), unit }
let shapes: [Shape] = [.circle(radius: 2), .rect(1, 2), .unit]
let txt = try e.encode(shapes)
print(String(decoding: txt, as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: txt) == shapes)
struct Wrapper<T: Codable>: Codable { var items: [T]; var next: Int? }
print(try JSONDecoder().decode(Wrapper<String>.self, from: Data(#"{"items":["a"]}"#.utf8)))
e.keyEncodingStrategy = .convertToSnakeCase
struct Snake: Codable { var firstName = "a"; var lastSeenAt = 3 }
print(String(decoding: try e.encode(Snake()), as: UTF8.self))
let de = JSONDecoder(); de.keyDecodingStrategy = .convertFromSnakeCase
print(try de.decode(Snake.self, from: Data(#"{"first_name":"q","last_seen_at":9}"#.utf8)))
