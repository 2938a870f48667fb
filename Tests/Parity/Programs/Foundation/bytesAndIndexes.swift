import Foundation

var data = Data([0x48, 0x65, 0x6C, 0x6C, 0x6F])
print(
  data, data.count, data[1], String(data: data, encoding: .utf8)!,
  data.map { String(format: "%02x", $0) }.joined(), data.base64EncodedString(),
  Data(base64Encoded: "SGk=")!.count, Data(base64Encoded: "!!") as Any)
data.append(0x21)
data.append(contentsOf: [1, 2])
data.append(Data("x".utf8))
print(
  Array(data.suffix(4)), data.prefix(2).count, data.dropFirst(3).startIndex,
  data.firstIndex(of: 0x6F)!, data.range(of: Data([0x6C, 0x6C]))!, data.contains(0x21),
  data.starts(with: [0x48]), data.reversed().first!)
data.replaceSubrange(0..<2, with: [9, 9, 9])
data.removeSubrange(0..<2)
data.resetBytes(in: 0..<2)
print(Array(data))
var z = Data(count: 3)
z[1] = 5
print(
  Array(z), z == Data([0, 5, 0]), z.hashValue == Data([0, 5, 0]).hashValue, z.isEmpty,
  Data().isEmpty, Data(repeating: 1, count: 2).description, z.debugDescription)
extension Data {
  init?(hex: String) {
    guard hex.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    var i = hex.startIndex
    while i < hex.endIndex {
      let j = hex.index(i, offsetBy: 2)
      guard let b = UInt8(hex[i..<j], radix: 16) else { return nil }
      bytes.append(b)
      i = j
    }
    self.init(bytes)
  }
  var hex: String { map { String(format: "%02hhx", $0) }.joined() }
}
print(Data(hex: "deadBEEF")!.hex, Data(hex: "xyz") as Any)
let v: UInt32 = 0x0102_0304
let le = withUnsafeBytes(of: v.littleEndian) { Data($0) }
print(
  Array(le), le.withUnsafeBytes { $0.load(as: UInt32.self) } == v,
  le.reduce(0) { $0 << 8 | UInt32($1) }, data.withUnsafeBytes { $0.count })
for (i, chunk) in stride(from: 0, to: 5, by: 2).enumerated() {
  print(i, Array(Data([1, 2, 3, 4, 5])[chunk..<Swift.min(chunk + 2, 5)]), terminator: " ")
}
print()
print(
  Data("héllo".utf8).split(separator: 0x6C).map { $0.count },
  "abc".data(using: .ascii)!.elementsEqual([97, 98, 99]), Data([3, 1, 2]).sorted(),
  Data("a".utf8) + Data("b".utf8), Data([1, 2, 3]).lastIndex(of: 3)!, Data([1]).first as Any,
  Data([1, 2]).last!, String(decoding: Data([0xFF, 0x41]), as: UTF8.self))
let u = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(
  u, u.uuidString.lowercased(), UUID(uuidString: "bad") as Any,
  u == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"), u.uuid.0, UUID() == UUID(),
  u.hashValue == u.hashValue, [u: 1][u]!,
  u < UUID(uuidString: "F621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, UUID(uuid: u.uuid) == u)
let d1 = Decimal(string: "10.25")!
let d2: Decimal = 3
print(
  d1 + d2, d1 - d2, d1 * d2, d1 / d2, -d1, d1 > d2, d1.isNaN, d1.magnitude, pow(d2, 4), d1.exponent,
  d1.significand, d1.isSignMinus, Decimal(0.1), Decimal(1) / 3,
  NSDecimalNumber(decimal: d1).doubleValue, (d1 as NSDecimalNumber).intValue, Decimal.pi,
  Decimal.greatestFiniteMagnitude > 1, Decimal(sign: .minus, exponent: -2, significand: 125),
  d2.isZero, Decimal.nan, Decimal(string: "1e3")!, Decimal(string: "abc") as Any, d1.description)
var r = Decimal()
var x = Decimal(string: "2.345")!
NSDecimalRound(&r, &x, 2, .plain)
print(r)
NSDecimalRound(&r, &x, 2, .bankers)
print(r)
NSDecimalRound(&r, &x, 1, .down)
print(r, d1.rounded2())
extension Decimal {
  func rounded2() -> Decimal {
    var a = self
    var b = Decimal()
    NSDecimalRound(&b, &a, 0, .up)
    return b
  }
}
print(
  [d1, d2].reduce(0, +), [d1, d2].max()!, Double(truncating: d1 as NSNumber),
  Int(truncating: d1 as NSNumber), "\(d1 * 2)", Decimal(12).advanced(by: 1), d1.distance(to: d2))
var s = IndexSet([1, 3, 4, 5, 9])
s.insert(integersIn: 20..<23)
s.remove(4)
print(
  s.count, s.first!, s.last!, s.contains(3), s.contains(integersIn: 20...22),
  Array(s.rangeView.map { $0 }), s.integerGreaterThan(5)!, s.integerLessThan(3)!,
  s.integerGreaterThanOrEqualTo(6) as Any, s.map { $0 * 2 }, s.union([100]).count,
  s.intersection(IndexSet(0..<6)).map { $0 }, s.subtracting([1]).first!,
  IndexSet(integersIn: 2...4).isSuperset(of: [3]), s.filteredIndexSet { $0 > 5 }.map { $0 },
  s.reversed().first!, s.min()!, s.isEmpty, s.description)
s.shift(startingAt: 9, by: 2)
print(s.map { $0 })
var ip = IndexPath(indexes: [1, 2])
ip.append(3)
print(
  ip, ip.count, ip[0], ip.dropLast(), ip < IndexPath(indexes: [2]),
  ip.compare(IndexPath(index: 1)).rawValue, ip.appending(4), ip.removeLast())
var c = URLComponents(string: "https://a.b/c?x=1&y=2")!
c.queryItems?.append(URLQueryItem(name: "z", value: "ü&"))
print(
  c.url!, c.queryItems!.first { $0.name == "y" }!.value!, c.queryItems!.count,
  c.percentEncodedQuery!)
c.path = "/new path"
c.fragment = "f"
c.port = 8080
c.user = "me"
print(c.string!, c.host!, c.url!.query!, c.url!.fragment!)
let url = URL(string: "https://x.com/a/b.html?q=1#top")!
print(
  url.scheme!, url.host!, url.path, url.lastPathComponent, url.pathExtension, url.query!,
  url.fragment!, url.deletingLastPathComponent(), url.appendingPathComponent("z"),
  url.pathComponents, url.absoluteString, url.port as Any, url.isFileURL,
  url == URL(string: "https://x.com/a/b.html?q=1#top"),
  URL(string: "rel", relativeTo: url)!.absoluteString, URL(fileURLWithPath: "/tmp/a b.txt"),
  URL(fileURLWithPath: "/tmp/x").path)
