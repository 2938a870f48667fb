import Foundation
let d = NSData(data: Data([1, 2, 255]))
print(d, d.length, d == NSData(data: Data([1, 2, 255])), d.hash == NSData(data: Data([1,2,255])).hash)
print(d.base64EncodedString(), d as Data, (d as Data).count)
let m = NSMutableData()
m.append(Data([7, 8]))
m.append(Data("hi".utf8))
print(m.length, m, m.subdata(with: NSRange(location: 1, length: 2)) as NSData)
m.length = 2
print(m)
if let n = NSData(base64Encoded: "aGk=") { print(n, String(data: n as Data, encoding: .utf8)!) }
let x: Any = d
print(x is NSData, x as? Data as Any)
m.setData(Data([1])); print(m)
print(NSData())
print((Data([3]) as NSData).isEqual(Data([3])), NSData(data: Data()).isEmpty)
