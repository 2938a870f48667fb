import Foundation
let data = Data([1, 2, 3, 250, 255])
print(data[1...2], data[1..<4].count, Array(data[2...]), data.prefix(2), data.suffix(1).first!, data.dropFirst(3).map { $0 })
print(data.base64EncodedString(), data.base64EncodedString(options: []), Data(base64Encoded: "AQID+v8=")! == data, Data(base64Encoded: "!") as Any)
print(data.first!, data.last!, data.isEmpty, data.count, data.contains(3), data.reversed().map { $0 }, data.startIndex, data.indices)
var d = Data()
d.append(65)
d.append(contentsOf: [66, 67])
d.append("DE".data(using: .utf8)!)
d += Data("F".utf8)
d[0] = 97
print(String(decoding: d, as: UTF8.self), String(data: d, encoding: .utf8)!, d.description, "\(d)", d.hashValue == d.hashValue)
d.removeAll { $0 == 67 }
d.insert(48, at: 0)
d.replaceSubrange(0..<1, with: [49, 50])
print(String(decoding: d, as: UTF8.self), d.subdata(in: 1..<3).count, d.range(of: Data("BD".utf8)) as Any, d.firstIndex(of: 66)!)
d.resetBytes(in: 0..<2)
print(Array(d), Data(repeating: 7, count: 2), Data(count: 3).count, Data(capacity: 10).isEmpty, d.advanced(by: 2).count)
print(data.map { String(format: "%02x", $0) }.joined(), data.reduce(0) { $0 + Int($1) }, data.sorted(by: >), data.max()!)
print([UInt8](data), Data("héllo".utf8).count, "héllo".data(using: .ascii) as Any, "abc".data(using: .ascii)!, String(data: Data([0xff]), encoding: .utf8) as Any)
print(String(bytes: [72, 105], encoding: .utf8)!, "€".data(using: .utf8)!.map { $0 }, "abc".lengthOfBytes(using: .utf8), "é".canBeConverted(to: .ascii))
let slice = data[2...]
print(slice.startIndex, slice[2], slice == Data([3, 250, 255]), Data(slice).startIndex, slice.endIndex)
struct Blob: Codable { var d: Data }
print(String(data: try JSONEncoder().encode(Blob(d: Data("hi".utf8))), encoding: .utf8)!, try JSONDecoder().decode(Blob.self, from: Data(#"{"d":"aGk="}"#.utf8)).d.count)
