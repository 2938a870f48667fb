import Foundation
struct S: Codable { var a = 1; var b = "x"; enum Ks: String, CodingKey { case a = "A", b }; typealias CodingKeys = Ks }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try! e.encode(S()), encoding: .utf8)!)
print(try! JSONDecoder().decode(S.self, from: Data(#"{"A":3,"b":"q"}"#.utf8)))
