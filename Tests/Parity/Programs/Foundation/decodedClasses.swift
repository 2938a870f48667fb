import Foundation
final class Photo: Decodable { let id: String; let w, h: Double }
class Base: Codable { var n: Int; var s: String? }
print(try JSONDecoder().decode(Photo.self, from: Data(#"{"id":"a","w":1,"h":2}"#.utf8)).h)
print(try JSONDecoder().decode(Base.self, from: Data(#"{"n":3}"#.utf8)).n)
