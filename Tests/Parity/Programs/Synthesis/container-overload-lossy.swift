import Foundation
@propertyWrapper struct Lossy: Codable { var wrappedValue: [Int]
 init(wrappedValue: [Int]) { self.wrappedValue = wrappedValue }
 init(from d: Decoder) throws { var c = try d.unkeyedContainer(); var l: [Int] = []; while !c.isAtEnd { if let x = try? c.decode(Int.self) { l.append(x) } else { _ = try? c.decode(String.self) } }; wrappedValue = l }
 func encode(to e: Encoder) throws { try wrappedValue.encode(to: e) } }
extension KeyedDecodingContainer { func decode(_ t: Lossy.Type, forKey k: Key) throws -> Lossy { try decodeIfPresent(t, forKey: k) ?? Lossy(wrappedValue: []) } }
extension KeyedEncodingContainer { mutating func encode(_ v: Lossy, forKey k: Key) throws { if v.wrappedValue.isEmpty { return }; try encode(v.wrappedValue, forKey: k) } }
struct M: Codable { @Lossy var a: [Int]; @Lossy var b: [Int]; var c: String? }
let m = try JSONDecoder().decode(M.self, from: Data(#"{"a": [1, "x", 2]}"#.utf8))
print(m.a, m.b, m.c as Any)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try e.encode(m), encoding: .utf8)!)
