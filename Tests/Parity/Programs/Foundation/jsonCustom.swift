import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
struct Custom: Codable {
  var id: Int; var label: String; var nested: String; enum CodingKeys: String, CodingKey { case id = "identifier", label, info }; enum InfoKeys: String, CodingKey { case nested = "deep" }
  init(id: Int) { self.id = id; label = "L\(id)"; nested = "n" }
  init(from d: Decoder) throws {
    let c = try d.container(keyedBy: CodingKeys.self); id = try c.decode(Int.self, forKey: .id); label = try c.decodeIfPresent(String.self, forKey: .label) ?? "none";
    let i = try c.nestedContainer(keyedBy: InfoKeys.self, forKey: .info); nested = try i.decode(String.self, forKey: .nested);
    if id < 0 { throw DecodingError.dataCorruptedError(forKey: .id, in: c, debugDescription: "negative") }
  }
  func encode(to e: Encoder) throws {
    var c = e.container(keyedBy: CodingKeys.self); try c.encode(id, forKey: .id); try c.encode(label, forKey: .label); var i = c.nestedContainer(keyedBy: InfoKeys.self, forKey: .info);
    try i.encode(nested, forKey: .nested)
  }
}
show(Custom(id: 4)); read(Custom.self, #"{"identifier":1,"info":{"deep":"x"}}"#); read(Custom.self, #"{"identifier":-1,"info":{"deep":"x"}}"#); read(Custom.self, #"{"identifier":1}"#);
read(Custom.self, #"{"identifier":1,"info":{}}"#)
