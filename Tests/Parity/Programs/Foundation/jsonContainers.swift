import Foundation
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let dec = JSONDecoder()
func show<T: Encodable>(_ v: T) { do { print(String(decoding: try enc.encode(v), as: UTF8.self)) } catch { print("error", error) } }
func read<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try dec.decode(t, from: Data(s.utf8))) } catch { print("error", error) } }
struct Poly: Encodable {
  func encode(to e: Encoder) throws {
    var u = e.unkeyedContainer(); try u.encode(1); try u.encode("a"); try u.encodeNil(); var n = u.nestedUnkeyedContainer(); try n.encode(true); var k = u.nestedContainer(keyedBy: K.self);
    try k.encode(5, forKey: .z)
  }; enum K: String, CodingKey { case z }
}; show(Poly());
struct Single: Codable {
  var v: Int; init(v: Int) { self.v = v }; init(from d: Decoder) throws { v = try d.singleValueContainer().decode(Int.self) };
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(v) }
}; show([Single(v: 3)]); read([Single].self, "[4]"); class Base: Codable { var a = 1 }; show(Base()); struct Gen<T: Codable>: Codable { var t: T }; show(Gen(t: [1]));
read(Gen<String>.self, #"{"t":"q"}"#)
