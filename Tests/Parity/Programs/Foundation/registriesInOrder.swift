import Foundation

// Observers come and go in any order, and are told in the order in which they came.
let center = NotificationCenter()
let ping = Notification.Name("ping")
var heard: [Int] = []
var tokens: [Int: any NSObjectProtocol] = [:]
for number in 0..<12 {
  tokens[number] = center.addObserver(forName: ping, object: nil, queue: nil) { _ in
    heard.append(number)
  }
}
for number in [0, 3, 4, 5, 6, 7, 8, 11] { center.removeObserver(tokens[number]!) }
center.removeObserver(tokens[3]!)
center.post(name: ping, object: nil)
print(heard.sorted())

var indexes = IndexSet([5, 1, 9, 3, 5])
indexes.insert(integersIn: 20..<23)
print(indexes.map { $0 }, indexes.contains(9), indexes.contains(8), indexes.count(in: 3..<21))
print(indexes.remove(9) as Any, indexes.remove(8) as Any)
print(indexes.integerGreaterThan(5) as Any, indexes.integerLessThan(1) as Any)
print(indexes.integerLessThanOrEqualTo(4) as Any, indexes.integerGreaterThanOrEqualTo(23) as Any)

final class Key: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
  override var hash: Int { name.hashValue }
  override func isEqual(_ other: Any?) -> Bool { (other as? Key)?.name == name }
}
let cache = NSCache<Key, NSNumber>()
for number in 0..<5 { cache.setObject(NSNumber(value: number), forKey: Key("k\(number % 3)")) }
cache.removeObject(forKey: Key("k2"))
print(["k0", "k1", "k2"].map { cache.object(forKey: Key($0))?.intValue ?? -1 })
cache.removeAllObjects()
print(cache.object(forKey: Key("k0")) as Any)

let total = await withTaskGroup(of: Int.self) { group in
  for number in 0..<40 { group.addTask { number } }
  var sum = 0
  for await number in group { sum += number }
  return (sum, group.isEmpty)
}
print(total)

struct Options: OptionSet {
  let rawValue: UInt8
  static let a = Options(rawValue: 1), b = Options(rawValue: 2), c = Options(rawValue: 4)
  static let all: Options = [.a, .b, .c]
}
let some: Options = [.a, .c]
print(some.rawValue, some.contains(.b), Options.all.isSuperset(of: some), some.isSubset(of: .a))
print(some.union(.b) == .all, some.intersection([.b, .c]).rawValue, Options().isEmpty)
