import Foundation
struct P: Decodable { var n: Int }
struct A: Decodable { var p: P }
struct B: Decodable { var s: String }
struct C: Decodable { var a: [Int] }
struct D: Decodable { var d: [String: Int] }
enum E2: String, Decodable { case x }
struct F: Decodable { var e: E2 }
struct G: Decodable { var u: URL }
struct H: Decodable { var w: Date }
struct V: Decodable { var isNull: Bool; init(from d: Decoder) throws { isNull = try d.singleValueContainer().decodeNil() } }
struct I: Decodable { var v: V }
func t<T: Decodable>(_ type: T.Type, _ s: String) { do { print(try JSONDecoder().decode(type, from: Data(s.utf8))) } catch { print(error) } }
t(A.self, #"{"p":null}"#)
t(B.self, #"{"s":null}"#)
t(C.self, #"{"a":null}"#)
t(D.self, #"{"d":null}"#)
t(F.self, #"{"e":null}"#)
t(G.self, #"{"u":null}"#)
t(H.self, #"{"w":null}"#)
t(I.self, #"{"v":null}"#)
t([V].self, #"[null]"#)
t([P].self, #"[null]"#)
t([Int].self, #"[null]"#)
t(V.self, "null")
t([String: V].self, #"{"a":null}"#)
t([String: Int].self, #"{"a":null}"#)
