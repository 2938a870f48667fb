import Foundation
enum Shape: Codable { case none, sq(side: Double), two(Int, String) }
let dec = JSONDecoder()
for t in [#"{"none":{}}"#, #"{"sq":{"side":2}}"#, #"{"two":{"_0":1,"_1":"x"}}"#, #"{"bad":{}}"#, #"{}"#, #"{"none":{},"sq":{"side":1}}"#, #"{"sq":{}}"#, #"{"none":1}"#] {
  do { print(try dec.decode(Shape.self, from: Data(t.utf8))) } catch { print(error) }
}
struct S: Decodable { var a: Int; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); a = try c.decode(Int.self); a += try c.decode(Int.self) } }
for t in ["[1,2]", "[1]", #"[1,"x"]"#, "{}", "[1,null]", "3"] { do { print(try dec.decode(S.self, from: Data(t.utf8))) } catch { print(error) } }
for t in ["[1,2]", #"[1,"x"]"#, "{}", "[1,null]", "3"] { do { print(try dec.decode([Int].self, from: Data(t.utf8))) } catch { print(error) } }
enum Event: Codable, Equatable {
  case login(user: String, Int?), logout, secret
  enum CodingKeys: String, CodingKey { case login = "sign-in", logout }
  enum LoginCodingKeys: String, CodingKey { case user = "name", _1 }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for event in [Event.login(user: "ann", nil), .login(user: "bob", 3), .logout] {
  let data = try encoder.encode(event)
  print(String(decoding: data, as: UTF8.self), try dec.decode(Event.self, from: data) == event)
}
do { _ = try encoder.encode(Event.secret) } catch EncodingError.invalidValue(_, let context) { print(context.debugDescription) }
