import Foundation
// Polymorphic codable, dynamic keys, any values
enum JSONValue: Codable, Equatable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByFloatLiteral {
    case null, bool(Bool), int(Int), double(Double), string(String), array([JSONValue]), object([String: JSONValue])
    init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        if c.decodeNil() { self = .null } else if let b = try? c.decode(Bool.self) { self = .bool(b) } else if let i = try? c.decode(Int.self) { self = .int(i) } else if let d = try? c.decode(Double.self) { self = .double(d) } else if let s = try? c.decode(String.self) { self = .string(s) } else if let a = try? c.decode([JSONValue].self) { self = .array(a) } else { self = .object(try c.decode([String: JSONValue].self)) }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self { case .null: try c.encodeNil(); case .bool(let v): try c.encode(v); case .int(let v): try c.encode(v); case .double(let v): try c.encode(v); case .string(let v): try c.encode(v); case .array(let v): try c.encode(v); case .object(let v): try c.encode(v) }
    }
    init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .int(v) }; init(floatLiteral v: Double) { self = .double(v) }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(nilLiteral: ()) { self = .null }
    init(arrayLiteral e: JSONValue...) { self = .array(e) }; init(dictionaryLiteral e: (String, JSONValue)...) { self = .object(.init(uniqueKeysWithValues: e)) }
    subscript(k: String) -> JSONValue? { if case .object(let o) = self { o[k] } else { nil } }
    subscript(i: Int) -> JSONValue? { if case .array(let a) = self, a.indices.contains(i) { a[i] } else { nil } }
    var description: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .int(let i): "\(i)"; case .double(let d): "\(d)"; case .string(let s): "\"\(s)\""; case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"; case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" } }
}
let v = try JSONDecoder().decode(JSONValue.self, from: Data(#"{"a":[1,2.5,null,true,"s"],"b":{"c":{}}}"#.utf8))
print(v, v["a"]?[1] ?? nil, v["b"]?["c"] == [:], v["zz"] as Any)
let lit: JSONValue = ["x": [1, 2.5, nil, "t", false], "y": ["z": -1]]; let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
print(String(decoding: try enc.encode(lit), as: UTF8.self), try JSONDecoder().decode(JSONValue.self, from: enc.encode(lit)) == lit)
struct AnyKey: CodingKey { var stringValue: String; var intValue: Int?; init(stringValue s: String) { stringValue = s }; init?(intValue i: Int) { stringValue = "\(i)"; intValue = i } }
struct Scores: Codable { var byName: [String: Int]; init(from d: Decoder) throws { let c = try d.container(keyedBy: AnyKey.self); byName = [:]; for k in c.allKeys { byName[k.stringValue] = try c.decode(Int.self, forKey: k) } }; func encode(to e: Encoder) throws { var c = e.container(keyedBy: AnyKey.self); for (k, v) in byName { try c.encode(v * 2, forKey: AnyKey(stringValue: k)) } } }
print(String(decoding: try enc.encode(try JSONDecoder().decode(Scores.self, from: Data(#"{"ann":3,"bob":5}"#.utf8))), as: UTF8.self))
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
final class Cat: Animal { var lives = 9; enum CodingKeys: CodingKey { case lives }; required init(from d: Decoder) throws { lives = try d.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .lives); try super.init(from: d) }; override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: CodingKeys.self); try c.encode(lives, forKey: .lives) }; init() { super.init(name: "Tom") } }
print(String(decoding: try enc.encode(Cat()), as: UTF8.self)); let cat = try JSONDecoder().decode(Cat.self, from: Data(#"{"name":"Kit","lives":3}"#.utf8)); print(cat.name, cat.lives)
enum Payload: Decodable { case text(String), image(url: URL, w: Int); enum K: CodingKey { case type, body, url, w }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); switch try c.decode(String.self, forKey: .type) { case "text": self = .text(try c.decode(String.self, forKey: .body)); case "image": self = .image(url: try c.decode(URL.self, forKey: .url), w: try c.decode(Int.self, forKey: .w)); case let t: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(t)") } } }
do { print(try JSONDecoder().decode([Payload].self, from: Data(#"[{"type":"text","body":"hi"},{"type":"image","url":"http://i.mg/1","w":2}]"#.utf8))); _ = try JSONDecoder().decode([Payload].self, from: Data(#"[{"type":"vid"}]"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([String: Int].self, from: Data(#"{"a":"b"}"#.utf8)) } catch { print(error); print(error.localizedDescription) }
do { _ = try JSONDecoder().decode(Cat.self, from: Data("{}".utf8)) } catch let e as DecodingError { print(e) }
do { _ = try JSONDecoder().decode(Int.self, from: Data("nope".utf8)) } catch { print(error) }
do { _ = try JSONEncoder().encode([Double.nan]) } catch { print(error) }
enc.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"); print(String(decoding: try enc.encode([Double.infinity, -.infinity, .nan, 1.0, 0.1, 1e20, 1e-7]), as: UTF8.self))
struct Wrap<T: Codable>: Codable { let data: T; let meta: [String: String]?; var n: Int? = 4 }
print(String(decoding: try enc.encode(Wrap(data: [URL(string: "http://a/b")!], meta: nil)), as: UTF8.self), try JSONDecoder().decode(Wrap<[Int?]>.self, from: Data(#"{"data":[1,null],"meta":{"k":"v"}}"#.utf8)))
enc.dataEncodingStrategy = .base64; enc.dateEncodingStrategy = .millisecondsSince1970; print(String(decoding: try enc.encode(["d": Data([1, 2, 3])]), as: UTF8.self), String(decoding: try enc.encode([Date(timeIntervalSince1970: 1.5)]), as: UTF8.self), String(decoding: try enc.encode(["t": Date(timeIntervalSinceReferenceDate: 0)]), as: UTF8.self), String(decoding: try enc.encode([1: "a"]), as: UTF8.self), String(decoding: try enc.encode("é/\u{1}\n"), as: UTF8.self), String(decoding: try enc.encode(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")), as: UTF8.self))
struct Def: Codable { @Default var flag: Bool; @propertyWrapper struct Default: Codable { var wrappedValue = true; init() {}; init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(Bool.self) }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } } }
extension KeyedDecodingContainer { func decode(_ t: Def.Default.Type, forKey k: Key) throws -> Def.Default { try decodeIfPresent(t, forKey: k) ?? .init() } }
print(try JSONDecoder().decode(Def.self, from: Data("{}".utf8)).flag, try JSONDecoder().decode(Def.self, from: Data(#"{"flag":false}"#.utf8)).flag)
var unkeyed = [[Any]](); struct Pair: Decodable { let a: Int, b: String; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); a = try c.decode(Int.self); b = try c.decode(String.self); print("at end", c.isAtEnd, c.count as Any, c.currentIndex) } }
print(try JSONDecoder().decode([Pair].self, from: Data(#"[[1,"x"],[2,"y",3]]"#.utf8)))
