import Foundation

func j<T: Encodable>(_ v: T) {
  let e = JSONEncoder()
  e.outputFormatting = [.sortedKeys]
  print(String(decoding: (try? e.encode(v)) ?? Data("failed".utf8), as: UTF8.self))
}
func rt<T: Codable & Equatable>(_ v: T) {
  j([v])
  print((try? JSONDecoder().decode([T].self, from: JSONEncoder().encode([v])))?.first == v)
}
rt(DateComponents(year: 2024, month: 2))
rt(TimeZone(identifier: "Europe/Berlin")!)
rt(Locale(identifier: "fr_FR"))
rt(IndexSet([1, 2, 5]))
rt(IndexPath(indexes: [1, 2]))
rt(DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5))
rt(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
rt(URL(string: "http://a.b")!)
rt(Decimal(string: "1.25")!)
rt(1...3)
rt(1..<4)
rt(PartialRangeFrom(3).lowerBound)
rt([1: "a"])
rt(["k": [1.5]])
rt(Set([3]))
rt(CGPoint(x: 1, y: 2))
rt(CGRect(x: 1, y: 2, width: 3, height: 4))
rt(CGSize(width: 1, height: 2))
rt(Data([1, 2]))
rt(Float(0.5))
rt(UInt8(5))
rt(Optional(3))
rt(PersonNameComponents(givenName: "A", familyName: "B"))
rt(Measurement(value: 1, unit: UnitLength.meters))
rt(URLComponents(string: "http://q.r/s?t=1")!)
rt(Calendar.Component.day == .day)
rt(Locale.Currency("USD"))
rt(Duration.seconds(2))
rt(ContiguousArray([1, 2]))
rt(CollectionOfOne(1).first!)
rt(SortOrder.forward)
rt(TaskPriority.high)
rt(Never?.none)
struct W: Codable, Equatable {
  var d: Date
  init(_ d: Date) { self.d = d }
  init(from decoder: Decoder) throws { d = try Date(from: decoder) }
  func encode(to encoder: Encoder) throws { try d.encode(to: encoder) }
}
rt(W(Date(timeIntervalSinceReferenceDate: 5)))
struct V<T: Codable & Equatable>: Codable, Equatable {
  var v: T
  init(_ v: T) { self.v = v }
  init(from d: Decoder) throws { v = try T(from: d) }
  func encode(to e: Encoder) throws { try v.encode(to: e) }
}
rt(V(5))
rt(V("s"))
rt(V([1]))
rt(V(["a": 1]))
rt(V(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!))
rt(V(2.5))
rt(V(Optional(3)))
rt(V(true))
rt(V(Set([1])))
enum E: String, Codable { case a, b }
rt(V(E.a))
struct P: Codable, Equatable { var x = 1 }
rt(V(P()))
class Sup: Codable { var a = 1 }
class Sub: Sup {
  var b = 2
  enum K: CodingKey { case b, sup }
  override init() { super.init() }
  required init(from d: Decoder) throws {
    let c = try d.container(keyedBy: K.self)
    b = try c.decode(Int.self, forKey: .b)
    try super.init(from: c.superDecoder(forKey: .sup))
  }
  override func encode(to e: Encoder) throws {
    var c = e.container(keyedBy: K.self)
    try c.encode(b, forKey: .b)
    try super.encode(to: c.superEncoder(forKey: .sup))
  }
}
j(Sub())
print(try JSONDecoder().decode(Sub.self, from: Data(#"{"b":7,"sup":{"a":9}}"#.utf8)).a)
