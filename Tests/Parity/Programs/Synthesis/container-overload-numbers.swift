import Foundation
protocol Model: Codable {}
struct A: Model { var n: Int; var s: [String]?; let k = 3; lazy var z = 4; var d = 1.5 }
final class B: Codable { var a: Int; var o: Int?; init(a: Int) { self.a = a } }
class C: Codable { var x = 1 }
struct G<T: Codable>: Codable { var t: T; var n: Int }
struct K: Codable { var first: Int; var other: String = "d"; enum CodingKeys: String, CodingKey { case first = "1st" } }
extension KeyedDecodingContainer {
  func decode(_ t: Int.Type, forKey k: Key) throws -> Int { if let s = try? decode(String.self, forKey: k) { return Int(s) ?? -1 }; return (try? decode(Double.self, forKey: k)).map(Int.init) ?? 42 }
}
let dec = JSONDecoder()
func d<T: Decodable>(_ t: T.Type, _ s: String) throws -> T { try dec.decode(t, from: Data(s.utf8)) }
print(try d(A.self, #"{"n": "12", "d": 2}"#).n)
print(try d(B.self, #"{"a": "7", "o": 5}"#).a, try d(B.self, #"{}"#).a)
print(try d(C.self, #"{"x": "5"}"#).x, try d(G<String>.self, #"{"t": "a", "n": "3"}"#))
let k = try d(K.self, #"{"1st": "9"}"#); print(k)
print(String(data: try JSONEncoder().encode(k), encoding: .utf8)!)
do { _ = try d(A.self, #"{"n": "12"}"#) } catch DecodingError.keyNotFound(let k, _) { print("missing", k.stringValue) }
