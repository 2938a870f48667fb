import Foundation
struct P: Codable { var imageURL: String?; var firstName: String; var httpCode: Int? }
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase
print(try d.decode(P.self, from: Data(#"{"image_url":"x","first_name":"A","http_code":2}"#.utf8)))
print(try d.decode(P.self, from: Data(#"{"image_u_r_l":"x","firstName":"A","_http_code":2}"#.utf8)))
do { print(try d.decode(P.self, from: Data(#"{"first":"A"}"#.utf8))) } catch { print(error) }
print(try d.decode([String: Int].self, from: Data(#"{"a_key":1}"#.utf8)))
struct Q: Codable { var map: [String: Int]; var itemList: [Item]; struct Item: Codable { var itemID: Int?; var itemName: String } }
print(try d.decode(Q.self, from: Data(#"{"map":{"some_key":3},"item_list":[{"item_name":"n","item_id":4}]}"#.utf8)))
let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; e.outputFormatting = [.sortedKeys]
print(String(data: try e.encode(P(imageURL: "u", firstName: "B", httpCode: 5)), encoding: .utf8)!, String(data: try e.encode(["someKey": 1]), encoding: .utf8)!)
struct K: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
e.keyEncodingStrategy = .custom { path in K(stringValue: path.map(\.stringValue).joined(separator: ".").uppercased()) }
print(String(data: try e.encode(Q(map: ["k": 1], itemList: [.init(itemID: 1, itemName: "z")])), encoding: .utf8)!)
d.keyDecodingStrategy = .custom { K(stringValue: $0.last!.stringValue.lowercased()) }
struct L: Codable { var a: Int; var b: [Double] }
print(try d.decode(L.self, from: Data(#"{"A":1,"B":[1.5]}"#.utf8)))
let f = JSONDecoder(); f.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "+I", negativeInfinity: "-I", nan: "N")
print(try f.decode([Double].self, from: Data(#"["+I","-I","N",1.5]"#.utf8)))
f.dataDecodingStrategy = .deferredToData; print(try f.decode([Data].self, from: Data("[[1,2,3]]".utf8)))
f.dataDecodingStrategy = .custom { Data(try String(from: $0).utf8) }; print(try f.decode([Data].self, from: Data(#"["hey"]"#.utf8)).map { String(decoding: $0, as: UTF8.self) })
f.dataDecodingStrategy = .base64
do { print(try f.decode([Data].self, from: Data(#"["h*y"]"#.utf8))) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
let g = JSONEncoder(); g.dataEncodingStrategy = .deferredToData; print(String(data: try g.encode([Data([1,2])]), encoding: .utf8)!)
g.dataEncodingStrategy = .custom { var c = $1.singleValueContainer(); try c.encode("n\($0.count)") }; print(String(data: try g.encode([Data([1,2])]), encoding: .utf8)!)
